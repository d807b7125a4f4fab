import { sql, type Kysely } from 'api/database';

/**
 * The registry as it was before the first release (decision 222): what was built, what is live, how it fares and who did
 * what; all in a schema of its own, apart from the members' tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`create schema if not exists releases`,
  sql`
    create table releases.artifacts (
      unit text not null check (length(unit) between 1 and 80),
      build text not null check (length(build) between 1 and 80),
      version text not null check (length(version) between 1 and 160),
      description jsonb not null,
      at timestamptz(3) not null,
      by text not null,
      primary key (unit, build),
      unique (unit, version)
    )`,
  // A page of published builds, of all units or of one, is read without the rest.
  sql`create index artifacts_by_age on releases.artifacts (at, unit, build)`,
  sql`create index artifacts_of_unit on releases.artifacts (unit, at, build)`,
  // A description that is waiting for its files: nobody else can take the name with other bytes meanwhile.
  sql`
    create table releases.uploads (
      unit text not null,
      build text not null,
      description jsonb not null,
      at timestamptz(3) not null,
      primary key (unit, build)
    )`,
  // The key is the compare-and-swap: of two writers that both saw number n, one can write n + 1.
  sql`
    create table releases.generations (
      generation integer primary key check (generation > 0),
      at timestamptz(3) not null,
      by text not null check (length(by) between 1 and 200),
      why text not null check (length(why) between 1 and 2000),
      units jsonb not null,
      quarantined jsonb not null,
      forerunner text unique,
      hash text not null unique
    )`,
  sql`
    create table releases.outcomes (
      minute timestamptz(0) not null check (date_trunc('minute', minute, 'UTC') = minute),
      unit text not null check (length(unit) between 1 and 80),
      build text not null check (length(build) between 1 and 80),
      track text not null check (track in ('stable', 'canary', 'lastKnownGood', 'override')),
      outcome text not null check (outcome in ('ready', 'fell_back', 'crashed', 'api_failed')),
      phase text not null default '' check (length(phase) <= 20),
      n integer not null check (n > 0),
      sessions integer not null check (sessions >= 0),
      ms_total bigint not null default 0 check (ms_total >= 0),
      primary key (minute, unit, build, track, outcome, phase)
    )`,
  sql`create index outcomes_of_unit on releases.outcomes (unit, minute)`,
  sql`
    create table releases.audit (
      id integer generated always as identity primary key,
      at timestamptz(3) not null,
      by text not null,
      action text not null,
      subject jsonb not null,
      result text not null check (result in ('done', 'refused', 'lost')),
      generation integer,
      detail text not null default ''
    )`,
  // Files of builds that were collected; the descriptions stay, so that no name is ever used again for other bytes.
  sql`
    create table releases.collected (
      unit text not null,
      build text not null,
      at timestamptz(3) not null,
      primary key (unit, build)
    )`,
  // One device with one build within one hour counts once, however often it reports.
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
  // Which devices and networks have been counted, so that all gateways count them once; rows live for a day.
  sql`
    create table releases.claims (
      kind text not null check (kind in ('told', 'served')),
      device text not null check (length(device) between 1 and 40),
      unit text not null check (length(unit) between 1 and 80),
      build text not null check (length(build) between 1 and 80),
      step text not null check (length(step) <= 40),
      track text not null check (track in ('stable', 'canary', 'lastKnownGood')),
      network text not null check (length(network) between 1 and 40),
      at timestamptz(3) not null,
      fault text not null check (fault in ('none', 'build', 'page')),
      primary key (kind, device, unit, build, step, at)
    )`,
  sql`create index claims_of_network on releases.claims (network)`,
  sql`create index claims_by_age on releases.claims (at)`,
  // When a build was published again after its first time: artifacts only grow, so that time cannot be set there.
  sql`
    create table releases.published_again (
      unit text not null,
      build text not null,
      at timestamptz(3) not null,
      by text not null,
      primary key (unit, build)
    )`,
  sql`
    create function releases.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'releases.% only grows', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  ...['artifacts', 'generations', 'audit'].map(
    (table) => sql`
      create trigger only_grows before update or delete or truncate on releases.${sql.ref(table)}
      for each statement execute function releases.refuse_change()`,
  ),
];
