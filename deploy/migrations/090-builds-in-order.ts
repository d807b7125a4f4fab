import { sql, type Kysely } from 'api/database';

/** Published builds by age, of all units and of one: a page of them is read without the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`create index artifacts_by_age on releases.artifacts (at, unit, build)`,
  sql`create index artifacts_of_unit on releases.artifacts (unit, at, build)`,
];
