import { ALL_BASIS_POINTS } from './cohort.ts';

/**
 * Where a rollout starts: at the smallest step that is expected to see enough sessions within the hour. Where traffic is
 * too thin for any, at the largest step that leaves a stable part to compare with: a broken build is found after about
 * five failed sessions, however they are spread (decision 032). Without any knowledge of the traffic, at the smallest.
 */
export function firstStep(
  steps: readonly number[],
  sessionsPerHour: number | null,
  minSessions: number,
): number {
  const rising = steps.toSorted((one, other) => one - other);
  const smallest = rising[0] ?? ALL_BASIS_POINTS;
  if (sessionsPerHour === null) return smallest;
  const partial = rising.filter((step) => step < ALL_BASIS_POINTS);
  const enough = partial.find((step) => (sessionsPerHour * step) / ALL_BASIS_POINTS >= minSessions);
  return enough ?? partial.at(-1) ?? smallest;
}
