import { sql, type Kysely } from 'kysely';

/**
 * What the listing filters by (design section 5). Two ways to the people of a filter: the listing's own indexes, read in
 * their order, hold every filtered column; and `facets` holds the same as words, for filters that few people fit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** Stands for a space in texts that are searched. Written out: what counts as punctuation differs between servers. */
const SEPARATORS = `.,;:/\\()[]{}<>|&+-_%*?!'"\`~@#^=$‘’“”`;

const words = sql`
  create function listing_words(value text) returns text
    language sql immutable parallel safe as $$
    select array_to_string(array_remove(string_to_array(
      lower(translate(value, ${sql.lit(SEPARATORS)}, ${sql.lit(' '.repeat(SEPARATORS.length))})),
      ' '), ''), ' ') $$`;

const facetsOfWords = sql`
  create function listing_facets(kind text, words text) returns tsvector
    language sql immutable parallel safe as $$
    select case when coalesce(words, '') = '' then ''::tsvector
      else ('''' || kind || ':' || replace(words, ' ', ''' ''' || kind || ':') || '''')::tsvector
    end $$`;

// All words but the last are whole; the last may be the beginning of one.
const prefixQuery = sql`
  create function listing_prefix(kind text, words text) returns tsquery
    language sql immutable parallel safe as $$
    select ('''' || kind || ':' || replace(words, ' ', ''' & ''' || kind || ':') || ''':*')::tsquery
    $$`;

/** Rupees a year; the same steps as INCOME_STEPS of listing-conditions.ts. */
const INCOME_STEPS = sql`array[200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 2500000,
  3000000, 5000000, 7500000, 10000000]`;

const STUDIES = sql`listing_words(coalesce(education, '') || ' ' || coalesce(degree, ''))`;

const columns = sql`
  alter table profiles
    add column has_photo boolean not null default false,
    add column boosted_until timestamptz(3),
    add column city_key text generated always as (listing_words(current_city)) stored,
    add column education_key text generated always as (' ' || ${STUDIES}) stored,
    add column occupation_key text generated always as (' ' || listing_words(occupation)) stored,
    add column facets tsvector generated always as (
      array_to_tsvector(array_remove(array[
        'city:' || listing_words(current_city),
        'status:' || maritial_status,
        'diet:' || dietary_preferences,
        'rashi:' || rashi,
        'mangal:' || mangal_dosh,
        'born:' || extract(year from birthdate)::text,
        'height:' || (height / 5)::text,
        'income:' || width_bucket(annual_income, ${INCOME_STEPS})::text,
        case when verified_personal then 'verified:personal' end,
        case when verified_job then 'verified:job' end,
        case when verified_salary then 'verified:salary' end,
        case when has_photo then 'photo' end,
        case when boosted_until is not null then 'boosted' end
      ], null))
      || listing_facets('education', ${STUDIES})
      || listing_facets('occupation', listing_words(occupation))
    ) stored`;

// Whoever adds or removes photos need not know: the database keeps `has_photo`.
const notePhotos = [
  sql`
    create function note_first_photos() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = true
        where not has_photo and id in (select profile_id from added);
      return null;
    end $$`,
  sql`
    create function note_last_photos() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = false
        where has_photo and id in (select profile_id from removed)
          and not exists (select from pics where pics.profile_id = profiles.id);
      return null;
    end $$`,
  sql`
    create trigger pics_added after insert on pics referencing new table as added
      for each statement execute function note_first_photos()`,
  sql`
    create trigger pics_removed after delete on pics referencing old table as removed
      for each statement execute function note_last_photos()`,
];

// A boost lasts as long as the plan that brought it: a copy of its end, so that no other table is asked.
const noteBoost = [
  sql`
    create function note_boost() returns trigger language plpgsql as $$
    begin
      update profiles set boosted_until = case when new.plan <> 'hope' then new.plan_until end
        where id = new.id;
      return null;
    end $$`,
  sql`
    create function begin_boost() returns trigger language plpgsql as $$
    begin
      new.boosted_until := (
        select plan_until from accounts where accounts.id = new.id and plan <> 'hope');
      return new;
    end $$`,
  sql`
    create trigger accounts_boost after update of plan, plan_until on accounts
      for each row when ((old.plan, old.plan_until) is distinct from (new.plan, new.plan_until))
      execute function note_boost()`,
  sql`
    create trigger profiles_boost before insert on profiles
      for each row execute function begin_boost()`,
];

const FILTERED = sql.raw(
  [
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
  ].join(', '),
);

/** A listing index of migration 002 again, now with everything that a filter looks at. */
const covering = (name: string, column: string) => [
  sql`drop index ${sql.ref(name)}`,
  sql`create index ${sql.ref(name)}
    on profiles (usergroup, gender, ${sql.ref(column)} desc, id desc)
    include (${FILTERED}) where visible`,
];

// Without `fastupdate`: else every search would also read what waits to be added.
const facetIndex = (gender: 'female' | 'male') => sql`
  create index ${sql.ref(`profiles_facets_${gender}`)} on profiles using gin (facets)
    with (fastupdate = off) where visible and gender = ${sql.lit(gender)}`;

const STATEMENTS = [
  words,
  facetsOfWords,
  prefixQuery,
  columns,
  sql`update profiles set has_photo = true where exists (
    select from pics where pics.profile_id = profiles.id)`,
  sql`update profiles set boosted_until = accounts.plan_until
    from accounts where accounts.id = profiles.id and accounts.plan <> 'hope'`,
  ...notePhotos,
  ...noteBoost,
  ...covering('profiles_by_score', 'listing_score'),
  ...covering('profiles_by_newest', 'created_at'),
  ...covering('profiles_by_activity', 'last_active_at'),
  facetIndex('female'),
  facetIndex('male'),
  // An index alone can answer only for pages that were vacuumed since they changed.
  sql`alter table profiles set (
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
    autovacuum_analyze_scale_factor = 0.02)`,
];
