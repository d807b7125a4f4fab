import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * Whether those who are not signed in may see a profile, and when its owner chose so: off for whoever has blocked somebody
 * and has not chosen since. Visitors read their listing from an index of their own; older code goes on with
 * `profiles_for_visitors`, as members do in the limited listing. Outside a transaction, for the index; begun again, it does
 * what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column if not exists visitors_allowed boolean not null default true,
      add column if not exists visitors_chosen_at timestamptz(3)`.execute(db);
  await sql`
    update profiles set visitors_allowed = false
    where visitors_allowed and visitors_chosen_at is null
      and id in (select blocker_id from blocks)`.execute(db);
  await createIndexConcurrently(
    db,
    'profiles_shown_to_visitors',
    'on profiles (usergroup, visitor_score desc, id desc) where visible and visitors_allowed',
  );
}

export const inTransaction = false;
