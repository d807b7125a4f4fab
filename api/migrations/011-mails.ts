import { sql, type Kysely } from 'kysely';

/** Mails that wait for delivery, written with what causes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table mails (
      id uuid primary key,
      account_id uuid references accounts (id) on delete cascade,
      sealed text,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
      tries integer not null default 0 check (tries >= 0),
      due_at timestamptz(3) not null,
      useless_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      check ((state = 'waiting') = (sealed is not null))
    )`,
  sql`create index mails_due on mails (due_at, created_at) where state = 'waiting'`,
  sql`create index mails_ended on mails (created_at) where state <> 'waiting'`,
  sql`create index mails_account on mails (account_id)`,
];
