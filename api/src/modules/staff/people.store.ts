import { sql, type Kysely } from 'kysely';
import { ADMIN_PROFILES_PAGE } from 'shared-contracts/calls/desk';
import { sortByName } from 'shared-contracts/domain/name-order';
import type { Database } from '../../platform/database/tables.ts';
import { beginningOfName, LAST_LETTER } from '../profiles/profiles.public.ts';

/** Staff to whom a call can be assigned, by name in either script; one without a profile goes by the address. */
export async function listCallers(db: Kysely<Database>) {
  const callers = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.id', 'accounts.id')
    .select([
      'accounts.id',
      sql<string>`coalesce(trim(profiles.name || ' ' || profiles."lastName"), accounts.email)`.as(
        'name',
      ),
    ])
    .where('accounts.role', '=', 'staff')
    .where(sql<boolean>`accounts.duties && array['caller', 'manager']`)
    .orderBy('accounts.id')
    .execute();
  return sortByName(callers);
}

/**
 * The first members of a community as their names sound (migration 095), whatever the state of their profile; of those
 * whose name or last name begins with `q` in either script. A page is ordered by name.
 */
export async function listMembers(
  db: Kysely<Database>,
  { usergroup, q }: { readonly usergroup: string; readonly q: string },
) {
  const typed = sql`${beginningOfName(q)} collate "C"`;
  const by = (first: 'name' | 'lastName', second: 'name' | 'lastName') => {
    const key = sql`phonetic_key(${sql.ref(first)} || ' ' || ${sql.ref(second)}) collate "C"`;
    return sql`(
      select profiles.id from profiles join accounts on accounts.id = profiles.id
      where usergroup = ${usergroup} and accounts.role = 'member'
        and ${key} >= ${typed} and ${key} < ${typed} || ${LAST_LETTER}
      order by ${key}, profiles.id limit ${ADMIN_PROFILES_PAGE})`;
  };
  const { rows } = await sql<{ id: string; name: string; city: string | null; birthdate: string }>`
    select id, trim(name || ' ' || "lastName") as name, current_city as city, birthdate from profiles
    where id in (${by('name', 'lastName')} union ${by('lastName', 'name')})
    order by id`.execute(db);
  return sortByName(rows).slice(0, ADMIN_PROFILES_PAGE);
}

/** Codes of the communities that are stored. */
export async function listUsergroupCodes(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('usergroups').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}
