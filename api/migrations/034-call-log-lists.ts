import { sql, type Kysely, type RawBuilder } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';
import { SEARCH_NAME } from './034-search-name.ts';

/**
 * What call logs are listed and searched by (decision 131), and drafts of staff who have no profile. Outside a
 * transaction, for the indexes on profiles; begun again, it does what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of STATEMENTS) await statement.execute(trx);
  });
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
}

export const inTransaction = false;

/** Ms since 1970; `at time zone` makes it independent of the server's own. */
const ms = (column: string) =>
  sql.raw(`(extract(epoch from ${column} at time zone 'UTC') * 1000)::bigint`);

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  SEARCH_NAME,
  sql`
    alter table call_logs
      add column if not exists follow_up_at timestamptz(3),
      add column if not exists client_id uuid,
      drop constraint if exists call_logs_next_call,
      add constraint call_logs_next_call check (followup or follow_up_at is null)`,
  sql`create unique index if not exists call_logs_once on call_logs (created_by, client_id)`,
  // The order of what is to be called: by the time of the next call, in ms; behind them what has none, the newest first.
  sql`
    alter table call_logs add column if not exists due_order bigint generated always as (
      case when followup then coalesce(${ms('follow_up_at')}, 1000000000000000 - ${ms('created_at')}) end
    ) stored`,
  // Numbers of India as machines have them; what else was written stays.
  sql`
    update call_logs set phone = '+91' || right(phone_digits, 10)
      where phone_digits ~ '^(0|91|0091)?[6-9][0-9]{9}$' and phone <> '+91' || right(phone_digits, 10)`,
  sql`
    create table if not exists call_log_names (
      log_id uuid not null references call_logs (id) on delete cascade,
      app_name text not null,
      term text collate "C" not null,
      created_at timestamptz(3) not null,
      primary key (log_id, term)
    )`,
  // A name is found by each of its first four words, and by each two of them.
  sql`
    create or replace function call_log_terms(name text) returns setof text
      language sql immutable parallel safe as $$
      with word as (
        select distinct one as word from unnest(
          (string_to_array(search_name(name), ' '))[1:4]) as one where one <> '')
      select word from word
      union
      select first.word || ' ' || second.word from word first, word second
        where first.word <> second.word $$`,
  sql`
    create or replace function note_call_log_names() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from call_log_names where log_id = new.id;
      end if;
      insert into call_log_names (log_id, app_name, term, created_at)
        select new.id, new.app_name, term, new.created_at from call_log_terms(new.customer_name) term;
      return null;
    end $$`,
  sql`
    create or replace trigger call_logs_named after insert or update of customer_name, app_name on call_logs
      for each row execute function note_call_log_names()`,
  sql`
    insert into call_log_names (log_id, app_name, term, created_at)
      select id, app_name, term, created_at from call_logs, call_log_terms(customer_name) term
      on conflict do nothing`,
  sql`
    create table if not exists staff_drafts (
      account_id uuid not null references accounts (id) on delete cascade,
      key text not null check (key ~ '^calllog(:[0-9a-f-]{36})?$'),
      content jsonb not null check (octet_length(content::text) <= 65536),
      saved_at timestamptz(3) not null,
      primary key (account_id, key)
    )`,
  sql`create index if not exists staff_drafts_saved on staff_drafts (saved_at)`,
];

const NEWEST = 'created_at desc, id desc';
const FULL_NAME = `search_name(name || ' ' || "lastName") collate "C"`;
const LAST_NAME = `search_name("lastName" || ' ' || name) collate "C"`;
const DIGITS = (column: string) => `regexp_replace(${column}, '[^0-9]', '', 'g')`;

const INDEXES: readonly (readonly [string, string])[] = [
  ['call_log_names_newest', 'on call_log_names (app_name, term, created_at desc, log_id desc)'],
  ['call_logs_status_newest', `on call_logs (app_name, status, ${NEWEST})`],
  ['call_logs_caller_newest', `on call_logs (app_name, assigned_to_id, ${NEWEST})`],
  ['call_logs_paid_newest', `on call_logs (app_name, ${NEWEST}) where payment_done`],
  ['call_logs_followup_newest', `on call_logs (app_name, ${NEWEST}) where followup`],
  ['call_logs_due', 'on call_logs (app_name, due_order, id) where due_order is not null'],
  [
    'call_logs_due_status',
    'on call_logs (app_name, status, due_order, id) where due_order is not null',
  ],
  [
    'call_logs_due_caller',
    'on call_logs (app_name, assigned_to_id, due_order, id) where due_order is not null',
  ],
  ['call_logs_phone_begin', 'on call_logs (app_name, phone_digits text_pattern_ops)'],
  ['call_logs_phone_end', 'on call_logs (app_name, reverse(phone_digits) text_pattern_ops)'],
  ['profiles_full_name', `on profiles (usergroup, (${FULL_NAME}), id)`],
  ['profiles_last_name', `on profiles (usergroup, (${LAST_NAME}), id)`],
  ['profiles_phone', `on profiles (${DIGITS('phone')})`],
  ['support_info_phone', `on support_info (${DIGITS('phone')})`],
  ['support_info_whatsapp', `on support_info (${DIGITS('whatsapp')})`],
];
