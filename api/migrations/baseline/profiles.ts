import { sql } from 'kysely';

/** Rupees a year; the same steps as INCOME_STEPS of listing-conditions.ts. */
const INCOME_STEPS = sql`array[200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 2500000,
          3000000, 5000000, 7500000, 10000000]`;

const STUDIES = sql`listing_words(coalesce(education, '') || ' ' || coalesce(degree, ''))`;

/** What the filters of the listing look at. */
const FILTERED = sql`birthdate, height, annual_income, city_key, maritial_status, education_key,
        occupation_key, dietary_preferences, rashi, mangal_dosh, verified_personal, verified_job,
        verified_salary, has_photo, boosted_until, last_active_at`;

/** Profiles with the field names of the API, and what belongs to one profile. */
export const profiles = [
  // `visible`: the owner wants to be listed (`state`) and the account may be (`admitted`: confirmed, not staff).
  // Times carry milliseconds because cursors do: a finer time would skip people within one.
  sql`
    create table profiles (
      id uuid primary key references accounts (id) on delete cascade,
      usergroup text not null,
      state text not null default 'active' check (state in ('active', 'paused', 'hidden', 'marriage_fixed')),
      admitted boolean not null default false,
      visible boolean generated always as (state = 'active' and admitted) stored,
      photo_privacy text not null default 'everyone' check (photo_privacy in ('everyone', 'members')),
      phone text,
      name text not null,
      "lastName" text not null,
      name_devanagari text,
      last_name_devanagari text,
      birthname text,
      gender text not null check (gender in ('female', 'male')),
      birthdate date not null,
      maritial_status text,
      height smallint check (height >= 90 and height <= 250),
      current_city text,
      bloodgroup text,
      mother_tongue text,
      work text,
      occupation text,
      annual_income integer check (annual_income >= 0),
      education text,
      degree text,
      career_goals text,
      property_details text,
      number_of_siblings smallint check (number_of_siblings >= 0),
      siblings_details text,
      father_occupation text,
      mother_occupation text,
      mamkul text,
      family_financial_status text,
      family_type text,
      family_values text,
      hobbies_and_interests text,
      aboutme text,
      dietary_preferences text,
      drinking_habits text,
      smoking_habits text,
      expectation text,
      type_of_marriage_ceremony text,
      interest_in_continuing_education boolean,
      rashi text,
      gotra text,
      mangal_dosh text,
      video_intro text,
      verified_personal boolean not null default false,
      verified_job boolean not null default false,
      verified_salary boolean not null default false,
      verified_property boolean not null default false,
      score smallint not null default 0,
      listing_score integer not null default 0,
      visitor_score integer not null default 0,
      last_active_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      has_photo boolean not null default false,
      boosted_until timestamptz(3),
      city_key text generated always as (listing_words(current_city)) stored,
      education_key text generated always as (' ' || ${STUDIES}) stored,
      occupation_key text generated always as (' ' || listing_words(occupation)) stored,
      facets tsvector generated always as (
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
      ) stored,
      partner_preferences jsonb check (jsonb_typeof(partner_preferences) = 'object'),
      photo_audience text check (photo_audience in ('verified', 'matched')),
      made_for text check (made_for in ('self', 'son', 'daughter', 'brother', 'sister', 'relative')),
      visitors_allowed boolean not null default true,
      visitors_chosen_at timestamptz(3)
    )`,
  sql`
    create index profiles_for_visitors
      on profiles (usergroup, visitor_score desc, id desc)
      where visible`,
  // A page of the listing reads its ids and all that filters look at from one of these indexes.
  sql`
    create index profiles_by_score
      on profiles (usergroup, gender, listing_score desc, id desc)
      include (${FILTERED})
      where visible`,
  sql`
    create index profiles_by_newest
      on profiles (usergroup, gender, created_at desc, id desc)
      include (${FILTERED})
      where visible`,
  // Without `fastupdate`: otherwise every search would also read what waits to be added.
  sql`
    create index profiles_facets_female
      on profiles using gin (facets) with (fastupdate=off)
      where visible and gender = 'female'`,
  sql`
    create index profiles_facets_male
      on profiles using gin (facets) with (fastupdate=off)
      where visible and gender = 'male'`,
  sql`create index profiles_boosted on profiles (boosted_until) where boosted_until is not null`,
  sql`create index profiles_phone on profiles (regexp_replace(phone, '[^0-9]', '', 'g'))`,
  sql`
    create index profiles_phone_end
      on profiles (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10))
      where phone is not null`,
  sql`
    create index profiles_phonetic_name
      on profiles (usergroup, phonetic_key(name || ' ' || "lastName") collate "C", id)`,
  sql`
    create index profiles_phonetic_last_name
      on profiles (usergroup, phonetic_key("lastName" || ' ' || name) collate "C", id)`,
  sql`
    create index profiles_shown_to_visitors
      on profiles (usergroup, visitor_score desc, id desc)
      where visible and visitors_allowed`,
  sql`
    create index profiles_by_active_hour
      on profiles (
        usergroup, gender,
        date_bin('1 hour', last_active_at, timestamptz '2000-01-01 00:00:00+00') desc, id desc)
      include (${FILTERED})
      where visible`,
  sql`
    create trigger profiles_boost before insert on profiles
      for each row execute function begin_boost()`,
  // An index alone can answer only for pages that were vacuumed since they changed.
  sql`
    alter table profiles set (
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)`,
  // `original`: SHA-256 of the file before the browser made it smaller.
  sql`
    create table pics (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      file_key text not null,
      position smallint not null,
      is_primary boolean not null default false,
      created_at timestamptz(3) not null default now(),
      whole_key text,
      edit jsonb,
      state text not null default 'shown' check (state in ('shown', 'waiting', 'refused')),
      reason text,
      claimed_by uuid references accounts (id) on delete set null,
      claimed_until timestamptz(3),
      original text check (original ~ '^[0-9a-f]{64}$'),
      unique (profile_id, position) deferrable
    )`,
  sql`create unique index pics_primary on pics (profile_id) where is_primary`,
  sql`create index pics_claimed_by on pics (claimed_by) where claimed_by is not null`,
  sql`create index pics_queue on pics (created_at, id) where state = 'waiting'`,
  sql`
    create trigger pics_file_lost after delete or update of file_key on pics
      for each row execute function note_lost_file('photo')`,
  sql`
    create trigger pics_added after insert on pics
      referencing new table as added
      for each statement execute function note_first_photos()`,
  sql`
    create trigger pics_removed after delete on pics
      referencing old table as removed
      for each statement execute function note_last_photos()`,
  sql`
    create trigger pics_whole_lost after delete or update of whole_key on pics
      for each row execute function note_lost_whole()`,
  sql`
    create trigger pics_state after update of state on pics
      for each row execute function note_photo_state()`,
  sql`
    create table contacts (
      profile_id uuid not null references profiles (id) on delete cascade,
      position smallint not null,
      name text not null,
      relation text not null,
      phone text not null,
      occupation text,
      current_city text,
      address text,
      address_for text not null default 'matches' check (address_for in ('members', 'matches')),
      primary key (profile_id, position)
    )`,
  sql`
    create table contact_lists (
      profile_id uuid primary key references profiles (id) on delete cascade,
      updated_at timestamptz(3) not null
    )`,
  // `phone_confirmed` counts only as long as it equals `phone`.
  sql`
    create table support_info (
      profile_id uuid primary key references profiles (id) on delete cascade,
      phone text not null,
      whatsapp text not null,
      updated_at timestamptz(3) not null default now(),
      phone_confirmed text,
      phone_confirmed_at timestamptz(3),
      constraint support_info_check check ((phone_confirmed is null) = (phone_confirmed_at is null))
    )`,
  sql`create index support_info_phone on support_info (regexp_replace(phone, '[^0-9]', '', 'g'))`,
  sql`
    create index support_info_whatsapp
      on support_info (regexp_replace(whatsapp, '[^0-9]', '', 'g'))`,
  sql`
    create table profile_views (
      viewer_id uuid not null references profiles (id) on delete cascade,
      viewed_id uuid not null references profiles (id) on delete cascade,
      viewed_at timestamptz(3) not null default now(),
      constraint profile_views_check check (viewer_id <> viewed_id),
      primary key (viewer_id, viewed_id)
    )`,
  sql`create index profile_views_of on profile_views (viewed_id, viewed_at desc, viewer_id desc)`,
  sql`create index profile_views_time on profile_views (viewed_at)`,
  // Once for viewer, profile and day.
  sql`
    create table contact_views (
      viewer_id uuid not null references profiles (id) on delete cascade,
      shown_id uuid not null references profiles (id) on delete cascade,
      day date not null,
      seen_at timestamptz(3) not null default now(),
      constraint contact_views_check check (viewer_id <> shown_id),
      primary key (viewer_id, shown_id, day)
    )`,
  sql`create index contact_views_of on contact_views (shown_id, seen_at desc, viewer_id desc)`,
  // Spent in one statement, so that two requests at once cannot both take the last.
  sql`
    create table daily_budgets (
      profile_id uuid not null references profiles (id) on delete cascade,
      purpose text not null check (purpose in ('contact_reveal', 'profile_view', 'report', 'score')),
      day date not null,
      used integer not null check (used > 0),
      primary key (profile_id, purpose, day)
    )`,
  sql`create index daily_budgets_day on daily_budgets (day)`,
  sql`
    create table saved_searches (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      name text not null check (length(name) >= 1 and length(name) <= 60),
      filters text not null check (length(filters) <= 1000),
      created_at timestamptz(3) not null default now(),
      unique (profile_id, name)
    )`,
  sql`
    create table drafts (
      profile_id uuid not null references profiles (id) on delete cascade,
      key text not null check (key ~ '^[a-z]+(:[0-9a-f-]{1,40})?$'),
      content jsonb not null check (octet_length(content::text) <= 65536),
      saved_at timestamptz(3) not null default now(),
      primary key (profile_id, key)
    )`,
  sql`create index drafts_of_chats on drafts (key) where key like 'chat:%'`,
  sql`
    create table pic_openings (
      id uuid primary key,
      pic_id uuid not null references pics (id) on delete cascade,
      opened_by uuid references accounts (id) on delete set null,
      file_key text not null,
      opened_at timestamptz(3) not null
    )`,
  sql`create index pic_openings_pic on pic_openings (pic_id)`,
  sql`create index pic_openings_by on pic_openings (opened_by) where opened_by is not null`,
];
