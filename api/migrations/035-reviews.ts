import { sql, type Kysely } from 'kysely';

/**
 * A photo that waits is one reviewer's for a while, and each opening of it is noted. Reporters may hand messages over,
 * sealed; what staff do to a profile after a report is kept, and can be lifted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table pics
      add column claimed_by uuid references accounts (id) on delete set null,
      add column claimed_until timestamptz(3)`,
  sql`create index pics_claimed_by on pics (claimed_by) where claimed_by is not null`,
  // With the name of the files that were seen: a photo that was cropped meanwhile is another picture.
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
  sql`alter table reports add column action text check (action in ('warned', 'hidden'))`,
  // The messages of one person: they go with that person, as their conversations do.
  sql`
    create table report_excerpts (
      report_id uuid primary key references reports (id) on delete cascade,
      about_id uuid not null references accounts (id) on delete cascade,
      messages smallint not null check (messages > 0),
      sealed bytea not null,
      key_id text not null,
      wrapped_key text not null,
      created_at timestamptz(3) not null
    )`,
  sql`create index report_excerpts_about on report_excerpts (about_id)`,
  sql`create index report_excerpts_key on report_excerpts (key_id)`,
  sql`
    create table moderation_actions (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      kind text not null check (kind in ('warned', 'hidden')),
      reason text not null,
      report_id uuid references reports (id) on delete set null,
      state_before text not null,
      by_id uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null,
      lifted_at timestamptz(3),
      lifted_by uuid references accounts (id) on delete set null,
      lifted_note text
    )`,
  sql`create index moderation_actions_profile on moderation_actions (profile_id, created_at desc)`,
  sql`create index moderation_actions_report on moderation_actions (report_id)`,
  sql`create index moderation_actions_by on moderation_actions (by_id) where by_id is not null`,
  sql`
    create index moderation_actions_lifted_by on moderation_actions (lifted_by)
      where lifted_by is not null`,
  sql`
    create unique index moderation_hidden_once on moderation_actions (profile_id)
      where kind = 'hidden' and lifted_at is null`,
];
