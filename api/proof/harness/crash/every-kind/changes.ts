import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../src/platform/database/tables.ts';

/** Tables of which every change is noted. */
const TABLES = [
  'accounts',
  'profiles',
  'orders',
  'payments',
  'grants',
  'refunds',
  'receipts',
  'payment_events',
  'verification_docs',
  'verification_pages',
  'second_factors',
  'page_views',
  'saved_searches',
  'search_finds',
] as const;

/** A change to be counted: rows as JSON, so that `like` names the columns that matter, after the change or before it. */
export interface Change {
  readonly table: (typeof TABLES)[number];
  readonly op: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row that is meant, as it was. Of a row that is inserted: as it is. */
  readonly like: Readonly<Record<string, unknown>>;
  /** Column that has changed; of an update. */
  readonly column?: string;
}

/** Has every change of these tables noted in the transaction that makes it, so that what was rolled back does not count. */
export async function noteChanges(db: Kysely<Database>): Promise<void> {
  await sql`create table changes (of text, op text, before jsonb, after jsonb)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      insert into changes values (tg_table_name, tg_op,
        case when tg_op <> 'INSERT' then to_jsonb(old) end,
        case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`.execute(db);
  for (const table of TABLES)
    await sql`
      create trigger ${sql.ref(`${table}_noted`)} after insert or update or delete
        on ${sql.table(table)} for each row execute function note_change()`.execute(db);
}

/** Forgets what was noted while the scene was set. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await sql`delete from changes`.execute(db);
}

/** How often it was committed. */
export async function countChanges(
  db: Kysely<Database>,
  { table, op, like, column }: Change,
): Promise<number> {
  const changed =
    column === undefined
      ? sql`true`
      : sql`before -> ${column}::text is distinct from after -> ${column}::text`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from changes
    where of = ${table} and op = ${op} and coalesce(before, after) @> ${JSON.stringify(like)}::jsonb
      and ${changed}`.execute(db);
  return rows[0]?.count ?? 0;
}
