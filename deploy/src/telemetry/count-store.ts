import { sql } from 'api/database';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import type { Sums } from './minute-counts.ts';

/** Rows written by one statement: a statement may have 65,535 parameters. */
const PART = 500;

/** Adds sums to the minutes that are there already; whole in a transaction of the caller's. */
export async function addCounts(db: RegistryDatabase, counts: Sums): Promise<void> {
  for (const part of partsOf(counts.outcomes)) {
    await db
      .insertInto('releases.outcomes')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['minute', 'unit', 'build', 'track', 'outcome', 'phase']).doUpdateSet({
          n: sql`releases.outcomes.n + excluded.n`,
          sessions: sql`releases.outcomes.sessions + excluded.sessions`,
          ms_total: sql`releases.outcomes.ms_total + excluded.ms_total`,
        }),
      )
      .execute();
  }
  for (const part of partsOf(counts.sessions)) {
    await db
      .insertInto('releases.sessions')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['minute', 'unit', 'build', 'track']).doUpdateSet({
          sessions: sql`releases.sessions.sessions + excluded.sessions`,
          failed: sql`releases.sessions.failed + excluded.failed`,
          served: sql`releases.sessions.served + excluded.served`,
        }),
      )
      .execute();
  }
}

/** Forgets the minutes before a moment; returns how many rows went. */
export async function forgetCounts(db: RegistryDatabase, before: Date): Promise<number> {
  let rows = 0;
  for (const table of ['releases.outcomes', 'releases.sessions'] as const) {
    const gone = await db.deleteFrom(table).where('minute', '<', before).executeTakeFirst();
    rows += Number(gone.numDeletedRows);
  }
  return rows;
}

/** The rows in the parts that one statement takes. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += PART) parts.push(rows.slice(at, at + PART));
  return parts;
}
