import { sql, type Kysely } from 'kysely';

/** Who looked at whom, daily budgets, engagement, reports, and what members keep for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** A row between two different members that goes with either of them. */
const pair = (from: string, to: string) => sql`
      ${sql.ref(from)} uuid not null references profiles (id) on delete cascade,
      ${sql.ref(to)} uuid not null references profiles (id) on delete cascade,
      check (${sql.ref(from)} <> ${sql.ref(to)})`;

const STATEMENTS = [
  // One row for each pair, with the latest time: 'who viewed me' names a person once.
  sql`
    create table profile_views (${pair('viewer_id', 'viewed_id')},
      viewed_at timestamptz(3) not null default now(),
      primary key (viewer_id, viewed_id)
    )`,
  sql`create index profile_views_of on profile_views (viewed_id, viewed_at desc, viewer_id desc)`,
  // Once for viewer, profile and day (readings, 'Contacts').
  sql`
    create table contact_views (${pair('viewer_id', 'shown_id')},
      day date not null,
      seen_at timestamptz(3) not null default now(),
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
  sql`
    create table score_events (${pair('from_id', 'to_id')},
      context text not null
        check (context in ('profile_view', 'chat', 'interest', 'share', 'biodata')),
      points smallint not null check (points between 0 and 10),
      created_at timestamptz(3) not null default now(),
      primary key (from_id, to_id, context)
    )`,
  sql`create index score_events_to on score_events (to_id)`,
  // A report outlives the account of either side: staff still have to decide.
  sql`
    create table reports (
      id uuid primary key,
      from_id uuid references accounts (id) on delete set null,
      about_id uuid references accounts (id) on delete set null,
      reason text not null check (length(reason) between 3 and 1000),
      state text not null default 'open' check (state in ('open', 'dismissed', 'acted')),
      note text,
      decided_by uuid references accounts (id) on delete set null,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check (from_id <> about_id),
      check ((state = 'open') = (decided_at is null)),
      check ((state = 'open') = (note is null))
    )`,
  sql`create index reports_open on reports (created_at, id) where state = 'open'`,
  sql`create index reports_from on reports (from_id, created_at)`,
  sql`create index reports_about on reports (about_id)`,
  sql`
    create table saved_searches (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      name text not null check (length(name) between 1 and 60),
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
  sql`
    create table support_info (
      profile_id uuid primary key references profiles (id) on delete cascade,
      phone text not null,
      whatsapp text not null,
      updated_at timestamptz(3) not null default now()
    )`,
];
