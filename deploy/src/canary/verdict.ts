import { type Tally, failingShare, wilson } from 'shared-contracts/domain/wilson';
import { ALL_BASIS_POINTS } from './cohort.ts';
import type { Evidence, Answers, Compared } from './evidence.ts';

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

/** What a verdict gives as its reason, for those who run releases; the counts follow it. */
const reasons = {
  broken: "at least half of the canary's sessions fail",
  worse: 'the canary fails more than stable, beyond chance',
  silent: 'pages with the canary do not start (no word of them)',
  healthy: 'healthy',
  paused: 'paused',
  tooEarly: (minutes: number) => `${minutes} of 10 minutes of this step have passed`,
  tooFew: (sessions: number, wanted: number) =>
    `${numeral(sessions)} of ${numeral(wanted)} sessions`,
  quiet: (percent: number) =>
    `far fewer canary sessions than ${percent} % of all are reported, and silence is not success`,
  burst: (minutes: number) => `all sessions were reported within ${minutes} minutes`,
  suspect: 'may fail more than stable, not certain yet',
  common: 'everything fails, not only the canary',
};

/** Below this part of the expected sessions a canary may be too quiet; the first minutes of a step lag a little. */
const QUIET_PART = 0.8;

/** Standard deviations below what chance allows. */
const UNLIKELY = 3;

/** The part of a canary that its verdict depends on. */
export interface Step {
  readonly state: 'running' | 'paused';
  readonly basisPoints: number;
  /** ISO time since which the share has been what it is. */
  readonly stepSince: string;
  readonly minSessions: number;
}

/** What is to be done with a canary. */
export interface Verdict {
  readonly action: 'rollBack' | 'advance' | 'hold';
  /** Without the counts. */
  readonly reason: string;
  /** The counts that the reason is about. */
  readonly seen: Compared;
}

/** No step is shorter, in ms: what breaks late (a timer, a token that ends) needs time to show. */
export const STEP_MS = 10 * 60 * 1000;

/** Telling must go on: so many different minutes of a step have to hold canary sessions. */
const MINUTES = 5;

/** Pages may tell so much less often than those of stable, as a share, before a shell counts as not starting. */
const SILENT_MARGIN = 0.1;

/**
 * Rolls back on proof, advances on proof, otherwise holds (decision 030). A paused canary never advances, but rolls
 * back when it fails. `now` in ms since 1970.
 */
export function verdict(step: Step, evidence: Evidence, now: number): Verdict {
  const broken = reasonToRollBack(evidence);
  if (broken !== null) return { action: 'rollBack', ...broken };
  const missing = reasonToHold(step, evidence, now);
  if (missing !== null) return { action: 'hold', ...missing };
  return { action: 'advance', reason: reasons.healthy, seen: evidence.step };
}

/** A verdict for the history of releases: the reason, and the counts of both tracks. */
export function verdictForHistory({ reason, seen }: Pick<Verdict, 'reason' | 'seen'>): string {
  return `${reason}: ${counts(seen)}`;
}

/** How a verdict begins for those who read it while it is in force. */
const STATES = { rollBack: 'rolls back', advance: 'goes on', hold: 'holds' } as const;

/**
 * A verdict as the terminal and the dashboard show it: `holds: 214 of 300 sessions; 1 of 214 failed, stable 3 of 9,120`.
 */
export function verdictInWords({ action, reason, seen }: Verdict): string {
  return `${STATES[action]}: ${reason}; ${count(seen.canary)} failed, stable ${count(seen.stable)}`;
}

type Reason = Pick<Verdict, 'reason' | 'seen'>;

function reasonToRollBack({ step, rollout, lately, elsewhere, pages }: Evidence): Reason | null {
  for (const span of [rollout, step, lately]) {
    if (!isBroken(span.canary)) continue;
    if (isCommon(span.canary, span.stable) || isCommon(span.canary, elsewhere)) continue;
    return { reason: reasons.broken, seen: span };
  }
  for (const span of [rollout, step]) {
    if (isWorse(span)) return { reason: reasons.worse, seen: span };
  }
  if (pages === null) return null;
  const silent = { canary: silenceOf(pages.canary), stable: silenceOf(pages.stable) };
  const isDead = isBroken(silent.canary) && !isCommon(silent.canary, silent.stable);
  if (!isDead && !isWorse(silent, SILENT_MARGIN)) return null;
  return { reason: reasons.silent, seen: silent };
}

