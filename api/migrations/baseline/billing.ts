import { sql } from 'kysely';

/** Orders, payments, the plans granted for them, refunds and receipts. Money is kept when the account goes. */
export const billing = [
  // Prices in paise; the plan follows from the amount and from nothing else.
  sql`
    create table orders (
      id uuid primary key,
      provider_order_id text unique,
      account_id uuid references accounts (id) on delete set null,
      email text not null check (email = lower(email)),
      plan text not null,
      months smallint not null,
      amount integer not null,
      currency text not null default 'INR' check (currency = 'INR'),
      created_at timestamptz(3) not null default now(),
      state text not null default 'created'
        check (state in ('created', 'attempted', 'authorized', 'captured', 'granted', 'failed', 'refunded')),
      state_at timestamptz(3) not null default now(),
      payer_hash text,
      buyer jsonb,
      constraint orders_check check (
        (plan = 'belief' and months = 1 and amount = 49900)
        or (plan = 'belief' and months = 12 and amount = 499900)
        or (plan = 'trust' and months = 1 and amount = 69900)
        or (plan = 'trust' and months = 12 and amount = 549900)),
      unique (id, amount),
      unique (id, plan, months)
    )`,
  sql`create index orders_account on orders (account_id, created_at desc)`,
  // One order of a member is open for a plan and a time: a second tap, tab or device gets the same.
  sql`
    create unique index orders_open
      on orders (account_id, plan, months)
      where account_id is not null and state in ('created', 'attempted')`,
  sql`create index orders_unclaimed on orders (state_at) where state = 'captured'`,
  sql`
    create unique index orders_open_by_email
      on orders (email, payer_hash, plan, months)
      where payer_hash is not null and account_id is null and state in ('created', 'attempted')`,
  sql`
    create index orders_under_way
      on orders (email, plan)
      where state in ('authorized', 'captured')`,
  sql`create index orders_of_nobody on orders (created_at) where account_id is null`,
  sql`create index orders_by_email on orders (email, created_at desc, id desc)`,
  // A payment is for the whole amount of its order, or it does not fit here.
  sql`
    create table payments (
      id uuid primary key,
      order_id uuid not null,
      provider_payment_id text not null unique,
      amount integer not null,
      currency text not null default 'INR' check (currency = 'INR'),
      status text not null check (status in ('created', 'authorized', 'captured', 'failed', 'refunded')),
      paid_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      refunded integer not null default 0,
      unique (id, order_id),
      foreign key (order_id, amount) references orders (id, amount) on delete restrict,
      constraint payments_captured_at check (status <> 'captured' or paid_at is not null),
      constraint payments_check check (refunded >= 0 and refunded <= amount)
    )`,
  sql`create index payments_order on payments (order_id)`,
  // Capturing twice grants once. A grant without account waits until its address is confirmed.
  sql`
    create table grants (
      id uuid primary key,
      order_id uuid not null unique,
      payment_id uuid not null unique,
      account_id uuid references accounts (id) on delete set null,
      plan text not null,
      months smallint not null,
      starts_at timestamptz(3),
      ends_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      revoked_at timestamptz(3),
      given_at timestamptz(3),
      constraint grants_check check ((starts_at is null) = (ends_at is null)),
      constraint grants_check2 check (account_id is null or starts_at is not null),
      foreign key (order_id, plan, months) references orders (id, plan, months) on delete restrict,
      foreign key (payment_id, order_id) references payments (id, order_id) on delete restrict,
      constraint grants_given_at check (account_id is null or given_at is not null),
      constraint grants_times check (ends_at >= starts_at)
    )`,
  sql`create index grants_account on grants (account_id)`,
  sql`
    create index grants_unclaimed
      on grants (created_at)
      where given_at is null and revoked_at is null`,
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
  sql`create index refunds_requested_by on refunds (requested_by) where requested_by is not null`,
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
      constraint receipts_check check ((((taxable + cgst) + sgst) + igst) = amount),
      constraint receipts_check1 check ((kind = 'credit_note') = (refund_id is not null)),
      unique (kind, financial_year, number)
    )`,
  sql`create unique index receipts_payment on receipts (payment_id) where kind = 'receipt'`,
  sql`create index receipts_account on receipts (account_id) where account_id is not null`,
  sql`
    create table payment_events (
      id text primary key check (length(id) >= 1 and length(id) <= 100),
      kind text not null,
      payload jsonb not null,
      received_at timestamptz(3) not null default now(),
      handled_at timestamptz(3)
    )`,
  sql`create index payment_events_open on payment_events (received_at) where handled_at is null`,
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
    create index payment_attention_settled_by
      on payment_attention (settled_by)
      where settled_by is not null`,
  sql`
    create index payment_attention_waits
      on payment_attention (created_at, id)
      where settled_at is null`,
  sql`
    create index payment_attention_settled
      on payment_attention (settled_at desc, id desc)
      where settled_at is not null`,
];
