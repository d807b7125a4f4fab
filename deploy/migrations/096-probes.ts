import { sql, type Kysely } from 'api/database';

/** What a browser found when it opened a build before people did (decision 271), and who let it go further anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table releases.probes (
      unit text not null,
      build text not null,
      at timestamptz not null,
      verdict text not null check (verdict in ('passed', 'failed', 'notProbed')),
      ms integer not null,
      findings jsonb not null,
      cut jsonb not null,
      figures jsonb not null,
      stage jsonb not null,
      accepted_at timestamptz,
      accepted_by text,
      accepted_why text,
      primary key (unit, build),
      constraint accepted_whole check (
        (accepted_at is null) = (accepted_by is null) and (accepted_at is null) = (accepted_why is null))
    )`.execute(db);
}
