import { listChatRequests, sendChatRequest } from 'shared-contracts/calls/engagement';
import { getProfile, type Profile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { Button, IconChat } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { refreshQueries } from '../people/refresh-queries.ts';
import { actionTexts } from './action-texts.ts';
import { DoneLink } from './done-link.tsx';
import { useProfileAction } from './use-profile-action.ts';

/** Chat, shown only while nobody of the two has asked (section 4); afterwards the way to the chats. */
export function ChatRequest({ profile, sent }: { profile: Profile; sent: boolean }) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const cache = useQueryClient();
  const { id, name } = profile;
  const { busy, justDone, ask } = useProfileAction({
    userId: id,
    question: {
      title: t('chat.question', { name: personName(profile) }),
      text: t('chat.text', { name }),
    },
    act: () => send(sendChatRequest, { body: { to: id, accepted: false, declined: false } }),
    flag: 'is_chat_requested',
    notice: 'chatRequest.sent',
    doneBefore: 409,
    refresh: () =>
      refreshQueries(cache, [keyOf(listChatRequests), keyOf(getProfile, { params: { id } })]),
  });
  if (!sent) {
    return (
      <Button icon={<IconChat />} loading={busy} onClick={ask}>
        {t('chat.send')}
      </Button>
    );
  }
  return (
    <DoneLink href={routes.chats.href()} icon={<IconChat />} justDone={justDone}>
      {t('chat.isSent')}
    </DoneLink>
  );
}
