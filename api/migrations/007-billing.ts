import { sql, type Kysely } from 'kysely';

/**
 * Orders that we made, payments that the provider told us of, plans granted for them, and the
 * provider's events. Money is kept when the account goes, so nothing here goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  // The four prices of section 9, in paise; the plan follows from the amount and from nothing else.
  sql`
    create table orders (
      id uuid primary key,
      provider_order_id text not null unique,
      account_id uuid references accounts (id) on delete set null,
      email text not null check (email = lower(email)),
      plan text not null,
      months smallint not null,
      amount integer not null,
      currency text not null default 'INR' check (currency = 'INR'),
      created_at timestamptz(3) not null default now(),
      check ((plan, months, amount) in (
        ('belief', 1, 49900), ('belief', 12, 499900),
        ('trust', 1, 69900), ('trust', 12, 549900))),
      unique (id, amount),
      unique (id, plan, months)
    )`,
  sql`create index orders_account on orders (account_id, created_at desc)`,
  sql`create index orders_email on orders (email)`,
  // A payment is for the whole amount of its order, or it does not fit here.
  sql`
    create table payments (
      id uuid primary key,
      order_id uuid not null,
      provider_payment_id text not null unique,
      amount integer not null,
      currency text not null default 'INR' check (currency = 'INR'),
      status text not null check (status in ('created', 'paid', 'failed', 'refunded')),
      paid_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check ((status in ('paid', 'refunded')) = (paid_at is not null)),
      unique (id, order_id),
      foreign key (order_id, amount) references orders (id, amount) on delete restrict
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
      check ((starts_at is null) = (ends_at is null)),
      check (ends_at > starts_at),
      check (account_id is null or starts_at is not null),
      foreign key (order_id, plan, months) references orders (id, plan, months) on delete restrict,
      foreign key (payment_id, order_id) references payments (id, order_id) on delete restrict
    )`,
  sql`create index grants_account on grants (account_id)`,
  sql`
    create table payment_events (
      id text primary key check (length(id) between 1 and 100),
      kind text not null,
      payload jsonb not null,
      received_at timestamptz(3) not null default now(),
      handled_at timestamptz(3)
    )`,
  sql`create index payment_events_open on payment_events (received_at) where handled_at is null`,
];
