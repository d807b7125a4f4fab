import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Asker, Question } from './answers.ts';

/** How a load was answered. */
export interface Answered {
  readonly answers: readonly Answer[];
  /** From the first question to the last, in ms. */
  readonly ms: number;
}

/** So many at a time, each as soon as the one before it was answered: as much as the server can do. */
export async function asMuchAsItCan(
  asker: Asker,
  next: () => Question,
  { width, ms }: { readonly width: number; readonly ms: number },
): Promise<Answered> {
  const begun = performance.now();
  const answers: Answer[] = [];
  const one = async () => {
    while (performance.now() - begun < ms) answers.push(await asker.ask(next()));
  };
  await Promise.all(Array.from({ length: width }, one));
  return { answers, ms: performance.now() - begun };
}

/** Time between two handfuls of an open load, in ms. */
const TICK_MS = 10;

/** So many a second, whether or not those before were answered. */
export async function soMany(
  asker: Asker,
  next: () => Question,
  { aSecond, ms }: { readonly aSecond: number; readonly ms: number },
): Promise<Answered> {
  const begun = performance.now();
  const requested: Promise<Answer>[] = [];
  for (let passed = 0; passed < ms; passed = performance.now() - begun) {
    while (requested.length < (passed / 1000) * aSecond) requested.push(asker.ask(next()));
    await pause(TICK_MS);
  }
  const took = performance.now() - begun;
  return { answers: await Promise.all(requested), ms: took };
}
