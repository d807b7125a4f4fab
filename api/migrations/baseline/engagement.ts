import { sql } from 'kysely';

/** What members do with each other: bookmarks, interests, chat requests, blocks, scores and reports. */
export const engagement = [
  sql`
    create table bookmarks (
      id uuid primary key,
      from_id uuid not null references profiles (id) on delete cascade,
      to_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      constraint bookmarks_check check (from_id <> to_id),
      unique (from_id, to_id)
    )`,
  sql`create index bookmarks_to on bookmarks (to_id)`,
  sql`create index bookmarks_saved on bookmarks (from_id, created_at desc, id desc)`,
  sql`
    create table interests (
      id uuid primary key,
      from_id uuid not null references profiles (id) on delete cascade,
      to_id uuid not null references profiles (id) on delete cascade,
      accepted boolean not null default false,
      declined boolean not null default false,
      created_at timestamptz(3) not null default now(),
      withdrawn boolean not null default false,
      constraint interests_check check (from_id <> to_id),
      constraint interests_check1 check (not (accepted and declined)),
      unique (from_id, to_id)
    )`,
  sql`create index interests_to on interests (to_id)`,
  sql`create index interests_received on interests (to_id, created_at desc, id desc)`,
  sql`create index interests_sent on interests (from_id, created_at desc, id desc)`,
  sql`
    create table chat_requests (
      id uuid primary key,
      from_id uuid not null references profiles (id) on delete cascade,
      to_id uuid not null references profiles (id) on delete cascade,
      accepted boolean not null default false,
      declined boolean not null default false,
      created_at timestamptz(3) not null default now(),
      withdrawn boolean not null default false,
      constraint chat_requests_check check (from_id <> to_id),
      constraint chat_requests_check1 check (not (accepted and declined)),
      unique (from_id, to_id)
    )`,
  sql`create index chat_requests_to on chat_requests (to_id)`,
  sql`create index chat_requests_received on chat_requests (to_id, created_at desc, id desc)`,
  sql`create index chat_requests_sent on chat_requests (from_id, created_at desc, id desc)`,
  sql`
    create table blocks (
      blocker_id uuid not null references profiles (id) on delete cascade,
      blocked_id uuid not null references profiles (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      constraint blocks_check check (blocker_id <> blocked_id),
      primary key (blocker_id, blocked_id)
    )`,
  sql`create index blocks_blocked on blocks (blocked_id)`,
  sql`create index blocks_latest on blocks (blocker_id, created_at desc, blocked_id desc)`,
  sql`
    create table score_events (
      from_id uuid not null references profiles (id) on delete cascade,
      to_id uuid not null references profiles (id) on delete cascade,
      context text not null
        check (context in ('profile_view', 'chat', 'interest', 'share', 'biodata', 'video')),
      points smallint not null check (points >= 0 and points <= 10),
      created_at timestamptz(3) not null default now(),
      constraint score_events_check check (from_id <> to_id),
      primary key (from_id, to_id, context)
    )`,
  sql`create index score_events_to on score_events (to_id)`,
  sql`create index score_events_time on score_events (created_at)`,
  // A report outlives the account of either side: staff still have to decide.
  sql`
    create table reports (
      id uuid primary key,
      from_id uuid references accounts (id) on delete set null,
      about_id uuid references accounts (id) on delete set null,
      reason text not null check (length(reason) >= 3 and length(reason) <= 1000),
      state text not null default 'open' check (state in ('open', 'dismissed', 'acted')),
      note text,
      decided_by uuid references accounts (id) on delete set null,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      action text check (action in ('warned', 'hidden')),
      constraint reports_check check (from_id <> about_id),
      constraint reports_check1 check ((state = 'open') = (decided_at is null)),
      constraint reports_check2 check ((state = 'open') = (note is null))
    )`,
  sql`create index reports_open on reports (created_at, id) where state = 'open'`,
  sql`create index reports_from on reports (from_id, created_at)`,
  sql`create index reports_decided_by on reports (decided_by) where decided_by is not null`,
  sql`
    create unique index reports_once
      on reports (from_id, about_id, md5(reason))
      where state = 'open'`,
  sql`create index reports_decided on reports (decided_at) where decided_at is not null`,
  sql`create index reports_about_time on reports (about_id, created_at)`,
];
