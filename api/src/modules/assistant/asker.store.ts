import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

const COMPARED = [
  'birthdate',
  'height',
  'current_city',
  'mother_tongue',
  'dietary_preferences',
  'rashi',
  'gotra',
] as const;

/** What comparisons need to know of the one who asks; undefined without a profile. */
export function findAsker(db: Kysely<Database>, id: string) {
  return db.selectFrom('profiles').select(COMPARED).where('id', '=', id).executeTakeFirst();
}

/** The one who asks. */
export type Asker = NonNullable<Awaited<ReturnType<typeof findAsker>>>;
