import { sql, type Kysely } from 'kysely';

/**
 * Entries of the audit trail may be deleted once they are three years old, and not before; nothing of them is ever changed.
 * In the database, so that whoever has the server's connection cannot take a trace away either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create function refuse_young_deletion() returns trigger language plpgsql as $$
    begin
      if old.created_at < now() - interval '3 years' then return old; end if;
      raise exception '% is append-only', tg_table_name
        using errcode = 'insufficient_privilege', constraint = 'append_only';
    end $$`,
  sql`drop trigger audit_trail_rows on audit_trail`,
  sql`create trigger audit_trail_rows before update on audit_trail
    for each row execute function refuse_change()`,
  sql`create trigger audit_trail_deletions before delete on audit_trail
    for each row execute function refuse_young_deletion()`,
];
