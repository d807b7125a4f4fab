import { sql, type Kysely } from 'api/database';

/** Sessions by the minute: one device with one build within one hour, however often it tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table releases.sessions (
      minute timestamptz(0) not null check (date_trunc('minute', minute, 'UTC') = minute),
      unit text not null check (length(unit) between 1 and 80),
      build text not null check (length(build) between 1 and 80),
      track text not null check (track in ('stable', 'canary', 'lastKnownGood')),
      sessions integer not null check (sessions >= 0),
      failed integer not null check (failed >= 0),
      served integer not null check (served >= 0),
      primary key (minute, unit, build, track)
    )`,
  sql`create index sessions_of_unit on releases.sessions (unit, minute)`,
];
