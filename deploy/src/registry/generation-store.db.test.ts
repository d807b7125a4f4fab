import { sql } from 'api/database';
import { describe, expect, it } from 'vitest';
import { registryDatabase } from '../testing/test-releases.ts';
import { kill, publishStable } from './changes.ts';
import { generationStore } from './generation-store.ts';
import { GenerationRace } from './registry-errors.ts';

const at = new Date('2026-11-21T09:00:00.123Z');

async function history() {
  const db = await registryDatabase();
  const store = generationStore(db, () => at);
  for (const [index, build] of ['s1', 's2', 's3'].entries()) {
    await store.change(index, 'asha', `${build} is ready`, (live) =>
      publishStable(live, 'shell', build),
    );
  }
  return { db, store };
}

describe('generations', () => {
  it('are read back as they were written, each pointing at the one before', async () => {
    const { store } = await history();
    const [third, second] = await store.list({ limit: 2 });
    expect(third).toMatchObject({
      generation: 3,
      at: at.toISOString(),
      by: 'asha',
      why: 's3 is ready',
      units: { shell: { stable: 's3', previous: ['s2', 's1'], canary: null } },
    });
    expect(third?.forerunner).toBe(second?.hash);
    expect(await store.list({ before: 2, limit: 9 })).toHaveLength(1);
    expect(await store.verify()).toBeNull();
  });

  it('are none before the first release', async () => {
    const store = generationStore(await registryDatabase(), () => at);
    expect(await store.current()).toBeNull();
    expect(await store.verify()).toBeNull();
  });

  it('are not made of a change that changes nothing', async () => {
    const { store } = await history();
    const same = await store.change(3, 'asha', 'again', (live) =>
      publishStable(live, 'shell', 's3'),
    );
    expect(same.generation).toBe(3);
  });

  it('are written by one of two writers that saw the same one; the other is told', async () => {
    const { store } = await history();
    const results = await Promise.allSettled([
      store.change(3, 'asha', 'a', (live) => publishStable(live, 'shell', 's4')),
      store.change(3, 'rohan', 'b', (live) => publishStable(live, 'shell', 's5')),
    ]);
    const [won, ...others] = results.filter((one) => one.status === 'fulfilled');
    expect(others).toEqual([]);
    const lost = results.find((one) => one.status === 'rejected');
    expect(lost?.reason).toBeInstanceOf(GenerationRace);
    expect(await store.current()).toEqual(won?.value);
    expect(await store.verify()).toBeNull();
  });

  it('keep what is in quarantine', async () => {
    const { store } = await history();
    await store.change(3, 'controller', 'it fails', (live) =>
      kill(live, 'shell', 's3', 'it fails'),
    );
    expect(await store.current()).toMatchObject({
      units: { shell: { stable: 's2' } },
      quarantined: [{ unit: 'shell', build: 's3', why: 'it fails' }],
    });
    expect(await store.verify()).toBeNull();
  });

  it.each([
    ['changed', sql`update releases.generations set why = 'x' where generation = 2`],
    ['deleted', sql`delete from releases.generations where generation = 2`],
    ['emptied', sql`truncate releases.generations`],
  ])('cannot be %s', async (_how, statement) => {
    const { db, store } = await history();
    await expect(statement.execute(db)).rejects.toThrow('releases.generations only grows');
    expect(await store.verify()).toBeNull();
  });

  it.each([
    [
      sql`update releases.generations set by = 'nobody' where generation = 2`,
      { generation: 2, why: 'was changed after it was written' },
    ],
    [
      sql`update releases.generations set units = '{"shell":{"stable":"sX","previous":[],"canary":null}}' where generation = 3`,
      { generation: 3, why: 'was changed after it was written' },
    ],
    [
      sql`delete from releases.generations where generation = 1`,
      { generation: 1, why: 'is missing' },
    ],
  ])('show who got round the database’s own refusal', async (damage, found) => {
    const { db, store } = await history();
    await sql`alter table releases.generations disable trigger only_grows`.execute(db);
    await damage.execute(db);
    expect(await store.verify()).toEqual(found);
  });
});
