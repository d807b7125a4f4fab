import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor } from 'shared-contracts/ui/core';
import { matchTexts } from '../../locales/en/match.ts';
import { KEEP_CLEAR } from '../keep-clear.ts';
import { MatchDrawing } from './match-drawing.tsx';
import './match.css';
import { OPENERS } from './openers.ts';

interface MatchMomentProps {
  /** The other one, with the first name. */
  readonly person: { readonly id: string; readonly name: string };
}

/**
 * A moment (look.md): its words first, for a phone's first screen ends below them; a drawing, and three ways to begin,
 * which send nothing: they are kept at the gate of the chat (`?text=`).
 */
export function MatchMoment({ person }: MatchMomentProps) {
  const t = useTexts(matchTexts);
  const { id, name } = person;
  return (
    <section className="match" aria-label={t('match.title')}>
      <h2 className="match__title">{t('match.title')}</h2>
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
