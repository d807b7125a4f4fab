import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { SHOWN } from './ads.rules.ts';

/** One of the running ads, by lot: members and days get different ones, the same turn the same; undefined when none runs. */
export function drawAd(db: Kysely<Database>, turn: string) {
  return db
    .selectFrom('ads')
    .select(SHOWN)
    .where('ended_at', 'is', null)
    .orderBy(sql`md5(id::text || ${turn}::text)`)
    .limit(1)
    .executeTakeFirst();
}
