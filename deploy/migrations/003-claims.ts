import { sql, type Kysely } from 'api/database';

/** Which devices and networks have been counted, so that all gateways count them once; rows live for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
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
];
