import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_duties_check`.execute(db);
  await sql`
    alter table accounts add constraint accounts_duties_check
      check (duties <@ array['caller', 'reviewer', 'manager', 'release-manager'])`.execute(db);
}
