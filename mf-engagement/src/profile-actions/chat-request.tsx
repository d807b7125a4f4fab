import { sendChatRequest } from 'shared-contracts/calls/engagement';
import { getConversation } from 'shared-contracts/calls/messaging';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { IconChat } from 'shared-contracts/ui/core';
import { standingOf, type Standing } from '../people/chat-standing.ts';
import { personName } from '../people/person-name.ts';
import { refreshChatRequests } from '../people/refresh-chat-requests.ts';
import { ActionButton } from './action-button.tsx';
import { actionTexts } from './action-texts.ts';

/** Chat, shown only while nobody of the two has asked (section 4); afterwards the way to the conversation. */
export function ChatRequest({ profile, sent }: { profile: Profile; sent: boolean }) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const cache = useQueryClient();
  const standing = useStanding(profile.id, sent);
  const { id, name } = profile;
  return (
    <ActionButton
      userId={id}
      done={sent}
      flag="is_chat_requested"
      icon={<IconChat />}
      label={t('chat.send')}
      question={{
        title: t('chat.question', { name: personName(profile) }),
        text: t('chat.text', { name }),
      }}
      act={() => send(sendChatRequest, { body: { to: id, accepted: false, declined: false } })}
      notice="chatRequest.sent"
      doneBefore={409}
      refresh={() => refreshChatRequests(cache, id)}
      doneIcon={<IconChat />}
      doneLabel={t(DONE[standing])}
      doneHref={routes.chat.href({ userId: id })}
    />
  );
}

/** What the way to the conversation says, by what one finds there. */
const DONE = {
  open: 'chat.open',
  frozen: 'chat.open',
  none: 'chat.isSent',
  sent: 'chat.isSent',
  received: 'chat.answer',
  declinedByThem: 'chat.declined',
  declinedByMe: 'chat.open',
} as const satisfies Record<Standing, keyof (typeof actionTexts)['en']>;

/** How the conversation with somebody stands; asked only where there may be one, for a profile tells no more. */
function useStanding(them: string, mayBe: boolean): Standing {
  const { query } = useHost();
  const me = useSession()?.userId ?? '';
  const { data } = useQuery({
    ...query(getConversation, { params: { a: me, b: them } }),
    enabled: mayBe && me !== '',
  });
  return data === undefined ? 'sent' : standingOf(data.data, me);
}
