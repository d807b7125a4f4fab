import { sql, type RawBuilder } from 'kysely';

/**
 * The name of a staff member by an account's id, as colleagues read it: of the profile, else the address. A part
 * of a larger statement; null where the id is.
 */
export function staffName(id: string): RawBuilder<string | null> {
  return sql`(
    select coalesce(nullif(trim(concat_ws(' ', person.name, person."lastName")), ''), account.email)
    from accounts account left join profiles person on person.id = account.id
    where account.id = ${sql.ref(id)})`;
}
