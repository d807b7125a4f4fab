import { sql, type Kysely } from 'kysely';

/** A video introduction that was watched counts as an engagement. Older code knows five contexts and writes no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`alter table score_events drop constraint score_events_context_check`,
  // Nothing that stands there could break the wider one: it is not read through under a lock.
  sql`
    alter table score_events add constraint score_events_context_check
      check (context in ('profile_view', 'chat', 'interest', 'share', 'biodata', 'video'))
      not valid`,
];
