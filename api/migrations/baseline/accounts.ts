import { sql } from 'kysely';

/** Accounts, their sessions and second factors, codes sent to them, sign-ups, consents and data exports. */
export const accounts = [
  sql`
    create table accounts (
      id uuid primary key,
      email text not null check (email = lower(email)),
      password_hash text,
      role text not null default 'member' check (role in ('member', 'staff')),
      plan text not null default 'hope' check (plan in ('hope', 'belief', 'trust')),
      plan_until timestamptz,
      confirmed_at timestamptz,
      token_version integer not null default 1,
      created_at timestamptz not null default now(),
      duties text[] not null default '{}' check (duties <@ array['caller', 'reviewer', 'manager']),
      next_plan text check (next_plan in ('belief', 'trust')),
      next_plan_until timestamptz(3),
      plan_reminded_for timestamptz(3),
      staff_calls boolean not null default true,
      language text check (language in ('en', 'mr', 'hi')),
      constraint accounts_next_plan
        check ((next_plan is null) = (next_plan_until is null) and (next_plan is null
          or next_plan_until > plan_until))
    )`,
  sql`create unique index accounts_email on accounts (email)`,
  sql`
    create index accounts_plan_end
      on accounts (coalesce(next_plan_until, plan_until))
      where plan <> 'hope'`,
  sql`create index accounts_next_plan on accounts (plan_until) where next_plan is not null`,
  sql`
    create trigger accounts_plan_begins after insert on accounts
      for each row
      when (new.plan <> 'hope' and new.plan_until is not null) execute function note_plan()`,
  sql`
    create trigger accounts_boost after update of plan, plan_until, next_plan, next_plan_until on accounts
      for each row
      when ((old.plan, old.plan_until, old.next_plan, old.next_plan_until) is distinct from
        (new.plan, new.plan_until, new.next_plan, new.next_plan_until))
      execute function note_boost()`,
  sql`
    create trigger accounts_plan_changes after update of plan, plan_until, next_plan, next_plan_until on accounts
      for each row
      when ((old.plan, old.plan_until, old.next_plan, old.next_plan_until) is distinct from
        (new.plan, new.plan_until, new.next_plan, new.next_plan_until))
      execute function note_plan()`,
  sql`
    create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      device jsonb,
      last_seen_at timestamptz(3),
      factor_at timestamptz(3),
      active_at timestamptz(3)
    )`,
  sql`create index sessions_begun on sessions (created_at)`,
  sql`create index sessions_ended on sessions (ended_at) where ended_at is not null`,
  sql`create index sessions_open on sessions (account_id, created_at desc) where ended_at is null`,
  // The secret is sealed; `last_step` refuses a code that was used.
  sql`
    create table second_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      sealed_secret text not null,
      key_id text not null,
      wrapped_key text not null,
      begun_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_step bigint
    )`,
  sql`
    create table recovery_codes (
      account_id uuid not null references second_factors (account_id) on delete cascade,
      hash text not null,
      used_at timestamptz(3),
      primary key (account_id, hash)
    )`,
  sql`
    create table enrolment_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      wrong_tries integer not null default 0 check (wrong_tries >= 0),
      given_at timestamptz(3),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index enrolment_codes_expires on enrolment_codes (expires_at)`,
  // Codes mailed to sign in or to reset the password, by hash.
  sql`
    create table mailed_secrets (
      hash text primary key,
      purpose text not null check (purpose in ('code', 'confirm')),
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
  sql`create index mailed_secrets_account on mailed_secrets (account_id)`,
  sql`create index mailed_secrets_used on mailed_secrets (used_at) where used_at is not null`,
  sql`create index mailed_secrets_ends on mailed_secrets (expires_at)`,
  sql`
    create table phone_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      phone text not null,
      wrong_tries integer not null default 0 check (wrong_tries >= 0),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index phone_codes_expires on phone_codes (expires_at)`,
  sql`
    create table deletion_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code_hash text not null,
      expires_at timestamptz(3) not null
    )`,
  sql`create index deletion_codes_expires on deletion_codes (expires_at)`,
  // One row for each sign-up mail until its link or code is used: a second sign-up of the address changes nothing here.
  sql`
    create table sign_ups (
      id bigint generated always as identity primary key,
      email text not null check (email = lower(email)),
      link_hash text not null unique,
      code_hash text,
      wrong_codes integer not null default 0 check (wrong_codes >= 0),
      device_hash text,
      name text not null,
      last_name text not null,
      gender text not null check (gender in ('female', 'male')),
      birthdate date not null,
      phone text,
      password_hash text,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      consents jsonb,
      made_for text check (made_for in ('self', 'son', 'daughter', 'brother', 'sister', 'relative')),
      language text check (language in ('en', 'mr', 'hi'))
    )`,
  sql`create index sign_ups_email on sign_ups (email, id)`,
  sql`create index sign_ups_expiry on sign_ups (expires_at)`,
  sql`
    create table consents (
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('intent', 'terms', 'marketing')),
      version date not null,
      given boolean not null,
      decided_at timestamptz(3) not null,
      primary key (account_id, purpose, version)
    )`,
  sql`
    create table data_exports (
      account_id uuid primary key references accounts (id) on delete cascade,
      file_key text not null,
      session_id uuid not null,
      state text not null default 'making' check (state in ('making', 'ready')),
      percent integer not null default 0 check (percent >= 0 and percent <= 100),
      bytes bigint,
      requested_at timestamptz(3) not null,
      expires_at timestamptz(3),
      constraint data_exports_check check ((state = 'ready') = ((bytes is not null) and (expires_at is not null)))
    )`,
  sql`create index data_exports_file on data_exports (file_key)`,
  sql`create index data_exports_ends on data_exports (expires_at)`,
  sql`create index data_exports_asked on data_exports (requested_at)`,
  sql`
    create trigger data_exports_file_lost after delete or update of file_key on data_exports
      for each row execute function note_lost_file('file')`,
];
