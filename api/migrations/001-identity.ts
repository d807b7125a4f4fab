import { sql, type Kysely } from 'kysely';

/** Accounts, their sessions and the secrets mailed to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().check(sql`email = lower(email)`))
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('member')
        .check(sql`role in ('member', 'staff')`),
    )
    .addColumn('plan', 'text', (column) =>
      column
        .notNull()
        .defaultTo('hope')
        .check(sql`plan in ('hope', 'belief', 'trust')`),
    )
    .addColumn('plan_until', 'timestamptz')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  // A deleted account keeps its row for what the law wants kept; its address is free again.
  await sql`create unique index accounts_email on accounts (email) where deleted_at is null`.execute(
    db,
  );

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await sql`create index sessions_live on sessions (account_id) where ended_at is null`.execute(db);

  await db.schema
    .createTable('mailed_secrets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('code', 'confirm')`),
    )
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await sql`create index mailed_secrets_account on mailed_secrets (account_id)`.execute(db);
}
