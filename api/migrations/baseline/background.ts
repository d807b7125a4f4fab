import { sql } from 'kysely';

/** Background jobs, and uploads that may be resumed. */
export const background = [
  // Everything done in the background. `seq` orders the jobs of a lane.
  sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      kind text not null,
      unique_key text,
      lane text,
      payload jsonb not null default '{}',
      account_id uuid references accounts (id) on delete cascade,
      run_at timestamptz(3) not null default 'epoch',
      expires_at timestamptz(3),
      attempts integer not null default 0 check (attempts >= 0),
      leased_by text,
      lease_until timestamptz(3),
      last_error text,
      dead_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      constraint jobs_check check ((leased_by is null) = (lease_until is null)),
      constraint jobs_check1 check (dead_at is null or leased_by is null),
      unique (kind, unique_key)
    )`,
  sql`create index jobs_due on jobs (kind, run_at, seq) where dead_at is null`,
  sql`create index jobs_lane on jobs (kind, lane, seq) where lane is not null`,
  sql`create index jobs_lease on jobs (leased_by) where leased_by is not null`,
  sql`create index jobs_dead on jobs (kind) where dead_at is not null`,
  sql`create index jobs_account on jobs (account_id) where account_id is not null`,
  sql`create index jobs_dead_since on jobs (dead_at) where dead_at is not null`,
  sql`
    create table uploads (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('photo', 'document', 'video', 'audio')),
      name text not null,
      size integer not null check (size > 0),
      received integer not null default 0,
      pieces jsonb not null default '[]',
      seal bytea not null,
      created_at timestamptz(3) not null,
      touched_at timestamptz(3) not null,
      metadata text not null default '',
      constraint uploads_check check (received >= 0 and received <= size)
    )`,
  sql`create index uploads_of on uploads (account_id, touched_at)`,
  sql`create index uploads_old on uploads (created_at)`,
  sql`
    create trigger uploads_pieces_lost after delete on uploads
      for each row execute function note_lost_pieces()`,
];
