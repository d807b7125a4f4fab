import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../test/app.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { doAll, notedRemovals, testNode } from '../../test/jobs.ts';
import { insert, storePerson } from '../../test/rows.ts';
import { fileRemovalJob } from './remove-orphaned-files.ts';

let database: TestDatabase;
let clock: TestClock;
let removed: string[];
let storeFails: boolean;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  clock = new TestClock();
  removed = [];
  storeFails = false;
});

async function left() {
  const noted = await notedRemovals(database.db);
  return noted.map(({ file_key, attempts }) => ({ file_key, attempts }));
}
async function removeThem(): Promise<void> {
  const deleteOne = async (key: string) => {
    if (storeFails) throw new Error('EIO');
    removed.push(key);
  };
  const kind = fileRemovalJob({ files: { delete: deleteOne } });
  const node = testNode([kind], { db: database.db, clock: clock.read });
  await doAll(node);
  await node.close();
}
async function lose(file_key: string): Promise<void> {
  const { db } = database;
  const profile_id = await storePerson(db);
  const document = { doc_type: 'GovID', kind: 'pan', media_type: 'image/png', bytes: 1 } as const;
  await insert(db, 'verification_docs', { ...document, id: randomUUID(), profile_id, file_key });
  await db.deleteFrom('verification_docs').where('profile_id', '=', profile_id).execute();
}

describe('a file whose row went', () => {
  it('is removed', async () => {
    await lose('documents/a.png');
    await removeThem();
    expect(removed).toEqual(['documents/a.png']);
    expect(await left()).toEqual([]);
  });

  it('is tried again later and later while the store fails, and in the end removed', async () => {
    await lose('documents/b.png');
    storeFails = true;
    await removeThem();
    await removeThem();
    expect(await left()).toEqual([{ file_key: 'documents/b.png', attempts: 1 }]);
    clock.advance(30_000);
    await removeThem();
    clock.advance(59_999);
    await removeThem();
    expect((await left())[0]?.attempts).toBe(2);
    storeFails = false;
    clock.advance(1);
    await removeThem();
    expect(removed).toEqual(['documents/b.png']);
    expect(await left()).toEqual([]);
  });

  it('is never forgotten, however long the store fails', async () => {
    await lose('documents/g.png');
    storeFails = true;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await removeThem();
      clock.advance(6 * 60 * 60_000);
    }
    expect(await left()).toEqual([{ file_key: 'documents/g.png', attempts: 40 }]);
    storeFails = false;
    await removeThem();
    expect(removed).toEqual(['documents/g.png']);
  });

  it('is forgotten when nobody ever handed it in', async () => {
    await lose('demo-without-a-folder');
    await removeThem();
    expect([removed, await left()]).toEqual([[], []]);
  });

  it('is removed by one of several nodes', async () => {
    for (const name of ['c', 'd', 'e', 'f']) await lose(`documents/${name}.png`);
    await Promise.all([removeThem(), removeThem(), removeThem()]);
    expect(removed.toSorted()).toEqual(['c', 'd', 'e', 'f'].map((name) => `documents/${name}.png`));
  });
});
