import { sql } from 'api/database';
import { DEFAULT_STEPS } from '../registry/canary-changes.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { ALL_BASIS_POINTS } from './cohort.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The share that a rollout of a unit starts with, in basis points, by what the unit sees at present. */
export function firstShareAt(clock: () => Date) {
  return async (
    { db }: { readonly db: RegistryDatabase },
    unit: string,
    minSessions: number,
  ): Promise<number> =>
    firstStep(DEFAULT_STEPS, await sessionsPerHour(db, unit, clock()), minSessions);
}

/** Sessions that a unit saw in the last hour, whatever the track; null while there is not yet an hour of telling. */
async function sessionsPerHour(
  db: RegistryDatabase,
  unit: string,
  now: Date,
): Promise<number | null> {
  const from = new Date(now.getTime() - HOUR_MS);
  const row = await db
    .selectFrom('releases.sessions')
    .select([
      sql<Date | null>`min(minute)`.as('first'),
      sql<number>`coalesce(sum(sessions) filter (where minute >= ${from}), 0)::int`.as('sessions'),
    ])
    .where('unit', '=', unit)
    .executeTakeFirstOrThrow();
  return row.first === null || row.first > from ? null : row.sessions;
}

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
