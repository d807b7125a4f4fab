import { sql } from 'kysely';

/** What protects other members from somebody who deleted the account (decision 193), under keyed hashes. */
export const departed = [
  sql`
    create table departed_members (
      id uuid primary key,
      email_hash text not null unique,
      phone_hash text,
      kept_until timestamptz(3) not null,
      returned_as uuid references accounts (id) on delete set null
    )`,
  sql`
    create index departed_members_phone
      on departed_members (phone_hash)
      where phone_hash is not null`,
  sql`create index departed_members_kept on departed_members (kept_until)`,
  sql`
    create index departed_members_returned
      on departed_members (returned_as)
      where returned_as is not null`,
  // Each side is a profile or, once that is deleted, its row in `departed_members`.
  sql`
    create table departed_blocks (
      id uuid primary key,
      blocker_id uuid references profiles (id) on delete cascade,
      blocker_departed uuid references departed_members (id) on delete cascade,
      blocked_id uuid references profiles (id) on delete cascade,
      blocked_departed uuid references departed_members (id) on delete cascade,
      created_at timestamptz(3) not null,
      constraint departed_blocks_check check (num_nonnulls(blocker_id, blocker_departed) = 1),
      constraint departed_blocks_check1 check (num_nonnulls(blocked_id, blocked_departed) = 1)
    )`,
  sql`
    create index departed_blocks_blocker_id
      on departed_blocks (blocker_id)
      where blocker_id is not null`,
  sql`
    create index departed_blocks_blocker_departed
      on departed_blocks (blocker_departed)
      where blocker_departed is not null`,
  sql`
    create index departed_blocks_blocked_id
      on departed_blocks (blocked_id)
      where blocked_id is not null`,
  sql`
    create index departed_blocks_blocked_departed
      on departed_blocks (blocked_departed)
      where blocked_departed is not null`,
  sql`
    create table departed_actions (
      id uuid primary key,
      departed_id uuid not null references departed_members (id) on delete cascade,
      kind text not null check (kind in ('warned', 'hidden')),
      reason text not null,
      report_id uuid references reports (id) on delete set null,
      by_id uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null
    )`,
  sql`create index departed_actions_departed on departed_actions (departed_id)`,
  sql`
    create index departed_actions_report
      on departed_actions (report_id)
      where report_id is not null`,
  sql`create index departed_actions_by on departed_actions (by_id) where by_id is not null`,
  sql`
    create table departed_reports (
      departed_id uuid not null references departed_members (id) on delete cascade,
      report_id uuid not null references reports (id) on delete cascade,
      primary key (departed_id, report_id)
    )`,
  sql`create index departed_reports_report on departed_reports (report_id)`,
  sql`
    create table departed_budgets (
      departed_id uuid not null references departed_members (id) on delete cascade,
      purpose text not null,
      day date not null,
      used integer not null check (used > 0),
      primary key (departed_id, purpose, day)
    )`,
  sql`create index departed_budgets_day on departed_budgets (day)`,
  sql`
    create table departed_contact_views (
      departed_id uuid not null references departed_members (id) on delete cascade,
      shown_id uuid not null references profiles (id) on delete cascade,
      day date not null,
      seen_at timestamptz(3) not null,
      primary key (departed_id, shown_id, day)
    )`,
  sql`create index departed_contact_views_shown on departed_contact_views (shown_id)`,
];
