import { sql, type Kysely } from 'kysely';

/** Conversations of two people, how far each has read, and their messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  // The smaller id stands first, so that a pair has one thread whoever begins.
  sql`
    create table threads (
      id uuid primary key,
      a_id uuid not null references profiles (id) on delete cascade,
      b_id uuid not null references profiles (id) on delete cascade,
      last_sequence integer not null default 0 check (last_sequence >= 0),
      last_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      unique (a_id, b_id),
      check (a_id < b_id)
    )`,
  sql`
    create table thread_people (
      thread_id uuid not null references threads (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      other_id uuid not null references profiles (id) on delete cascade,
      read_sequence integer not null default 0 check (read_sequence >= 0),
      read_at timestamptz(3),
      primary key (thread_id, profile_id),
      check (profile_id <> other_id)
    )`,
  sql`create unique index thread_people_pair on thread_people (profile_id, other_id)`,
  // The sender is one of the two: a message of anyone else has no row to refer to.
  sql`
    create table messages (
      id uuid primary key,
      thread_id uuid not null,
      sequence integer not null check (sequence > 0),
      from_id uuid not null,
      client_id text not null check (length(client_id) between 1 and 64),
      body text not null check (length(body) between 1 and 4000),
      created_at timestamptz(3) not null default now(),
      unique (thread_id, sequence),
      unique (from_id, client_id),
      foreign key (thread_id, from_id)
        references thread_people (thread_id, profile_id) on delete cascade
    )`,
];
