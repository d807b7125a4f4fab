import { sql, type Kysely } from 'kysely';

/**
 * What protects other members from somebody who deleted the account, under keyed hashes of the address and of the confirmed
 * number (decision 193). Each side of a block is a profile or, once that is deleted, its row here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const departed = (column = 'departed_id') =>
  sql`${sql.ref(column)} uuid references departed_members (id) on delete cascade`;

const STATEMENTS = [
  sql`
    create table departed_members (
      id uuid primary key,
      email_hash text not null unique,
      phone_hash text,
      kept_until timestamptz(3) not null,
      returned_as uuid references accounts (id) on delete set null
    )`,
  sql`create index departed_members_phone on departed_members (phone_hash) where phone_hash is not null`,
  sql`create index departed_members_kept on departed_members (kept_until)`,
  sql`
    create index departed_members_returned on departed_members (returned_as)
      where returned_as is not null`,
  sql`
    create table departed_blocks (
      id uuid primary key,
      blocker_id uuid references profiles (id) on delete cascade,
      ${departed('blocker_departed')},
      blocked_id uuid references profiles (id) on delete cascade,
      ${departed('blocked_departed')},
      created_at timestamptz(3) not null,
      check (num_nonnulls(blocker_id, blocker_departed) = 1),
      check (num_nonnulls(blocked_id, blocked_departed) = 1)
    )`,
  ...['blocker_id', 'blocker_departed', 'blocked_id', 'blocked_departed'].map(
    (column) => sql`
      create index ${sql.ref(`departed_blocks_${column}`)} on departed_blocks (${sql.ref(column)})
        where ${sql.ref(column)} is not null`,
  ),
  sql`
    create table departed_actions (
      id uuid primary key,
      ${departed()} not null,
      kind text not null check (kind in ('warned', 'hidden')),
      reason text not null,
      report_id uuid references reports (id) on delete set null,
      by_id uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null
    )`,
  sql`create index departed_actions_departed on departed_actions (departed_id)`,
  sql`create index departed_actions_report on departed_actions (report_id) where report_id is not null`,
  sql`create index departed_actions_by on departed_actions (by_id) where by_id is not null`,
  sql`
    create table departed_reports (
      ${departed()},
      report_id uuid references reports (id) on delete cascade,
      primary key (departed_id, report_id)
    )`,
  sql`create index departed_reports_report on departed_reports (report_id)`,
  sql`
    create table departed_budgets (
      ${departed()},
      purpose text,
      day date,
      used integer not null check (used > 0),
      primary key (departed_id, purpose, day)
    )`,
  sql`create index departed_budgets_day on departed_budgets (day)`,
  sql`
    create table departed_contact_views (
      ${departed()},
      shown_id uuid references profiles (id) on delete cascade,
      day date,
      seen_at timestamptz(3) not null,
      primary key (departed_id, shown_id, day)
    )`,
  sql`create index departed_contact_views_shown on departed_contact_views (shown_id)`,
];
