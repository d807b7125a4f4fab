import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/**
 * The index of the listing's order by activity, which counts by the hour. `profiles_by_activity` stays for servers of the
 * previous release, which order to the millisecond. Outside a transaction, for the index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const included = COVERED.map((name) => `"${name}"`).join(', ');
  await createIndexConcurrently(
    db,
    'profiles_by_active_hour',
    `on profiles (usergroup, gender,
      date_bin('1 hour', last_active_at, timestamptz '2000-01-01 00:00:00+00') desc, id desc)
      include (${included}) where visible`,
  );
  // Its expression has statistics of its own.
  await sql`analyze profiles`.execute(db);
}

export const inTransaction = false;

/** Everything that a filter reads (migration 013). */
const COVERED = [
  'birthdate',
  'height',
  'annual_income',
  'city_key',
  'maritial_status',
  'education_key',
  'occupation_key',
  'dietary_preferences',
  'rashi',
  'mangal_dosh',
  'verified_personal',
  'verified_job',
  'verified_salary',
  'has_photo',
  'boosted_until',
  'last_active_at',
] as const;
