import { useEffect, useId, useRef, useState } from 'react';
import { MatchMoment } from 'shared-contracts/behaviour/match/match-moment';
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
  // As on a card of the listing: what somebody does, else their line of work.
  const facts = [card.occupation ?? card.work, card.current_city].filter(Boolean);
  const points = card.gun_milan;
  const isMatch = interest.accepted || matches.has(userId);
  const isFolded = interest.declined && !isMatch;
  const titleId = useId();
  const [isAcceptedHere, setAcceptedHere] = useState(false);
  // As on the profile: once somebody of the two has asked to chat, the moment is over.
  const isMoment = isAcceptedHere && isMatch && interest.chat_request === null;
  const nameLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The keyboard goes on from here; what comes in sight is the moment. Whoever has gone on is left alone.
    const isLost = document.activeElement === document.body;
    if (isMoment && isLost) nameLink.current?.focus({ preventScroll: true });
  }, [isMoment]);
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
          <Anchor
            ref={nameLink}
            href={routes.profile.href({ userId })}
            aria-describedby={isMoment ? titleId : undefined}
          >
            {name}
          </Anchor>
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
            <When at={interest.created_at} now={now} sentByMe={sentByMe} />
          </p>
        )}
        {!isMatch && <p className="en-card__standing">{t(standing(interest, sentByMe))}</p>}
        <div className="en-card__actions">
          <InterestActions
            interest={interest}
            type={type}
            them={userId}
            name={name}
            matched={isMatch}
            onActed={(answer) => {
              setAcceptedHere(answer?.accepted === true);
              onActed();
            }}
          />
        </div>
      </div>
      {isMoment && (
        <MatchMoment
          person={{ id: userId, name: card.name }}
          comesTo="nearest"
          level={3}
          titleId={titleId}
        />
      )}
    </article>
  );
}

function When({ at, now, sentByMe }: { at: string; now: number; sentByMe: boolean }) {
  const t = useTexts(texts);
  const { locale } = useHost();
  const words = dayWords(at, now, locale);
  const text =
    'recent' in words
      ? t(sentByMe ? 'card.sentRecently' : 'card.receivedRecently', { when: words.recent })
      : t(sentByMe ? 'card.sentOn' : 'card.receivedOn', { day: words.day });
  return <time dateTime={at}>{text}</time>;
}

function standing({ declined }: Interest, sentByMe: boolean) {
  if (!declined) return sentByMe ? 'card.waiting' : 'card.waitingForMe';
  return sentByMe ? 'card.declinedByOther' : 'card.declinedByMe';
}
