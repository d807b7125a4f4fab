import { sql, type Kysely } from 'kysely';

/**
 * What an order goes through, refunds, receipts with numbers of their own, payments that a person has to look at; what
 * staff are charged with; and the plan that follows when a dearer one ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const ORDER_STATES = sql`('created', 'attempted', 'authorized', 'captured', 'granted', 'failed', 'refunded')`;

const STATEMENTS = [
  // Our row stands before the provider is asked, so that nothing is there of which we do not know.
  sql`alter table orders alter column provider_order_id drop not null`,
  sql`alter table orders add column state text not null default 'created' check (state in ${ORDER_STATES})`,
  sql`alter table orders add column state_at timestamptz(3) not null default now()`,
  sql`
    update orders set state = case
      when exists (select from grants where order_id = orders.id and account_id is not null) then 'granted'
      when exists (select from payments where order_id = orders.id and status = 'refunded') then 'refunded'
      when exists (select from payments where order_id = orders.id and status = 'paid') then 'captured'
      when exists (select from payments where order_id = orders.id) then 'attempted'
      else 'created' end`,
  // One order of a member is open for a plan and a time: a second tap, tab or device gets the same.
  sql`
    create unique index orders_open on orders (account_id, plan, months)
      where account_id is not null and state in ('created', 'attempted')`,
  // The words of a plan by e-mail that nobody has claimed.
  sql`create index orders_unclaimed on orders (state_at) where state = 'captured'`,

  sql`alter table payments drop constraint payments_status_check`,
  sql`alter table payments drop constraint payments_check`,
  sql`update payments set status = 'captured' where status = 'paid'`,
  sql`
    alter table payments add constraint payments_status_check
      check (status in ('created', 'authorized', 'captured', 'failed', 'refunded'))`,
  sql`
    alter table payments add constraint payments_captured_at
      check (status <> 'captured' or paid_at is not null)`,
  sql`
    alter table payments add column refunded integer not null default 0
      check (refunded between 0 and amount)`,

  // A refund ends what it paid for; the row stays.
  sql`alter table grants add column revoked_at timestamptz(3)`,
  // Since when the account has it, by which the times of all its plans are reckoned.
  sql`alter table grants add column given_at timestamptz(3)`,
  sql`update grants set given_at = starts_at where account_id is not null`,
  sql`
    alter table grants add constraint grants_given_at
      check (account_id is null or given_at is not null)`,
  // All of a plan may be credited to a dearer one before it begins.
  sql`alter table grants drop constraint grants_check1`,
  sql`alter table grants add constraint grants_times check (ends_at >= starts_at)`,
  sql`create index grants_unclaimed on grants (created_at) where given_at is null and revoked_at is null`,

  sql`
    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id) on delete restrict,
      idempotency_key uuid not null unique,
      provider_refund_id text unique,
      amount integer not null check (amount > 0),
      reason text not null,
      requested_by uuid references accounts (id) on delete set null,
      state text not null default 'requested' check (state in ('requested', 'processed', 'failed')),
      created_at timestamptz(3) not null default now(),
      processed_at timestamptz(3)
    )`,
  sql`create index refunds_payment on refunds (payment_id)`,
  sql`
    create index refunds_requested_by on refunds (requested_by) where requested_by is not null`,

  // The last number given in a financial year (April to March; the year it begins in).
  sql`
    create table receipt_numbers (
      kind text not null check (kind in ('receipt', 'credit_note')),
      financial_year smallint not null,
      last integer not null check (last > 0),
      primary key (kind, financial_year)
    )`,
  // As printed, amounts in paise: never changed, and kept when the account goes.
  sql`
    create table receipts (
      id uuid primary key,
      kind text not null check (kind in ('receipt', 'credit_note')),
      financial_year smallint not null,
      number integer not null check (number > 0),
      payment_id uuid not null references payments (id) on delete restrict,
      refund_id uuid unique references refunds (id) on delete restrict,
      account_id uuid references accounts (id) on delete set null,
      amount integer not null check (amount > 0),
      taxable integer not null check (taxable >= 0),
      cgst integer not null default 0 check (cgst >= 0),
      sgst integer not null default 0 check (sgst >= 0),
      igst integer not null default 0 check (igst >= 0),
      printed jsonb not null,
      issued_at timestamptz(3) not null,
      check (taxable + cgst + sgst + igst = amount),
      check ((kind = 'credit_note') = (refund_id is not null)),
      unique (kind, financial_year, number)
    )`,
  sql`create unique index receipts_payment on receipts (payment_id) where kind = 'receipt'`,
  sql`create index receipts_account on receipts (account_id) where account_id is not null`,

  sql`
    create table payment_attention (
      id uuid primary key,
      kind text not null,
      provider_payment_id text not null,
      provider_order_id text,
      amount integer not null,
      created_at timestamptz(3) not null default now(),
      settled_at timestamptz(3),
      settled_by uuid references accounts (id) on delete set null,
      settled_note text,
      unique (kind, provider_payment_id)
    )`,
  sql`
    create index payment_attention_settled_by on payment_attention (settled_by)
      where settled_by is not null`,
  sql`create index payment_attention_open on payment_attention (created_at) where settled_at is null`,

  sql`
    alter table accounts add column duties text[] not null default '{}'
      check (duties <@ array['caller', 'reviewer', 'manager'])`,
  // Whoever was staff before could do all of it.
  sql`update accounts set duties = array['caller', 'reviewer', 'manager'] where role = 'staff'`,
  // A cheaper plan that waits for the end of the dearer one.
  sql`alter table accounts add column next_plan text check (next_plan in ('belief', 'trust'))`,
  sql`alter table accounts add column next_plan_until timestamptz(3)`,
  sql`
    alter table accounts add constraint accounts_next_plan
      check ((next_plan is null) = (next_plan_until is null)
        and (next_plan is null or next_plan_until > plan_until))`,
  // The end of which the owner was reminded.
  sql`alter table accounts add column plan_reminded_for timestamptz(3)`,
  sql`
    create index accounts_plan_end on accounts (coalesce(next_plan_until, plan_until))
      where plan <> 'hope'`,
  sql`create index accounts_next_plan on accounts (plan_until) where next_plan is not null`,
  // A boost lasts until the last of the plans that follow each other.
  sql`
    create or replace function note_boost() returns trigger language plpgsql as $$
    begin
      update profiles set boosted_until = case
          when new.plan <> 'hope' then coalesce(new.next_plan_until, new.plan_until) end
        where id = new.id;
      return null;
    end $$`,
  sql`
    create or replace function begin_boost() returns trigger language plpgsql as $$
    begin
      new.boosted_until := (
        select coalesce(next_plan_until, plan_until) from accounts
        where accounts.id = new.id and plan <> 'hope');
      return new;
    end $$`,
  ...['accounts_boost', 'accounts_plan_changes'].flatMap((name) => [
    sql`drop trigger ${sql.ref(name)} on accounts`,
    sql`
      create trigger ${sql.ref(name)}
        after update of plan, plan_until, next_plan, next_plan_until on accounts
        for each row when (
          (old.plan, old.plan_until, old.next_plan, old.next_plan_until)
          is distinct from (new.plan, new.plan_until, new.next_plan, new.next_plan_until))
        execute function ${sql.raw(name === 'accounts_boost' ? 'note_boost' : 'note_plan')}()`,
  ]),
];
