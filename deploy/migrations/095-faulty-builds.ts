import { sql, type Kysely } from 'api/database';

/** A build that was ready may be reported as faulty afterwards (decision 270). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table releases.outcomes drop constraint outcomes_outcome_check`.execute(db);
  await sql`
    alter table releases.outcomes add constraint outcomes_outcome_check
      check (outcome in ('ready', 'api_failed', 'faulty', 'fell_back', 'crashed'))`.execute(db);
}
