import { sql, type Kysely } from 'kysely';

/**
 * Profiles with the field names of section 3, and what hangs on them. `visible` says who stands in
 * lists: the owner wants it (`state`) and the account may (`admitted`: confirmed, not staff).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

// Times carry milliseconds because cursors do: a finer time would skip people within one.
const profiles = sql`
  create table profiles (
    id uuid primary key references accounts (id) on delete cascade,
    usergroup text not null,
    state text not null default 'active'
      check (state in ('active', 'paused', 'hidden', 'marriage_fixed')),
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
    height smallint check (height between 90 and 250),
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
    updated_at timestamptz(3) not null default now()
  )`;

const pics = sql`
  create table pics (
    id uuid primary key,
    profile_id uuid not null references profiles (id) on delete cascade,
    file_key text not null,
    position smallint not null,
    is_primary boolean not null default false,
    created_at timestamptz(3) not null default now(),
    unique (profile_id, position) deferrable
  )`;

const contacts = sql`
  create table contacts (
    profile_id uuid not null references profiles (id) on delete cascade,
    position smallint not null,
    name text not null,
    relation text not null,
    phone text not null,
    occupation text,
    current_city text,
    address text,
    primary key (profile_id, position)
  )`;

const bookmarks = sql`
  create table bookmarks (
    id uuid primary key,
    from_id uuid not null references profiles (id) on delete cascade,
    to_id uuid not null references profiles (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    unique (from_id, to_id),
    check (from_id <> to_id)
  )`;

/** Interests and chat requests go from one member to another, once, and are answered or not. */
const asked = (table: 'interests' | 'chat_requests') => sql`
  create table ${sql.table(table)} (
    id uuid primary key,
    from_id uuid not null references profiles (id) on delete cascade,
    to_id uuid not null references profiles (id) on delete cascade,
    accepted boolean not null default false,
    declined boolean not null default false,
    created_at timestamptz(3) not null default now(),
    unique (from_id, to_id),
    check (from_id <> to_id),
    check (not (accepted and declined))
  )`;

const blocks = sql`
  create table blocks (
    blocker_id uuid not null references profiles (id) on delete cascade,
    blocked_id uuid not null references profiles (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    primary key (blocker_id, blocked_id),
    check (blocker_id <> blocked_id)
  )`;

// One index for each order of the member's listing and one for the visitor's, which knows no gender.
// A page reads its 20 ids from the index alone and meets the wide table for these 20 only.
const STATEMENTS = [
  profiles,
  sql`create index profiles_by_score
    on profiles (usergroup, gender, listing_score desc, id desc) where visible`,
  sql`create index profiles_by_newest
    on profiles (usergroup, gender, created_at desc, id desc) where visible`,
  sql`create index profiles_by_activity
    on profiles (usergroup, gender, last_active_at desc, id desc) where visible`,
  sql`create index profiles_for_visitors
    on profiles (usergroup, visitor_score desc, id desc) where visible`,
  pics,
  sql`create unique index pics_primary on pics (profile_id) where is_primary`,
  contacts,
  bookmarks,
  sql`create index bookmarks_to on bookmarks (to_id)`,
  asked('interests'),
  sql`create index interests_to on interests (to_id)`,
  asked('chat_requests'),
  sql`create index chat_requests_to on chat_requests (to_id)`,
  blocks,
  sql`create index blocks_blocked on blocks (blocked_id)`,
];
