/** How long something that failed waits before it is tried again. */
export interface BackoffPlan {
  /** Pauses in ms: after the first failure, the second …; further failures use the last. */
  readonly pauses: readonly number[];
  /** Shortest and longest share of a pause: those who lost the same server spread out. Default the whole pause. */
  readonly spread?: readonly [shortest: number, longest: number];
}

/** ms until the next try after so many failures in a row, from 1; `chance` from 0 to 1. */
export function pauseAfter(plan: BackoffPlan, failures: number, chance: number): number {
  const pause = plan.pauses[Math.min(failures, plan.pauses.length) - 1] ?? 0;
  const [shortest, longest] = plan.spread ?? [1, 1];
  return Math.round(pause * (shortest + (longest - shortest) * chance));
}

/** Counts failures in a row, and says how long to wait. */
export interface Backoff {
  /** ms until the next try after a failure that is not counted yet. */
  readonly pause: () => number;
  /** One has failed; says how many have in a row. */
  readonly failed: () => number;
  /** True once as many have failed in a row as there are pauses: who does not try for ever stops here. */
  readonly isSpent: () => boolean;
  /** Starts over: a try succeeded, or another is likely to. */
  readonly reset: () => void;
}

/** `random` as Math.random. */
export function createBackoff(plan: BackoffPlan, random: () => number): Backoff {
  let failures = 0;
  return {
    pause: () => pauseAfter(plan, failures + 1, random()),
    failed: () => (failures += 1),
    isSpent: () => failures >= plan.pauses.length,
    reset: () => void (failures = 0),
  };
}
