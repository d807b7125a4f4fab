import type { PersonSummary } from 'shared-contracts/calls/engagement';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, ButtonLink, ScreenTitle } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { PersonFace } from '../../people/person-face.tsx';
import { useIsTyping } from '../composer/use-typing.ts';
import { ConversationBack } from './conversation-back.tsx';
import { ConversationMenu, type ConversationMenuProps } from './conversation-menu.tsx';
import { shortWhen } from './message-times.ts';

interface ConversationHeadProps {
  readonly them: string;
  /** Null where no more than the messages may be known. */
  readonly person: PersonSummary | null;
  readonly name: string;
  /** When they were here last, ISO 8601; null where that is hidden. */
  readonly lastSeen: string | null;
  /** The present, in ms. */
  readonly now: number;
  readonly way: ConversationMenuProps['way'];
}

/** Back to the list, who it is with (the way to the profile), whether they are typing, and what to do about them. */
export function ConversationHead(props: ConversationHeadProps) {
  const { them, person, name, lastSeen, now, way } = props;
  const { locale } = useHost();
  const t = useTexts(chatTexts);
  const isTyping = useIsTyping(them);
  const profileHref = routes.profile.href({ userId: them });
  const seen =
    lastSeen === null
      ? null
      : t('conversation.lastSeen', { when: shortWhen(lastSeen, now, locale) });
  const facts = [person?.current_city, seen].filter(Boolean);
  return (
    <header className="en-talk__head">
      <ConversationBack />
      <PersonFace person={person} eager />
      <div className="en-talk__who">
        <ScreenTitle className="en-talk__name">
          {person === null ? (
            name
          ) : (
            <Anchor href={profileHref}>
              <span>{name}</span>
              {person.age !== undefined && (
                <span className="en-talk__age">{`, ${person.age}`}</span>
              )}
            </Anchor>
          )}
        </ScreenTitle>
        {!isTyping && facts.length > 0 && (
          <p className="en-talk__facts sp-facts">
            {facts.map((fact) => (
              <span key={fact}>{`${fact} `}</span>
            ))}
          </p>
        )}
        <p className="en-talk__typing" aria-hidden="true">
          {isTyping ? t('conversation.typing') : ''}
        </p>
        <p className="sp-hidden" role="status">
          {isTyping ? t('conversation.isTyping', { name }) : ''}
        </p>
      </div>
      {person !== null && (
        <span className="en-talk__profile">
          <ButtonLink size="small" variant="quiet" href={profileHref}>
            {t('conversation.viewProfile')}
          </ButtonLink>
        </span>
      )}
      <ConversationMenu
        person={{ id: them, name }}
        profileHref={person === null ? null : profileHref}
        way={way}
      />
    </header>
  );
}
