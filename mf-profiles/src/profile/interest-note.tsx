import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, IconHeartFilled, Tag } from 'shared-contracts/ui/core';
import { MatchDrawing } from './match-drawing.tsx';
import './match.css';
import { profileTexts } from './profile-texts.ts';

/** Props of what is known of somebody's interest in the viewer. */
export interface InterestNoteProps {
  readonly person: { readonly id: string; readonly name: string };
  /** They sent the viewer an interest. */
  readonly theirs: boolean;
  /** The viewer sent them one. */
  readonly mine: boolean;
  /** One of the two accepted the other's, or each sent one. */
  readonly matched: boolean;
  /** Somebody of the two has asked to chat: the moment is over, and what was begun goes on. */
  readonly begun: boolean;
}

/** That somebody is interested in the viewer, or both in each other: a match (readings, 'interests'). */
export function InterestNote({ person, theirs, mine, matched, begun }: InterestNoteProps) {
  const t = useTexts(profileTexts);
  const [before] = useState({ mine, matched });
  if (!theirs && !matched) return null;
  if (matched && !begun) {
    return <Match person={person} justMade={mine && !before.mine && !before.matched} />;
  }
  return (
    <p className="pf-interest">
      <Tag tone="rose" icon={<IconHeartFilled />}>
        {matched ? t('view.interestInEachOther') : t('view.interestInYou', { name: person.name })}
      </Tag>
    </p>
  );
}

const OPENERS = ['match.opener.family', 'match.opener.day', 'match.opener.call'] as const;

/** A moment (look.md): its words first, for a phone's first screen ends below them; a drawing, and three ways to begin, which send nothing. */
function Match({
  person: { id, name },
  justMade,
}: Pick<InterestNoteProps, 'person'> & { readonly justMade: boolean }) {
  const t = useTexts(profileTexts);
  const place = useRef<HTMLElement>(null);
  // Whoever made it with the bar below may be far down the page.
  useEffect(() => {
    if (justMade) place.current?.scrollIntoView({ block: 'center' });
  }, [justMade]);
  return (
    <section ref={place} className="pf-match" aria-label={t('view.interestInEachOther')}>
      <h2>{t('view.interestInEachOther')}</h2>
      <MatchDrawing />
      <p>{t('match.begin')}</p>
      <ul className="pf-match__openers">
        {OPENERS.map((key) => {
          const text = t(key, { name });
          return (
            <li key={key}>
              <Anchor href={routes.chat.href({ userId: id, text })}>{text}</Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
