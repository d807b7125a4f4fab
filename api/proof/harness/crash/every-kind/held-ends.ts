import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../src/platform/database/tables.ts';

/** Number of the lock that the end of a job waits for. */
const END = 719;

/** Takes that lock (`Scene.hold`). */
export const HOLD_ENDS = `select pg_advisory_xact_lock(${END})`;

/** Has the end of jobs of these kinds wait for a lock: they have done their work, and nothing says so yet. */
export async function awaitEnds(db: Kysely<Database>, kinds: readonly string[]): Promise<void> {
  await sql`
    create or replace function await_end() returns trigger language plpgsql as $$
    begin
      if old.leased_by is not null and old.kind = any(tg_argv)
        and (tg_op = 'DELETE' or new.leased_by is null) then
        perform pg_advisory_xact_lock_shared(${sql.lit(END)});
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  await sql`
    create or replace trigger jobs_end before update or delete on jobs for each row
      execute function await_end(${sql.join(kinds.map((kind) => sql.lit(kind)))})`.execute(db);
}

/** How many jobs are at their end. */
export async function countEnds(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and objid = ${END} and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.count ?? 0;
}
