import { sql, type Kysely } from 'api/database';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table releases.tokens (
      hash text primary key,
      name text not null,
      units jsonb,
      made_at timestamptz not null,
      made_by text not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
}
