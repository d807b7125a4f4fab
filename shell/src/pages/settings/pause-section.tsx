import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { setProfileState } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { CheckboxField, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';

/** Takes the profile out of sight for a while, and back. */
export function PauseSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const mine = useQuery(query(myProfile, {}));
  const state = mine.data?.data.state;
  return (
    <Section title={t('pause.title')}>
      {state === undefined && mine.error === null && <SkeletonText lines={2} />}
      {state === undefined && mine.error !== null && (
        <LoadFailed
          plain
          title={t('pause.failed')}
          error={mine.error}
          retrying={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {state === 'hidden' && <p>{t('pause.hidden')}</p>}
      {state === 'marriage_fixed' && <p>{t('pause.fixed')}</p>}
      {(state === 'active' || state === 'paused') && <PauseChoice paused={state === 'paused'} />}
    </Section>
  );
}

/** Saved at once. */
function PauseChoice({ paused }: { paused: boolean }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const { chosen, choose } = useChoice(paused, {
    act: (wanted: boolean) =>
      send(setProfileState, { body: { state: wanted ? 'paused' : 'active' } }),
    refresh: () => [keyOf(myProfile)],
    key: ['profile-state'],
  });
  return (
    <div>
      <CheckboxField
        label={t('pause.choice')}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <p className="shell-fine">{t('pause.text')}</p>
    </div>
  );
}
