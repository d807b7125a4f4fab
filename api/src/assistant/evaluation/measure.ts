import { answer } from '../answer.ts';
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
