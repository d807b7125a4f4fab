import { answer } from '../../src/modules/assistant/answer-question.ts';
import { FAMILIES, LATER, SEEN, UNSEEN, WORRIES } from './all-pairs.ts';
import type { Pair } from './pair.ts';
import { PEOPLE } from './people.ts';

export { languageOf } from '../../assistant/question/language.ts';

/** A pair with the answer that was given and how long it took, in ms. */
export interface Measured {
  readonly pair: Pair;
  readonly message: string;
  readonly isRight: boolean;
  readonly ms: number;
}

/** Asks one question of the built-in answerer. */
export function measure(pair: Pair): Measured {
  const begun = performance.now();
  const { message } = answer(PEOPLE[pair.of], pair.question, pair.page);
  const ms = performance.now() - begun;
  const isRight =
    pair.says.every((part) => message.includes(part)) &&
    !pair.never.some((part) => message.includes(part));
  return { pair, message, isRight, ms };
}

/** All parts: what the answerer was built with, and those that were written when it was finished. */
export function measureAll(): Readonly<
  Record<'seen' | 'unseen' | 'later' | 'families' | 'worries', Measured[]>
> {
  return {
    seen: SEEN.map(measure),
    unseen: UNSEEN.map(measure),
    later: LATER.map(measure),
    families: FAMILIES.map(measure),
    worries: WORRIES.map(measure),
  };
}

/** What the parts written afterwards brought when they were first asked, before anything was changed for them. */
export const FIRST = {
  unseen: { right: 104, of: 112 },
  later: { right: 108, of: 129 },
  families: { right: 148, of: 166 },
  worries: { right: 21, of: 84 },
} as const;
