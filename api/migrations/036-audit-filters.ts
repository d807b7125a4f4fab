import { sql, type Kysely } from 'kysely';

/**
 * The audit trail by actor, action, target and time, and entries of a profile's history that are a status alone. What older
 * code writes fits: it always has a note.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`create index audit_trail_actor on audit_trail (actor_id, id desc)`,
  sql`create index audit_trail_action on audit_trail (action, id desc)`,
  sql`create index audit_trail_target on audit_trail (target, id desc)`,
  // Where a day begins among the ids.
  sql`create index audit_trail_time on audit_trail (created_at, id)`,
  // One step: without a check in between, older code could write what this refuses.
  sql`
    alter table trails
      drop constraint trails_note_check,
      add constraint trails_note_or_status
        check (length(note) <= 2000 and (note <> '' or status is not null))`,
];
