import { useEffect, useRef, useState } from 'react';
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
  const [isAcceptedHere, setAcceptedHere] = useState(false);
  // Where the server refuses, nothing was made.
  const isMade = isAcceptedHere && isMatch;
  const wasMade = useRef(false);
  const nameLink = useRef<HTMLAnchorElement>(null);
  const actions = useInterestActions({
    interest,
    them: userId,
    onActed: (answer) => {
      setAcceptedHere(answer?.accepted === true);
      onActed();
    },
  });
  useEffect(() => {
    // The button that had the focus is gone: the keyboard goes on from the name. Users who have gone on are left alone.
    const isLost = document.activeElement === document.body;
    if (wasMade.current && !isMade && isLost) nameLink.current?.focus({ preventScroll: true });
    wasMade.current = isMade;
  }, [isMade]);
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
          <Anchor ref={nameLink} href={routes.profile.href({ userId })}>
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
            <When
              at={(isMatch && interest.answered_at) || interest.created_at}
              now={now}
              of={isMatch && interest.answered_at ? 'matched' : sentByMe ? 'sent' : 'received'}
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
      <MatchScreen
        open={isMade}
        userId={userId}
        person={card}
        points={points ?? null}
        onOpener={actions.begin}
        onClose={() => setAcceptedHere(false)}
      />
    </article>
  );
}

interface WhenProps {
  readonly at: string;
  readonly now: number;
  readonly of: 'sent' | 'received' | 'matched';
}

/** When it was sent, received, or became a match. */
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
  readonly now: number;
}

/** What an interest waits for, or how and when the reader declined it; when the other one did is not shown. */
function Standing(props: StandingProps) {
  return <p className="en-card__standing">{useStandingText(props)}</p>;
}

function useStandingText({ interest, sentByMe, now }: StandingProps): string {
  const t = useTexts(texts);
  const { locale } = useHost();
  const { declined, answered_at: at = null } = interest;
  if (!declined) return t(sentByMe ? 'card.waiting' : 'card.waitingForMe');
  if (sentByMe) return t('card.declinedByOther');
  if (at === null) return t('card.declinedByMe');
  const words = dayWords(at, now, locale);
  return 'recent' in words
    ? t('card.declinedByMeRecently', { when: words.recent })
    : t('card.declinedByMeOn', { day: words.day });
}
