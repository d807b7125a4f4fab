import type { Interest } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, IconChat, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { CHAT_STATUS_TEXTS, chatStatusOf, type ChatStatus } from '../people/chat-status.ts';

interface InterestChatProps {
  readonly interest: Interest;
  /** User id of the other person. */
  readonly them: string;
  readonly name: string;
}

/** The way to the chat in the words of what one finds there, as on the profile: Chat only where one can write. */
export function InterestChat({ interest, them, name }: InterestChatProps) {
  const t = useTexts(texts);
  const me = useSession()?.userId ?? '';
  const status = chatStatusOf({ frozen: false, request: interest.chat_request }, me);
  const says = SAYS[status];
  return (
    <ButtonLink
      size="small"
      variant={IS_QUIET.has(status) ? 'quiet' : 'primary'}
      icon={<IconChat />}
      href={routes.chat.href({ userId: them })}
    >
      <span>{t(says)}</span> <VisuallyHidden>{t(`${says}Whom`, { name })}</VisuallyHidden>
    </ButtonLink>
  );
}

const SAYS = { ...CHAT_STATUS_TEXTS, none: 'chat.ask' } as const;

/** Where the reader has nothing to do. */
const IS_QUIET: ReadonlySet<ChatStatus> = new Set(['sent', 'declinedByThem']);
