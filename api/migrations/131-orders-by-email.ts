import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';

/** The desk reads the payments of an address a page at a time, newest first. Outside a transaction, for the index. */
export async function up(db: Kysely<never>): Promise<void> {
  await createIndexConcurrently(
    db,
    'orders_by_email',
    'on orders (email, created_at desc, id desc)',
  );
  await sql`drop index if exists orders_email`.execute(db);
}

export const inTransaction = false;
