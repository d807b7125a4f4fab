import { QueryView } from 'shared-contracts/behaviour/query-view';
import { chooseVisitors } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { SavedChoice } from './saved-choice.tsx';
import { Section } from './section.tsx';

/** Whether those who are not signed in may see the profile. */
export function VisitorsSection() {
  const t = useTexts(settingsTexts);
  const { query, send } = useHost();
  const mine = useQuery(query(myProfile, {}));
  const profile = mine.data?.data;
  // A server that is older than the choice shows every profile to visitors.
  if (profile !== undefined && profile.visitors_allowed === undefined) return null;
  return (
    <Section title={t('visitors.title')}>
      <QueryView plain query={mine} loading={<SkeletonText lines={2} />} failed={t('pause.failed')}>
        {({ data }) => (
          <SavedChoice
            label={t('visitors.choice')}
            text={t('visitors.text')}
            kept={data.visitors_allowed === true}
            saving={{
              act: (allowed) => send(chooseVisitors, { body: { allowed } }),
              refresh: () => [keyOf(myProfile)],
              key: ['profile-visitors'],
            }}
          />
        )}
      </QueryView>
    </Section>
  );
}
