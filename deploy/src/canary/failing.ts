import { failingShare, wilson, type Tally } from './wilson.ts';

/** From so many failed sessions on, a share of failures is worth believing. */
const FAILED = 5;
/** A build of which so large a share fails is broken, however few have met it. */
const BROKEN_SHARE = 0.5;
/** Sessions from which two shares are compared. */
const COMPARABLE = 50;
/** 99 % on each side: the rule runs every few seconds, and every run is another chance of error. */
const SURE = 2.58;
/** How much more than stable a canary may fail, as a share. */
const MARGIN = 0.002;

/** At least half of the sessions fail, and at least five of them. */
export function isBroken(canary: Tally): boolean {
  return canary.failed >= FAILED && failingShare(canary) >= BROKEN_SHARE;
}

/** The others fail at least half as much: then it is the network, the API or the gateway, and no build's doing. */
export function isCommon(canary: Tally, others: Tally): boolean {
  return others.failed >= FAILED && failingShare(others) >= failingShare(canary) / 2;
}

/** Even at its best the canary fails more than stable at its worst, by more than the margin. */
export function isWorse(
  { canary, stable }: { canary: Tally; stable: Tally },
  margin = MARGIN,
): boolean {
  if (canary.sessions < COMPARABLE || canary.failed < FAILED) return false;
  return wilson(canary, SURE)[0] > wilson(stable, SURE)[1] + margin;
}

/** Not proven, but probably worse: at nine tenths' certainty on each side. */
export function isSuspect({ canary, stable }: { canary: Tally; stable: Tally }): boolean {
  if (canary.failed < 3) return false;
  return wilson(canary, 1.28)[0] > wilson(stable, 1.28)[1];
}
