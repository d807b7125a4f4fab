import { sql, type Kysely } from 'kysely';
import { CALL_STATUSES } from './008-call-statuses.ts';

/** The call desk: communities, call logs with recordings, trails, leads and ads, and the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const statuses = sql.join(CALL_STATUSES.map((status) => sql.lit(status)));

const STATEMENTS = [
  sql`
    create table usergroups (
      code text primary key check (code ~ '^[a-z0-9-]{2,40}$'),
      name text not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`
    create table call_logs (
      id uuid primary key,
      app_name text not null check (app_name ~ '^[a-z0-9-]{2,40}$'),
      customer_name text not null check (length(customer_name) between 1 and 120),
      phone text not null,
      phone_digits text generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored,
      status text not null check (status in (${statuses})),
      remark text check (length(remark) <= 2000),
      profile_id uuid references profiles (id) on delete set null,
      assigned_to_id uuid references accounts (id) on delete set null,
      followup boolean not null default false,
      payment_done boolean not null default false,
      extra_data jsonb not null default '{}' check (jsonb_typeof(extra_data) = 'object'),
      created_by uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
  sql`create index call_logs_newest on call_logs (app_name, created_at desc, id desc)`,
  sql`create index call_logs_phone on call_logs (phone_digits)`,
  sql`create index call_logs_profile on call_logs (profile_id)`,
  sql`create index call_logs_assigned on call_logs (assigned_to_id)`,
  sql`
    create table call_files (
      call_log_id uuid primary key references call_logs (id) on delete cascade,
      file_key text not null unique,
      media_type text not null check (media_type ~ '^audio/[a-z0-9.+-]{1,40}$'),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now()
    )`,
  sql`
    create table trails (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      note text not null check (length(note) between 1 and 2000),
      status text check (status in (${statuses})),
      by_id uuid references accounts (id) on delete set null,
      by_name text not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index trails_of on trails (profile_id, created_at desc)`,
  // Prices in paise.
  sql`
    create table leads (
      id uuid primary key,
      title text not null check (length(title) between 3 and 120),
      description text not null check (length(description) between 10 and 1000),
      price integer not null check (price >= 0),
      advertiser_name text not null check (length(advertiser_name) between 1 and 120),
      advertiser_contact text not null,
      email text,
      state text not null default 'new' check (state in ('new', 'approved', 'rejected')),
      decided_at timestamptz(3),
      decided_by uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      check ((state = 'new') = (decided_at is null))
    )`,
  sql`create index leads_oldest on leads (created_at, id)`,
  sql`
    create table ads (
      id uuid primary key,
      lead_id uuid not null unique references leads (id) on delete restrict,
      title text not null,
      description text not null,
      image_key text,
      price integer not null check (price >= 0),
      advertiser_name text not null,
      advertiser_contact text not null,
      status text not null check (status in ('active', 'delayed')),
      created_at timestamptz(3) not null default now(),
      ended_at timestamptz(3)
    )`,
  // No reference to accounts: what was done stays told when its doer is gone.
  sql`
    create table audit_trail (
      id bigint generated always as identity primary key,
      actor_id uuid,
      action text not null check (length(action) between 1 and 80),
      target text,
      detail jsonb not null default '{}',
      created_at timestamptz(3) not null default now()
    )`,
  sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name
        using errcode = 'insufficient_privilege', constraint = 'append_only';
    end $$`,
  sql`create trigger audit_trail_rows before update or delete on audit_trail
    for each row execute function refuse_change()`,
  sql`create trigger audit_trail_whole before truncate on audit_trail
    for each statement execute function refuse_change()`,
];
