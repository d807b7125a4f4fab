import { sql } from 'api/database';
import type { Published } from './published-builds.ts';
import type { RegistryDatabase } from './registry-tables.ts';

type Named = Pick<Published, 'unit' | 'build'>;

/**
 * Locks builds until the transaction ends, always in one order. Releasing, publishing again and collecting hold the
 * lock while deciding, so each sees the others' decisions.
 */
export async function lockBuilds(
  within: RegistryDatabase,
  builds: readonly Named[],
): Promise<void> {
  if (builds.length === 0) return;
  await sql`
    select from releases.artifacts where (unit, build) in (${namesOf(builds)})
    order by unit, build for update`.execute(within);
}

/** Those of the builds whose files were collected, or that are being published again and not complete yet. */
export async function unfinishedOf(
  db: RegistryDatabase,
  builds: readonly Named[],
): Promise<Named[]> {
  if (builds.length === 0) return [];
  const { rows } = await sql<Named>`
    select unit, build from releases.artifacts where (unit, build) in (${namesOf(builds)}) and (
      exists (select from releases.collected as gone
        where gone.unit = artifacts.unit and gone.build = artifacts.build)
      or exists (select from releases.uploads as coming
        where coming.unit = artifacts.unit and coming.build = artifacts.build))`.execute(db);
  return rows;
}

function namesOf(builds: readonly Named[]) {
  const units = builds.map(({ unit }) => unit);
  const names = builds.map(({ build }) => build);
  return sql`select * from unnest(${units}::text[], ${names}::text[])`;
}
