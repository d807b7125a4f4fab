import type { Interest } from 'shared-contracts/calls/engagement';
import { useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, IconChat, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { standingOf, type Standing } from '../people/chat-standing.ts';
import { STANDING_WORDS } from '../people/standing-words.ts';

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
  const standing = standingOf({ frozen: false, request: interest.chat_request }, me);
  const says = SAYS[standing];
  return (
    <ButtonLink
      size="small"
      variant={IS_QUIET.has(standing) ? 'quiet' : 'primary'}
      icon={<IconChat />}
      href={routes.chat.href({ userId: them })}
    >
      <span>{t(says)}</span> <VisuallyHidden>{t(`${says}Whom`, { name })}</VisuallyHidden>
    </ButtonLink>
  );
}

const SAYS = { ...STANDING_WORDS, none: 'chat.ask' } as const;

/** Where the reader has nothing to do. */
const IS_QUIET: ReadonlySet<Standing> = new Set(['sent', 'declinedByThem']);
