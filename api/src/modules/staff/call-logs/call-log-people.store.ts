import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** Which of these accounts calls can be assigned to: staff who work with call logs. */
export async function callersAmong(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('role', '=', 'staff')
    .where(sql<boolean>`duties && array['caller', 'manager']`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function isProfile(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isCommunity(db: Kysely<Database>, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('usergroups')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}
