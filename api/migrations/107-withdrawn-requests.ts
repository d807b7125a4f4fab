import { sql, type Kysely } from 'kysely';

/**
 * What was declined and its sender takes back is only hidden from the sender: it stays declined. Whoever declined took back
 * their own interest with it from now on; of older pairs this is done here, as far as theirs is surely the older one. Older
 * code deletes and shows such rows as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = (['interests', 'chat_requests'] as const).flatMap((table) => [
  sql`alter table ${sql.table(table)} add column withdrawn boolean not null default false`,
  sql`
    delete from ${sql.table(table)} mine using ${sql.table(table)} theirs
    where theirs.from_id = mine.to_id and theirs.to_id = mine.from_id
      and theirs.declined and not mine.declined and mine.created_at < theirs.created_at`,
]);
