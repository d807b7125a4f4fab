import { sql } from 'api/database';
import { DEFAULT_STEPS } from '../registry/canary-changes.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { firstStep } from './first-step.ts';

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
