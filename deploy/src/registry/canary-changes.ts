import { refuseQuarantined, unitOf, withStable, withUnit } from './changes.ts';
import type { Canary, Live } from './live-unit.ts';
import { ChangeRefused } from './registry-errors.ts';

/** Every device. */
const EVERYBODY = 10_000;

/** Shares that a canary passes through, in basis points: 1, 5, 25, 50 and 100 %. */
export const DEFAULT_STEPS: readonly number[] = [100, 500, 2500, 5000, EVERYBODY];

/** Default sessions that a step has to see before the next one. */
export const DEFAULT_MIN_SESSIONS = 300;

/** What a rollout begins with; times are ISO, `rollout` is random. */
export type CanaryStart = Pick<Canary, 'build' | 'rollout' | 'basisPoints' | 'startedAt'> &
  Partial<Pick<Canary, 'allow' | 'steps' | 'minSessions'>>;

/** Gives a build to a part of the devices. */
export function startCanary(live: Live, unit: string, start: CanaryStart): Live {
  const before = unitOf(live, unit);
  refuseQuarantined(live, unit, start.build);
  if (before.stable === start.build) {
    throw new ChangeRefused(`Build ${start.build} of ${unit} is stable already.`);
  }
  if (before.canary !== null) {
    throw new ChangeRefused(
      `${unit} has a canary already (${before.canary.build}): promote it or roll it back first.`,
    );
  }
  const { basisPoints, startedAt, steps = DEFAULT_STEPS } = start;
  refuseShare(basisPoints);
  const canary: Canary = {
    build: start.build,
    rollout: start.rollout,
    basisPoints,
    allow: [...(start.allow ?? [])],
    steps: growing([basisPoints, ...steps.filter((step) => step > basisPoints)]),
    state: 'running',
    startedAt,
    stepSince: startedAt,
    minSessions: start.minSessions ?? DEFAULT_MIN_SESSIONS,
  };
  return withUnit(live, unit, { ...before, canary });
}

/** Widens a canary to its next step, or to the share given; within one rollout a share only grows. */
export function stepCanary(live: Live, unit: string, at: string, basisPoints?: number): Live {
  const canary = canaryOf(live, unit);
  const next = basisPoints ?? nextStep(canary);
  if (next === null) {
    throw new ChangeRefused(
      `The canary of ${unit} is at its last step: "mfctl canary promote ${unit}".`,
    );
  }
  refuseShare(next);
  if (next <= canary.basisPoints) {
    throw new ChangeRefused(
      `The canary of ${unit} has ${percent(canary.basisPoints)} and a share only grows within a rollout.`,
    );
  }
  return withCanary(live, unit, { ...canary, basisPoints: next, stepSince: at, state: 'running' });
}

/** The share of the step after the one that a canary is on; null at the last. */
export function nextStep({ steps, basisPoints }: Canary): number | null {
  return steps.find((step) => step > basisPoints) ?? null;
}

/** Keeps the share until it is resumed, stepped or promoted by hand. */
export function pauseCanary(live: Live, unit: string): Live {
  return withCanary(live, unit, { ...canaryOf(live, unit), state: 'paused' });
}

/** Lets the controller continue; the step starts over. */
export function resumeCanary(live: Live, unit: string, at: string): Live {
  return withCanary(live, unit, { ...canaryOf(live, unit), state: 'running', stepSince: at });
}

/** Makes the canary's build the stable one. */
export function promote(live: Live, unit: string): Live {
  const { build } = canaryOf(live, unit);
  return withUnit(live, unit, withStable(unitOf(live, unit), build));
}

/** The canary of a unit; refuses when there is none. */
function canaryOf(live: Live, unit: string): Canary {
  const { canary } = unitOf(live, unit);
  if (canary !== null) return canary;
  throw new ChangeRefused(
    `${unit} has no canary: begin one with "mfctl canary start ${unit} BUILD".`,
  );
}

/** Basis points as a person reads them. */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

function withCanary(live: Live, unit: string, canary: Canary): Live {
  return withUnit(live, unit, { ...unitOf(live, unit), canary });
}

function refuseShare(basisPoints: number): void {
  if (Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= EVERYBODY) return;
  throw new ChangeRefused(`A share lies between 0 and 100 %, in steps of 0.01 %.`);
}

function growing(steps: readonly number[]): number[] {
  return [...new Set(steps)].toSorted((one, other) => one - other);
}
