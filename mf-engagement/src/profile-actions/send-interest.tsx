import { sendInterest } from 'shared-contracts/calls/engagement';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { Button, IconHeart, IconHeartFilled } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { refreshInterests } from '../people/refresh-interests.ts';
import { actionTexts } from './action-texts.ts';
import { DoneLink } from './done-link.tsx';
import { useProfileAction } from './use-profile-action.ts';

/** Send Interest, and once it is sent the way to the list where its answer comes. */
export function SendInterest({ profile, sent }: { profile: Profile; sent: boolean }) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const cache = useQueryClient();
  const { id, name } = profile;
  const { busy, justDone, ask } = useProfileAction({
    userId: id,
    question: {
      title: t('interest.question', { name: personName(profile) }),
      text: t('interest.text', { name }),
    },
    act: () => send(sendInterest, { body: { to: id } }),
    flag: 'i_am_interested',
    notice: 'interest.sent',
    doneBefore: 424,
    refresh: () => refreshInterests(cache, id),
  });
  if (!sent) {
    return (
      <Button variant="primary" icon={<IconHeart />} loading={busy} onClick={ask}>
        {t('interest.send')}
      </Button>
    );
  }
  return (
    <DoneLink href={routes.interests.href()} icon={<IconHeartFilled />} justDone={justDone}>
      {t('interest.isSent')}
    </DoneLink>
  );
}
