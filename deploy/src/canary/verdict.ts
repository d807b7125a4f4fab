import type { Evidence } from './evidence.ts';
import { isBroken, isCommon, isSuspect, isWorse } from './failing.ts';
import { isTooQuiet, silenceOf } from './silence.ts';
import { counts, verdictWords } from './verdict-words.ts';

/** The part of a canary that its verdict depends on. */
export interface Step {
  readonly state: 'running' | 'paused';
  readonly basisPoints: number;
  /** ISO time since which the share has been what it is. */
  readonly stepSince: string;
  readonly minSessions: number;
}

/** What is to be done with a canary; `why` has the counts, for the history of releases. */
export interface Verdict {
  readonly action: 'rollBack' | 'advance' | 'hold';
  readonly why: string;
}

/** No step is shorter, in ms: what breaks late (a timer, a token that ends) needs time to show. */
export const STEP_MS = 10 * 60 * 1000;
/** Telling must go on: so many different minutes of a step have to hold canary sessions. */
const MINUTES = 5;
/** Pages may tell so much less often than those of stable, as a share, before a shell counts as not starting. */
const SILENT_MARGIN = 0.1;

/**
 * The rule of design section 4. It rolls back on proof, advances on proof, and otherwise holds: silence is not success.
 * A paused canary never advances, but leaves when it fails. `now` in ms since 1970.
 */
export function verdict(step: Step, evidence: Evidence, now: number): Verdict {
  const broken = reasonToRollBack(evidence);
  if (broken !== null) return { action: 'rollBack', why: broken };
  const missing = reasonToHold(step, evidence, now);
  if (missing !== null) return { action: 'hold', why: missing };
  return { action: 'advance', why: verdictWords.healthy(counts(evidence.step)) };
}

function reasonToRollBack({ step, rollout, lately, elsewhere, pages }: Evidence): string | null {
  for (const span of [rollout, step, lately]) {
    if (!isBroken(span.canary)) continue;
    if (isCommon(span.canary, span.stable) || isCommon(span.canary, elsewhere)) continue;
    return verdictWords.broken(counts(span));
  }
  for (const span of [rollout, step]) {
    if (isWorse(span)) return verdictWords.worse(counts(span));
  }
  if (pages === null) return null;
  const silent = { canary: silenceOf(pages.canary), stable: silenceOf(pages.stable) };
  const isDead = isBroken(silent.canary) && !isCommon(silent.canary, silent.stable);
  return isDead || isWorse(silent, SILENT_MARGIN) ? verdictWords.silent(counts(silent)) : null;
}

function reasonToHold(step: Step, evidence: Evidence, now: number): string | null {
  if (step.state === 'paused') return verdictWords.paused;
  const { canary } = evidence.step;
  const elapsed = now - Date.parse(step.stepSince);
  // A clock that was set back makes this negative, and the step longer: the safe side.
  if (!(elapsed >= STEP_MS)) return verdictWords.tooEarly(Math.floor(elapsed / 60_000));
  if (isBroken(evidence.lately.canary)) return verdictWords.common(counts(evidence.lately));
  if (isTooQuiet(evidence.step, step.basisPoints)) {
    return verdictWords.quiet(counts(evidence.step), step.basisPoints / 100);
  }
  if (canary.sessions < step.minSessions) {
    return verdictWords.tooFew(canary.sessions, step.minSessions);
  }
  if (evidence.minutes < Math.min(MINUTES, step.minSessions)) {
    return verdictWords.burst(evidence.minutes);
  }
  if (isSuspect(evidence.step) || isSuspect(evidence.rollout)) {
    return verdictWords.suspect(counts(evidence.rollout));
  }
  return null;
}
