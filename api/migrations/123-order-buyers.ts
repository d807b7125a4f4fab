import { sql, type Kysely } from 'kysely';

/** Whom the invoice of an order is for: name, address, PIN, State and GSTIN, as the buyer gave them before paying. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer jsonb`.execute(db);
}
