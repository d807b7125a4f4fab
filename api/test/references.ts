import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** `table.column` of every reference of the schema to an account or a profile. */
export async function referencesToPeople({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('accounts'::regclass, 'profiles'::regclass)
    order by 1`.execute(db);
  return rows.map(({ place }) => place);
}
