import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { staffName } from '../staff-name.store.ts';

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

/**
 * Sets the names in `extra_data` of entries to those of the people that their ids name, and to null where there is no
 * id. The statement that changes an id is followed by this one.
 */
export async function storeNames(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update call_logs set extra_data = extra_data || jsonb_build_object(
      'pid_name', (
        select trim(concat_ws(' ', member.name, member."lastName"))
        from profiles member where member.id = call_logs.profile_id),
      'assigned_to_id_name', ${staffName('call_logs.assigned_to_id')})
    where id = any(${ids}::uuid[])`.execute(trx);
}
