import { answer } from '../answer.ts';
import { SEEN, UNSEEN } from './all-pairs.ts';
import { PEOPLE } from './people.ts';
import type { Pair } from './pair.ts';

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
  const { message } = answer(PEOPLE[pair.of], pair.question);
  const ms = performance.now() - begun;
  const isRight =
    pair.says.every((part) => message.includes(part)) &&
    !pair.never.some((part) => message.includes(part));
  return { pair, message, isRight, ms };
}

/** Both halves: those that the answerer was built with, and those written when it was finished. */
export function measureAll(): { readonly seen: Measured[]; readonly unseen: Measured[] } {
  return { seen: SEEN.map(measure), unseen: UNSEEN.map(measure) };
}

/** What the second half brought when it was first asked, before anything was changed for it. */
export const FIRST_UNSEEN = { right: 104, of: 112 } as const;
