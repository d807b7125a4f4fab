import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { SHOWN } from './ads.rules.ts';

/** One of the ads that run now, by lot: members and days get different ones, the same turn the same; undefined when none runs. */
export function drawAd(db: Kysely<Database>, turn: string, now: Date) {
  return db
    .selectFrom('ads')
    .select(SHOWN)
    .where(isRunning(now))
    .orderBy(sql`md5(id::text || ${turn}::text)`)
    .limit(1)
    .executeTakeFirst();
}

/** Whether an ad is shown at a moment: its days have come, are not over, and nobody has ended it. */
export function isRunning(now: Date) {
  return sql<SqlBool>`(ended_at is null and (ends_at is null or ends_at > ${now})
    and (starts_at is null or starts_at <= ${now}))`;
}