function reasonToHold(step: Step, evidence: Evidence, now: number): Reason | null {
  const of = (reason: string, seen: Compared = evidence.step) => ({ reason, seen });
  if (step.state === 'paused') return of(reasons.paused);
  const { canary } = evidence.step;
  const elapsed = now - Date.parse(step.stepSince);
  // A clock that was set back makes this negative, and the step longer: the safe side.
  if (!(elapsed >= STEP_MS)) return of(reasons.tooEarly(Math.floor(elapsed / 60_000)));
  if (isBroken(evidence.lately.canary)) return of(reasons.common, evidence.lately);
  if (isTooQuiet(evidence.step, step.basisPoints)) return of(reasons.quiet(step.basisPoints / 100));
  if (canary.sessions < step.minSessions) {
    return of(reasons.tooFew(canary.sessions, step.minSessions));
  }
  if (evidence.minutes < Math.min(MINUTES, step.minSessions)) {
    return of(reasons.burst(evidence.minutes));
  }
  if (isSuspect(evidence.step) || isSuspect(evidence.rollout)) {
    return of(reasons.suspect, evidence.rollout);
  }
  return null;
}

/** Served pages that never reported, counted as failed sessions. */
function silenceOf({ served, answered }: Answers): Tally {
  // Newcomers answer without having been counted as served (they had no cookie yet): never below zero.
  return { sessions: served, failed: Math.max(0, served - answered) };
}

/**
 * Whether far fewer canary sessions report than its share: a build that stops the page also stops its reports. At 100 %
 * there is no comparison; the minimum of sessions holds then.
 */
function isTooQuiet({ canary, stable }: Compared, basisPoints: number): boolean {
  if (basisPoints >= ALL_BASIS_POINTS) return false;
  const share = basisPoints / ALL_BASIS_POINTS;
  const all = canary.sessions + stable.sessions;
  const expected = all * share;
  const deviation = Math.sqrt(expected * (1 - share));
  return (
    canary.sessions < QUIET_PART * expected && expected - canary.sessions > UNLIKELY * deviation
  );
}

/** Both tallies in a few words: `canary 6 of 9 failed (66.7 %), stable 1 of 240 (0.4 %)`. */
function counts({ canary, stable }: Compared): string {
  const plain = ({ sessions, failed }: Tally) => `${failed} of ${sessions}`;
  return `canary ${plain(canary)} failed (${percent(canary)}), stable ${plain(stable)} (${percent(stable)})`;
}

function count({ sessions, failed }: Tally): string {
  return `${numeral(failed)} of ${numeral(sessions)}`;
}

function numeral(number: number): string {
  return number.toLocaleString('en');
}

function percent(tally: Tally): string {
  return `${(100 * failingShare(tally)).toFixed(1)} %`;
}

/** At least half of the sessions fail, and at least five of them. */
export function isBroken(canary: Tally): boolean {
  return canary.failed >= FAILED && failingShare(canary) >= BROKEN_SHARE;
}

/** The others fail at least half as much: then it is the network, the API or the gateway, and no build's doing. */
function isCommon(canary: Tally, others: Tally): boolean {
  return others.failed >= FAILED && failingShare(others) >= failingShare(canary) / 2;
}

/** Even at its best the canary fails more than stable at its worst, by more than the margin. */
function isWorse({ canary, stable }: { canary: Tally; stable: Tally }, margin = MARGIN): boolean {
  if (canary.sessions < COMPARABLE || canary.failed < FAILED) return false;
  return wilson(canary, SURE)[0] > wilson(stable, SURE)[1] + margin;
}

/** Not proven, but probably worse: at nine tenths' certainty on each side. */
function isSuspect({ canary, stable }: { canary: Tally; stable: Tally }): boolean {
  if (canary.failed < 3) return false;
  return wilson(canary, 1.28)[0] > wilson(stable, 1.28)[1];
}
