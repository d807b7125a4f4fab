import { sql } from 'kysely';

/** Conversations of two people, how far each has read, and their messages. */
export const chat = [
  // The smaller id comes first, so that a pair has one thread whoever begins.
  sql`
    create table threads (
      id uuid primary key,
      a_id uuid not null references profiles (id) on delete cascade,
      b_id uuid not null references profiles (id) on delete cascade,
      last_sequence integer not null default 0 check (last_sequence >= 0),
      last_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      constraint threads_check check (a_id < b_id),
      unique (a_id, b_id)
    )`,
  sql`create index threads_b_id on threads (b_id) where b_id is not null`,
  sql`
    create table thread_people (
      thread_id uuid not null references threads (id) on delete cascade,
      profile_id uuid not null references profiles (id) on delete cascade,
      other_id uuid not null references profiles (id) on delete cascade,
      read_sequence integer not null default 0 check (read_sequence >= 0),
      read_at timestamptz(3),
      last_at timestamptz(3) not null default now(),
      unread integer not null default 0 check (unread >= 0),
      constraint thread_people_check check (profile_id <> other_id),
      primary key (thread_id, profile_id)
    )`,
  sql`create unique index thread_people_pair on thread_people (profile_id, other_id)`,
  sql`create index thread_people_other_id on thread_people (other_id) where other_id is not null`,
  sql`
    create index thread_people_latest
      on thread_people (profile_id, last_at desc, thread_id desc)`,
  sql`
    create index thread_people_unread
      on thread_people (profile_id)
      include (other_id, unread)
      where unread > 0`,
  // The sender is one of the two: a message of anyone else has no row to refer to.
  sql`
    create table messages (
      id uuid primary key,
      thread_id uuid not null,
      sequence integer not null check (sequence > 0),
      from_id uuid not null,
      client_id text not null check (length(client_id) >= 1 and length(client_id) <= 64),
      body text not null check (length(body) >= 1 and length(body) <= 4000),
      created_at timestamptz(3) not null default now(),
      unique (thread_id, sequence),
      unique (from_id, client_id),
      foreign key (thread_id, from_id) references thread_people (thread_id, profile_id) on delete cascade
    )`,
];
