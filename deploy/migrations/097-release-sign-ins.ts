import { sql, type Kysely } from 'api/database';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table releases.tokens
      add column account_id uuid,
      add column account_version integer,
      add constraint account_whole check ((account_id is null) = (account_version is null))`.execute(
    db,
  );
}
