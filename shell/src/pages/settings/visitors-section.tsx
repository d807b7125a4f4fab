import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { chooseVisitors } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { CheckboxField, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';

/** Whether those who are not signed in may see the profile. */
export function VisitorsSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const mine = useQuery(query(myProfile, {}));
  const profile = mine.data?.data;
  // A server that is older than the choice shows every profile to visitors.
  if (profile !== undefined && profile.visitors_allowed === undefined) return null;
  return (
    <Section title={t('visitors.title')}>
      {profile === undefined && mine.error === null && <SkeletonText lines={2} />}
      {profile === undefined && mine.error !== null && (
        <LoadFailed
          plain
          title={t('pause.failed')}
          error={mine.error}
          retrying={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {profile !== undefined && <VisitorsChoice allowed={profile.visitors_allowed === true} />}
    </Section>
  );
}

/** Saved at once. */
function VisitorsChoice({ allowed }: { allowed: boolean }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const { chosen, choose } = useChoice(allowed, {
    act: (wanted: boolean) => send(chooseVisitors, { body: { allowed: wanted } }),
    refresh: () => [keyOf(myProfile)],
    key: ['profile-visitors'],
  });
  return (
    <div>
      <CheckboxField
        label={t('visitors.choice')}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="shell-fine">{t('visitors.text')}</p>
    </div>
  );
}
