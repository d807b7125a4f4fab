import { sql, type Kysely } from 'kysely';

/**
 * Which browser made an order by e-mail, so that it gets the same one again and nobody else does; and one that is open
 * for an address, a browser, a plan and a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`alter table orders add column payer_hash text`,
  sql`
    create unique index orders_open_by_email on orders (email, payer_hash, plan, months)
      where payer_hash is not null and account_id is null and state in ('created', 'attempted')`,
  // Money that is under way of an account or an address, looked for with each new order.
  sql`create index orders_under_way on orders (email, plan) where state in ('authorized', 'captured')`,
];
