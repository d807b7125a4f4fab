import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * The audit trail by actor, action, target and time, and entries of a profile's history that are a status alone. What older
 * code writes fits: it always has a note. Outside a transaction, for the indexes; begun again, it does what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One step: without a check in between, older code could write what this refuses.
  await sql`
    alter table trails
      drop constraint if exists trails_note_check,
      drop constraint if exists trails_note_or_status,
      add constraint trails_note_or_status
        check (length(note) <= 2000 and (note <> '' or status is not null))`.execute(db);
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
}

export const inTransaction = false;

const INDEXES = [
  ['audit_trail_actor', 'on audit_trail (actor_id, id desc)'],
  ['audit_trail_action', 'on audit_trail (action, id desc)'],
  // Its beginning alone: what older code noted has no bound, an entry of an index has.
  ['audit_trail_target', 'on audit_trail (left(target, 80), id desc)'],
  // Where a day begins among the ids.
  ['audit_trail_time', 'on audit_trail (created_at, id)'],
] as const;
