import { sql } from 'api/database';
import type { RegistryDatabase } from '../registry/registry-tables.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Sessions that a unit saw in the last hour, whatever the track; null while there is not yet an hour of telling. */
export async function sessionsPerHour(
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
