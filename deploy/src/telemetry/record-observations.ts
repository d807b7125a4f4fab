import { sql } from 'api/database';
import { LOCKS } from '../registry/advisory-locks.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { countObservations, type Observation } from './count-observations.ts';
import { addCounts, partsOf } from './count-store.ts';
import type { Sums } from './minute-counts.ts';
import { CLAIM_MS, type Claim } from './session-ledger.ts';

/**
 * Counts what a gateway has seen beside what all gateways have counted, and writes both; whole or not at all. One after
 * the other: of two nodes that meet the same device at once, the second sees what the first has written. Returns the sums.
 */
export async function recordObservations(
  db: RegistryDatabase,
  observations: readonly Observation[],
): Promise<Sums> {
  return db.transaction().execute(async (all) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.observations})`.execute(all);
    const claims = observations.map(({ claim }) => claim).filter((claim) => claim !== null);
    const counted = countObservations(observations, await claimsBeside(all, claims));
    await addCounts(all, counted);
    for (const part of partsOf(counted.claims)) {
      await all
        .insertInto('releases.claims')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'device', 'unit', 'build', 'step', 'at'])
            .doUpdateSet({ fault: sql`excluded.fault` }),
        )
        .execute();
    }
    return counted;
  });
}

/** Forgets who was counted a day ago; returns how many rows went. */
export async function forgetClaims(db: RegistryDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - CLAIM_MS);
  const gone = await db.deleteFrom('releases.claims').where('at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** What was counted of the same devices and networks. */
async function claimsBeside(db: RegistryDatabase, claims: readonly Claim[]): Promise<Claim[]> {
  const found: Claim[] = [];
  for (const column of ['device', 'network'] as const) {
    for (const part of partsOf([...new Set(claims.map((claim) => claim[column]))])) {
      const query = db.selectFrom('releases.claims').selectAll().where(column, 'in', part);
      found.push(...(await query.execute()));
    }
  }
  return found;
}
