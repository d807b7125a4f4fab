import { sql, type Kysely } from 'kysely';

/**
 * When a member's list of family contacts was last saved, so that a page that knows an older one does not replace it. A
 * list without a row was not saved since; older code saves lists without touching it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_lists (
      profile_id uuid primary key references profiles (id) on delete cascade,
      updated_at timestamptz(3) not null
    )`.execute(db);
}
