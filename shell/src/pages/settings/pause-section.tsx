import { QueryView } from 'shared-contracts/behaviour/query-view';
import { setProfileState } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { SavedChoice } from './saved-choice.tsx';
import { Section } from './section.tsx';

/** Takes the profile out of sight for a while, and back. */
export function PauseSection() {
  const t = useTexts(settingsTexts);
  const { query, send } = useHost();
  const mine = useQuery(query(myProfile, {}));
  return (
    <Section title={t('pause.title')}>
      <QueryView plain query={mine} loading={<SkeletonText lines={2} />} failed={t('pause.failed')}>
        {({ data: { state } }) => {
          if (state === 'hidden') return <p>{t('pause.hidden')}</p>;
          if (state === 'marriage_fixed') return <p>{t('pause.fixed')}</p>;
          return (
            <SavedChoice
              label={t('pause.choice')}
              text={t('pause.text')}
              kept={state === 'paused'}
              saving={{
                act: (isPaused) =>
                  send(setProfileState, { body: { state: isPaused ? 'paused' : 'active' } }),
                refresh: () => [keyOf(myProfile)],
                key: ['profile-state'],
              }}
            />
          );
        }}
      </QueryView>
    </Section>
  );
}
