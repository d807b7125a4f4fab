import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';

/** Staff to whom a call can be assigned, by name; one without a profile goes by the address. */
export function listCallers(db: Kysely<Database>) {
  return db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.id', 'accounts.id')
    .select([
      'accounts.id',
      sql<string>`coalesce(profiles.name || ' ' || profiles."lastName", accounts.email)`.as('name'),
    ])
    .where('accounts.role', '=', 'staff')
    .where(sql<boolean>`accounts.duties && array['caller', 'manager']`)
    .orderBy('name')
    .execute();
}

/** Members of a community by name, whatever the state of their profile. */
export function listMembers(db: Kysely<Database>, usergroup: string) {
  return db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select(['profiles.id', sql<string>`profiles.name || ' ' || profiles."lastName"`.as('name')])
    .where('profiles.usergroup', '=', usergroup)
    .where('accounts.role', '=', 'member')
    .orderBy('name')
    .orderBy('profiles.id')
    .execute();
}

/** Codes of the communities that are stored. */
export async function listUsergroupCodes(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('usergroups').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}
