import type { Tally } from 'shared-contracts/domain/wilson';
import type { Compared, Evidence } from '../../../src/canary/evidence.ts';
import { LATELY_SESSIONS } from '../../../src/canary/evidence.ts';
import { firstStep } from '../../../src/canary/first-share.ts';
import { verdict, isBroken } from '../../../src/canary/verdict.ts';
import { DEFAULT_MIN_SESSIONS, DEFAULT_STEPS } from '../../../src/registry/canary-changes.ts';
import { binomial, poisson } from './chance.ts';

/** Traffic and true chances of failure of one simulated rollout. */
export interface Scene {
  readonly perHour: number;
  readonly stableFails: number;
  readonly canaryFails: number;
}

/** How one rollout went under one rule. */
export interface Course {
  /** Minute in which it was rolled back; null when it was not. */
  readonly rolledBackAt: number | null;
  /** Minute in which it became stable; null when it did not. */
  readonly promotedAt: number | null;
  /** Members' sessions that had failed by then. */
  readonly failed: number;
}

type Rule = (
  step: { basisPoints: number; since: number },
  evidence: Evidence,
  minute: number,
) => 'rollBack' | 'advance' | 'hold';

const MINUTE = 60_000;

/** The rule as it runs. */
export const ours: Rule = ({ basisPoints, since }, evidence, minute) =>
  verdict(
    {
      state: 'running',
      basisPoints,
      stepSince: new Date(since * MINUTE).toISOString(),
      minSessions: DEFAULT_MIN_SESSIONS,
    },
    evidence,
    minute * MINUTE,
  ).action;

/** What one would write down at first: away with it when more than one per cent fails; the next step after ten minutes. */
export const naive: Rule = ({ since }, { rollout }, minute) => {
  if (rollout.canary.failed > 0.01 * rollout.canary.sessions) return 'rollBack';
  return minute - since >= 10 ? 'advance' : 'hold';
};

/** What is told of a rollout. */
export interface Traffic {
  /** Sessions of one minute; `share` of the devices have the canary, since the minute `since`. */
  minute(minute: number, share: number, since: number): Compared;
  /** Networks that told of other units since a minute; asked for only where a canary seems broken. */
  elsewhere(from: number): Tally;
}

/** Plays one rollout by chance, every session told of and none made up. */
export function play(scene: Scene, rule: Rule, minutes: number, random: () => number): Course {
  return playWith(scene.perHour, rule, minutes, {
    minute: (_minute, share) => drawMinute(scene, share, random),
    elsewhere: () => ({ sessions: 0, failed: 0 }),
  });
}

/** Plays one rollout minute by minute, until it is rolled back, promoted, or `minutes` are over. */
export function playWith(perHour: number, rule: Rule, minutes: number, traffic: Traffic): Course {
  // What had been told by the end of each minute, so that a span is one subtraction.
  const told: Compared[] = [NOTHING];
  let basisPoints = firstStep(DEFAULT_STEPS, perHour, DEFAULT_MIN_SESSIONS);
  let since = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const share = basisPoints / 10_000;
    const rollout = plus(told[minute - 1], traffic.minute(minute, share, since));
    told.push(rollout);
    const action = rule({ basisPoints, since }, evidenceOf(told, since, traffic), minute);
    const { failed } = rollout.canary;
    if (action === 'rollBack') return { rolledBackAt: minute, promotedAt: null, failed };
    if (action === 'hold') continue;
    const next = DEFAULT_STEPS.find((step) => step > basisPoints);
    if (next === undefined) return { rolledBackAt: null, promotedAt: minute, failed };
    basisPoints = next;
    since = minute;
  }
  return { rolledBackAt: null, promotedAt: null, failed: told.at(-1)?.canary.failed ?? 0 };
}

const NOTHING: Compared = {
  canary: { sessions: 0, failed: 0 },
  stable: { sessions: 0, failed: 0 },
};

function drawMinute(scene: Scene, share: number, random: () => number): Compared {
  const { perHour, stableFails, canaryFails } = scene;
  const canary = poisson((perHour * share) / 60, random);
  const stable = poisson((perHour * (1 - share)) / 60, random);
  return {
    canary: { sessions: canary, failed: binomial(canary, canaryFails, random) },
    stable: { sessions: stable, failed: binomial(stable, stableFails, random) },
  };
}

function evidenceOf(told: readonly Compared[], since: number, traffic: Traffic): Evidence {
  const rollout = told.at(-1) ?? NOTHING;
  let from = told.length - 2;
  const sessions = (minute: number) => told[minute]?.canary.sessions ?? 0;
  while (from > 0 && rollout.canary.sessions - sessions(from) < LATELY_SESSIONS) from -= 1;
  let minutes = 0;
  for (let minute = since + 1; minute < told.length && minutes < 5; minute += 1) {
    if (sessions(minute) > sessions(minute - 1)) minutes += 1;
  }
  const step = plus(rollout, told[since], -1);
  const lately = plus(rollout, told[from], -1);
  const mayBeCommon = [step, rollout, lately].some(({ canary }) => isBroken(canary));
  return {
    step,
    rollout,
    lately,
    elsewhere: mayBeCommon ? traffic.elsewhere(from) : NOTHING.stable,
    minutes,
    pages: null,
  };
}

function plus(one: Compared = NOTHING, other: Compared = NOTHING, sign = 1): Compared {
  const add = (track: 'canary' | 'stable') => ({
    sessions: one[track].sessions + sign * other[track].sessions,
    failed: one[track].failed + sign * other[track].failed,
  });
  return { canary: add('canary'), stable: add('stable') };
}
