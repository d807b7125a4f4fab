import { useState } from 'react';
import { MatchScreen } from 'shared-contracts/behaviour/match/match-screen';
import type { Interest } from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, IconHeartFilled } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { dayWords } from '../people/day-words.ts';
import { PersonPhoto } from '../people/person-photo.tsx';
import { InterestActions } from './interest-actions.tsx';
import './interest-card.css';
import type { InterestType } from './interest-tab.ts';
import { otherPerson } from './other-person.ts';
import { useInterestActions } from './use-interest-actions.ts';

interface InterestCardProps {
  readonly interest: Interest;
  readonly type: InterestType;
  /** Loads the photo at once. */
  readonly eager: boolean;
  /** The present, in ms. */
  readonly now: number;
  /** The people whom the viewer is matched with. */
  readonly matches: ReadonlySet<string>;
  /** What was pressed goes, and perhaps the card with it. */
  readonly onActed: () => void;
}

/** The other person with photo and name, when, and its state; leads to the profile. A declined one folds to a line. */
export function InterestCard({ interest, type, eager, now, matches, onActed }: InterestCardProps) {
  const t = useTexts(texts);
  const { userId, card, sentByMe } = otherPerson(interest, useSession()?.userId);
  const name = personName(card);
  // As on a card of the listing: the occupation, else the workplace.
  const facts = [card.occupation ?? card.work, card.current_city].filter(Boolean);
  const points = card.gun_milan;
  const isMatch = interest.accepted || matches.has(userId);
  const isFolded = interest.declined && !isMatch;
  const matchedAt = interest.accepted ? (interest.answered_at ?? null) : null;
  // What was there before the yes, which sends a request to chat itself.
  const [made, setMade] = useState<{ readonly hasChat: boolean } | null>(null);
  const endMatch = () => {
    setMade(null);
    // The button that had the focus is gone.
    onActed();
  };
  const actions = useInterestActions({
    interest,
    them: userId,
    onActed,
    onMatch: (isMade) =>
      isMade ? setMade({ hasChat: (interest.chat_request ?? null) !== null }) : endMatch(),
  });
  return (
    <article className={isFolded ? 'en-card en-card--folded' : 'en-card'}>
      {!isFolded && <PersonPhoto person={card} eager={eager} />}
      <div className="en-card__words">
        {isMatch && (
          <span className="en-ribbon">
            <IconHeartFilled />
            <span>{t('card.matched')}</span>
          </span>
        )}
        <h2 className="en-card__name">
          <Anchor href={routes.profile.href({ userId })}>{name}</Anchor>
          {card.age !== undefined && <span className="en-card__age">{` ${card.age}`}</span>}
        </h2>
        {!isFolded && facts.length > 0 && (
          <p className="en-card__facts sp-facts">
            {facts.map((fact) => (
              <span key={fact}>{`${fact} `}</span>
            ))}
          </p>
        )}
        {!isFolded && typeof points === 'number' && (
          <p className="en-card__facts">{t('card.score', { points })}</p>
        )}
        {!isFolded && (
          <p className="en-card__when">
            <When
              at={matchedAt ?? interest.created_at}
              now={now}
              of={matchedAt !== null ? 'matched' : sentByMe ? 'sent' : 'received'}
            />
          </p>
        )}
        {!isMatch && <Standing interest={interest} sentByMe={sentByMe} now={now} />}
        <div className="en-card__actions">
          <InterestActions
            interest={interest}
            type={type}
            them={userId}
            name={name}
            matched={isMatch}
            actions={actions}
          />
        </div>
      </div>
      {made && (
        <MatchScreen
          userId={userId}
          person={card}
          points={points ?? null}
          onOpener={made.hasChat ? undefined : actions.begin}
          onClose={endMatch}
        />
      )}
    </article>
  );
}

interface WhenProps {
  readonly at: string;
  /** The present, in ms. */
  readonly now: number;
  readonly of: 'sent' | 'received' | 'matched' | 'declinedByMe';
}

/** When it was sent, received, declined by the reader, or became a match. */
function When({ at, now, of }: WhenProps) {
  const t = useTexts(texts);
  const { locale } = useHost();
  const words = dayWords(at, now, locale);
  const text =
    'recent' in words
      ? t(`card.${of}Recently`, { when: words.recent })
      : t(`card.${of}On`, { day: words.day });
  return <time dateTime={at}>{text}</time>;
}

interface StandingProps {
  readonly interest: Interest;
  readonly sentByMe: boolean;
  /** The present, in ms. */
  readonly now: number;
}

/** What an interest waits for, or how and when the reader declined it; when the other one did is not shown. */
function Standing({ interest, sentByMe, now }: StandingProps) {
  const t = useTexts(texts);
  const { declined, answered_at: at = null } = interest;
  const isMine = declined && !sentByMe;
  const waiting = sentByMe ? 'card.waiting' : 'card.waitingForMe';
  const answer = sentByMe ? 'card.declinedByOther' : 'card.declinedByMe';
  return (
    <p className="en-card__standing">
      {isMine && at !== null ? (
        <When at={at} now={now} of="declinedByMe" />
      ) : (
        t(declined ? answer : waiting)
      )}
    </p>
  );
}
