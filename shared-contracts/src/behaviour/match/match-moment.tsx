import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Anchor } from 'shared-contracts/ui/core';
import { matchTexts } from '../../locales/en/match.ts';
import { routes } from '../../platform/routes.ts';
import { KEEP_CLEAR } from '../keep-clear.ts';
import { MatchDrawing } from './match-drawing.tsx';
import './match.css';

interface MatchMomentProps {
  /** The other one, with the first name. */
  readonly person: { readonly id: string; readonly name: string };
  /** Where it comes to stand for whoever has just made it; without it the page stays where it is. */
  readonly comesTo?: ScrollLogicalPosition | undefined;
  /** Level of its title. */
  readonly level?: 2 | 3;
  /** Id of its title, for what it describes. */
  readonly titleId?: string;
}

const OPENERS = ['match.opener.family', 'match.opener.day', 'match.opener.call'] as const;

/**
 * A moment (look.md): its words first, for a phone's first screen ends below them; a drawing, and three ways to begin,
 * which send nothing: they are kept at the gate of the chat (`?text=`).
 */
export function MatchMoment({ person, comesTo, level = 2, titleId }: MatchMomentProps) {
  const t = useTexts(matchTexts);
  const place = useRef<HTMLElement>(null);
  const { id, name } = person;
  const Title = `h${level}` as const;
  // What made it may be far from it, or gone.
  useEffect(() => {
    if (comesTo !== undefined) place.current?.scrollIntoView({ block: comesTo });
  }, [comesTo]);
  return (
    <section ref={place} className="match" aria-label={t('match.title')}>
      <Title id={titleId} className="match__title">
        {t('match.title')}
      </Title>
      <MatchDrawing />
      <p>{t('match.begin')}</p>
      <ul className="match__openers" {...KEEP_CLEAR}>
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
