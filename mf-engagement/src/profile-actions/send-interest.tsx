import { sendInterest } from 'shared-contracts/calls/engagement';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { IconHeart, IconHeartFilled } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { refreshInterests } from '../people/refresh-interests.ts';
import { ActionButton } from './action-button.tsx';
import { actionTexts } from './action-texts.ts';

/** Send Interest, and once it is sent the way to the list where its answer comes. */
export function SendInterest({ profile, sent }: { profile: Profile; sent: boolean }) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const cache = useQueryClient();
  const { id, name } = profile;
  return (
    <ActionButton
      userId={id}
      done={sent}
      flag="i_am_interested"
      primary
      icon={<IconHeart />}
      label={t('interest.send')}
      question={{
        title: t('interest.question', { name: personName(profile) }),
        text: t('interest.text', { name }),
      }}
      act={() => send(sendInterest, { body: { to: id } })}
      notice="interest.sent"
      doneBefore={424}
      refresh={() => refreshInterests(cache, id)}
      doneIcon={<IconHeartFilled />}
      doneLabel={t('interest.isSent')}
      doneHref={routes.interests.href()}
    />
  );
}
