import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/** What filters look at, by the listing's indexes alone; the mother tongue is new among it. */
const FILTERED = `birthdate, height, annual_income, city_key, maritial_status, education_key,
  occupation_key, dietary_preferences, rashi, mangal_dosh, verified_personal, verified_job,
  verified_salary, has_photo, boosted_until, last_active_at, tongue_key`;

const ORDERS = {
  profiles_by_score: 'listing_score',
  profiles_by_newest: 'created_at',
  profiles_by_active_hour: `date_bin('1 hour', last_active_at, timestamptz '2000-01-01 00:00:00+00')`,
};

/** Indexes are made while the listing is read and written. */
export const inTransaction = false;

/** The listing is filtered by mother tongue, and members search for names, so many times a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rank] of Object.entries(ORDERS)) {
    const next = `${name}_next`;
    await createIndexConcurrently(
      db,
      next,
      `on profiles (usergroup, gender, ${rank} desc, id desc) include (${FILTERED}) where visible`,
    );
    // The listing reads the old index until the new one is complete.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
    await sql`alter index ${sql.id(next)} rename to ${sql.id(name)}`.execute(db);
  }
  await createIndexConcurrently(
    db,
    'profiles_by_tongue',
    'on profiles (usergroup, gender, tongue_key) where visible',
  );
  await sql`
    alter table daily_budgets drop constraint if exists daily_budgets_purpose_check,
      add constraint daily_budgets_purpose_check check (
        purpose in ('contact_reveal', 'name_search', 'profile_view', 'report', 'score'))`.execute(
    db,
  );
}
