import { chatRequestKeys } from 'shared-contracts/behaviour/chat-request-keys';
import { isBlockKnown } from 'shared-contracts/behaviour/own-block';
import { sendChatRequest } from 'shared-contracts/calls/engagement';
import { getConversation } from 'shared-contracts/calls/messaging';
import type { Profile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { IconChat } from 'shared-contracts/ui/core';
import { actionTexts } from '../locales/en/engagement.ts';
import { CHAT_STATUS_TEXTS, chatStatusOf, type ChatStatus } from '../people/chat-status.ts';
import { ActionButton } from './action-button.tsx';
import { useProfileAction } from './use-profile-action.ts';

interface ChatRequestProps {
  readonly profile: Profile;
  readonly sent: boolean;
  /** Whether it is what one does next here. */
  readonly primary: boolean;
}

/** Chat, shown only while neither has requested one (section 4); afterwards the way to the conversation. */
export function ChatRequest({ profile, sent, primary }: ChatRequestProps) {
  const t = useTexts(actionTexts);
  const { send } = useHost();
  const status = useChatStatus(profile.id, sent);
  const { id, name } = profile;
  const action = useProfileAction({
    userId: id,
    question: {
      title: t('chat.question', { name: personName(profile) }),
      text: t('chat.text', { name }),
    },
    act: () => send(sendChatRequest, { body: { to: id, accepted: false, declined: false } }),
    flag: 'is_chat_requested',
    engagement: 'chat',
    notice: 'chatRequest.sent',
    doneBefore: 409,
    refresh: chatRequestKeys(id),
  });
  return (
    <ActionButton
      action={action}
      done={sent}
      primary={primary}
      icon={<IconChat />}
      label={t('chat.send')}
      doneIcon={status === 'sent' ? undefined : <IconChat />}
      doneLabel={t(DONE[status])}
      leadsOn={LEADS_ON.has(status)}
      doneHref={routes.chat.href({ userId: id })}
    />
  );
}

/** What the way to the conversation says, by what one finds there. */
const DONE = { ...CHAT_STATUS_TEXTS, none: 'chat.isSent' } as const;

/** Where there is something to do for the reader; what waits for the other one is quiet. */
const LEADS_ON: ReadonlySet<ChatStatus> = new Set(['open', 'received', 'declinedByMe']);

/** The chat status with a member; fetched only where a chat is possible, for a profile has no more. */
function useChatStatus(them: string, mayBe: boolean): ChatStatus {
  const { query } = useHost();
  const cache = useQueryClient();
  const me = useSession()?.userId ?? '';
  const { data } = useQuery({
    ...query(getConversation, { params: { a: me, b: them } }),
    // Read at the time of the request: a block fetches everything again before these buttons leave.
    enabled: () => mayBe && me !== '' && !isBlockKnown(cache, them),
  });
  return data === undefined ? 'sent' : chatStatusOf(data.data, me);
}
