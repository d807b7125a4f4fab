import { sql } from 'kysely';

/** Ms since 1970; `at time zone` makes it independent of the server's own. */
const ms = (column: string) =>
  sql.raw(`(extract(epoch from ${column} at time zone 'UTC') * 1000)::bigint`);

/** Communities, call logs, trails, moderation and the audit trail. */
export const staff = [
  sql`
    create table usergroups (
      code text primary key check (code ~ '^[a-z0-9-]{2,40}$'),
      name text not null,
      created_at timestamptz(3) not null default now()
    )`,
  // `due_order`: ms of the next call; behind them what has none, the newest first.
  sql`
    create table call_logs (
      id uuid primary key,
      app_name text not null check (app_name ~ '^[a-z0-9-]{2,40}$'),
      customer_name text not null check (length(customer_name) >= 1 and length(customer_name) <= 120),
      phone text not null,
      phone_digits text generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored,
      status text not null
        check (status in ('not_called', 'call_failed', 'call_completed', 'call_successful',
          'interested_in_service', 'interested_in_profile', 'not_interested', 'already_registered',
          'already_married', 'match_already_fixed', 'call_back_later', 'follow_up_required',
          'shared_contact', 'meeting_planned', 'do_not_disturb', 'invalid_number', 'language_barrier',
          'forwarded_to_family', 'info_sent_on_whatsapp', 'needs_profile_update')),
      remark text check (length(remark) <= 2000),
      profile_id uuid references profiles (id) on delete set null,
      assigned_to_id uuid references accounts (id) on delete set null,
      followup boolean not null default false,
      payment_done boolean not null default false,
      extra_data jsonb not null default '{}' check (jsonb_typeof(extra_data) = 'object'),
      created_by uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      follow_up_at timestamptz(3),
      client_id uuid,
      due_order bigint generated always as (
        case when followup then coalesce(${ms('follow_up_at')}, 1000000000000000 - ${ms('created_at')}) end
      ) stored,
      constraint call_logs_next_call check (followup or follow_up_at is null)
    )`,
  sql`create index call_logs_newest on call_logs (app_name, created_at desc, id desc)`,
  sql`create index call_logs_phone on call_logs (phone_digits)`,
  sql`create index call_logs_profile on call_logs (profile_id)`,
  sql`create index call_logs_assigned on call_logs (assigned_to_id)`,
  sql`create index call_logs_created_by on call_logs (created_by) where created_by is not null`,
  sql`create unique index call_logs_once on call_logs (created_by, client_id)`,
  sql`
    create index call_logs_status_newest
      on call_logs (app_name, status, created_at desc, id desc)`,
  sql`
    create index call_logs_caller_newest
      on call_logs (app_name, assigned_to_id, created_at desc, id desc)`,
  sql`
    create index call_logs_paid_newest
      on call_logs (app_name, created_at desc, id desc)
      where payment_done`,
  sql`
    create index call_logs_followup_newest
      on call_logs (app_name, created_at desc, id desc)
      where followup`,
  sql`
    create index call_logs_due
      on call_logs (app_name, due_order, id)
      where due_order is not null`,
  sql`
    create index call_logs_due_status
      on call_logs (app_name, status, due_order, id)
      where due_order is not null`,
  sql`
    create index call_logs_due_caller
      on call_logs (app_name, assigned_to_id, due_order, id)
      where due_order is not null`,
  sql`create index call_logs_phone_begin on call_logs (app_name, phone_digits text_pattern_ops)`,
  sql`
    create index call_logs_phone_end
      on call_logs (app_name, reverse(phone_digits) text_pattern_ops)`,
  sql`
    create trigger call_logs_named after insert or update of customer_name, app_name on call_logs
      for each row execute function note_call_log_names()`,
  // A name is found by each of its first four words, and by each two of them.
  sql`
    create table call_log_names (
      log_id uuid not null references call_logs (id) on delete cascade,
      app_name text not null,
      term text collate "C" not null,
      created_at timestamptz(3) not null,
      primary key (log_id, term)
    )`,
  sql`
    create index call_log_names_newest
      on call_log_names (app_name, term, created_at desc, log_id desc)`,
  sql`
    create table call_files (
      call_log_id uuid primary key references call_logs (id) on delete cascade,
      file_key text not null unique,
      media_type text not null check (media_type ~ '^audio/[a-z0-9.+-]{1,40}$'),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now()
    )`,
  sql`
    create trigger call_files_file_lost after delete or update of file_key on call_files
      for each row execute function note_lost_file('file')`,
  sql`
    create table staff_drafts (
      account_id uuid not null references accounts (id) on delete cascade,
      key text not null check (key ~ '^calllog(:[0-9a-f-]{36})?$'),
      content jsonb not null check (octet_length(content::text) <= 65536),
      saved_at timestamptz(3) not null,
      primary key (account_id, key)
    )`,
  sql`create index staff_drafts_saved on staff_drafts (saved_at)`,
  sql`
    create table trails (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      note text not null,
      status text
        check (status in ('not_called', 'call_failed', 'call_completed', 'call_successful',
          'interested_in_service', 'interested_in_profile', 'not_interested', 'already_registered',
          'already_married', 'match_already_fixed', 'call_back_later', 'follow_up_required',
          'shared_contact', 'meeting_planned', 'do_not_disturb', 'invalid_number', 'language_barrier',
          'forwarded_to_family', 'info_sent_on_whatsapp', 'needs_profile_update')),
      by_id uuid references accounts (id) on delete set null,
      by_name text not null,
      created_at timestamptz(3) not null default now(),
      constraint trails_note_or_status check (length(note) <= 2000 and (note <> '' or status is not null))
    )`,
  sql`create index trails_of on trails (profile_id, created_at desc)`,
  sql`create index trails_by_id on trails (by_id) where by_id is not null`,
  // The messages of one person: they go with that person.
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
    create index moderation_actions_lifted_by
      on moderation_actions (lifted_by)
      where lifted_by is not null`,
  sql`
    create unique index moderation_hidden_once
      on moderation_actions (profile_id)
      where kind = 'hidden' and lifted_at is null`,
  sql`
    create index moderation_hidden_by_time
      on moderation_actions (created_at desc, id desc)
      where kind = 'hidden' and lifted_at is null`,
  sql`create index moderation_warned on moderation_actions (created_at) where kind = 'warned'`,
  sql`create index moderation_lifted on moderation_actions (lifted_at) where lifted_at is not null`,
  // No reference to accounts: what was done stays when its doer is gone. Deleted after three years, not before.
  sql`
    create table audit_trail (
      id bigint generated always as identity primary key,
      actor_id uuid,
      action text not null check (length(action) >= 1 and length(action) <= 80),
      target text,
      detail jsonb not null default '{}',
      created_at timestamptz(3) not null default now()
    )`,
  sql`create index audit_trail_actor on audit_trail (actor_id, id desc)`,
  sql`create index audit_trail_action on audit_trail (action, id desc)`,
  sql`create index audit_trail_target on audit_trail (left(target, 80), id desc)`,
  sql`create index audit_trail_time on audit_trail (created_at, id)`,
  sql`
    create trigger audit_trail_whole before truncate on audit_trail
      for each statement execute function refuse_change()`,
  sql`
    create trigger audit_trail_rows before update on audit_trail
      for each row execute function refuse_change()`,
  sql`
    create trigger audit_trail_deletions before delete on audit_trail
      for each row execute function refuse_young_deletion()`,
];
