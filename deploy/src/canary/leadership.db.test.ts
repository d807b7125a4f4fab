import { sql } from 'api/database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCKS } from '../registry/advisory-locks.ts';
import { openRegistryDatabase } from '../registry/registry-database.ts';
import { recordObservations } from '../telemetry/record-observations.ts';
import { placeOnServer } from '../testing/registry-place.ts';
import { postgresDatabase } from '../testing/test-releases.ts';
import { leaderByLock } from './leadership.ts';

const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

async function processOf(url: string) {
  const { db, close } = await openRegistryDatabase(placeOnServer(url), () => undefined);
  onTestFinished(close);
  return { db, leadership: leaderByLock(db, LOCKS.controller) };
}

// An embedded database has one process and needs no election.
describe.runIf(onPostgres)('the lead among several processes', () => {
  it('has the first who asks, until it resigns', async () => {
    const url = await postgresDatabase();
    const [one, other] = [await processOf(url), await processOf(url)];
    expect(await one.leadership.leads()).toBe(true);
    expect(await other.leadership.leads()).toBe(false);
    expect(await one.leadership.leads()).toBe(true);
    await one.leadership.resign();
    expect(await other.leadership.leads()).toBe(true);
    expect(await one.leadership.leads()).toBe(false);
    await other.leadership.resign();
  });

  it('of one job holds up no other, and no counting of sessions', async () => {
    const url = await postgresDatabase();
    const [one, other] = [await processOf(url), await processOf(url)];
    const probing = leaderByLock(one.db, LOCKS.probe);
    expect(await probing.leads()).toBe(true);
    expect(await one.leadership.leads()).toBe(true);
    await recordObservations(other.db, []);
    expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
    await probing.resign();
    await one.leadership.resign();
  });

  it('is taken over when the leader’s connection dies, and the old leader learns of it', async () => {
    const url = await postgresDatabase();
    const [one, other] = [await processOf(url), await processOf(url)];
    expect(await one.leadership.leads()).toBe(true);
    expect(await other.leadership.leads()).toBe(false);
    await sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
        and pid <> pg_backend_pid()`.execute(other.db);
    // The server ends a connection in its own time.
    await expect.poll(() => other.leadership.leads()).toBe(true);
    expect(await one.leadership.leads()).toBe(false);
    await other.leadership.resign();
  });
});
