import { randomInt } from 'node:crypto';
import { extentOf } from '../proof.ts';

/** Cases for each call. The database decides little of what a schema lets in, so the slower one gets fewer. */
const CASES = extentOf('FUZZ_CASES', {
  daily: 30,
  long: 10_000,
  longRepeated: 1000,
});
/** Cases of a staff call for each account that has one duty or none; whoever has all of them gets the rest. */
const CASES_BY_DUTY = extentOf('FUZZ_DUTY_CASES', {
  daily: 2,
  long: 2500,
  longRepeated: 250,
});
/** A tenth where Argon2, files or a PDF are behind a call. */
const SLOW_SHARE = 0.1;

/** The proof is the same every time; `FUZZ_SEED=random` looks elsewhere, and prints what repeats the run. */
const USUAL_SEED = '771334088';
const asked = process.env['FUZZ_SEED'] ?? USUAL_SEED;

/** What every case of this run is made of. */
export const SEED = asked === 'random' ? randomInt(1, 2 ** 31 - 1) : Number(asked);

/** How many requests a call gets. */
export function casesFor(slow: boolean): number {
  return share(CASES, slow);
}

/** How many requests a staff call gets of each account that has not all duties. */
export function casesByDuty(slow: boolean): number {
  return share(CASES_BY_DUTY, slow);
}

function share(cases: number, slow: boolean): number {
  return slow ? Math.ceil(cases * SLOW_SHARE) : cases;
}

/** Longest time that one answer may take, in ms: far above any that is slow, far below for ever. */
export const HANG_MS = 20_000;
