import { sql, type Kysely } from 'kysely';

/** Page views as counts, and how remotes fared: nothing of it tells who it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  // Counts by hour and page only: the table grows with time, not with visitors.
  sql`
    create table page_views (
      hour timestamptz(0) not null check (date_trunc('hour', hour, 'UTC') = hour),
      name text not null check (length(name) between 1 and 60),
      views integer not null check (views > 0),
      primary key (hour, name)
    )`,
  sql`
    create table remote_outcomes (
      hour timestamptz(0) not null check (date_trunc('hour', hour, 'UTC') = hour),
      remote text not null check (length(remote) between 1 and 40),
      build text not null check (length(build) between 1 and 40),
      track text not null check (track in ('stable', 'canary', 'override')),
      outcome text not null check (outcome in ('ready', 'fell_back', 'crashed', 'api_failed')),
      phase text not null default '' check (phase in ('', 'load', 'contract', 'render')),
      sessions integer not null check (sessions > 0),
      ms_total bigint not null default 0 check (ms_total >= 0),
      primary key (hour, remote, build, track, outcome, phase)
    )`,
];
