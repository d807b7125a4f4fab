import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { notedRemovals } from '../../test/jobs.ts';
import { insert, storePerson } from '../../test/rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a row with a file', () => {
  it('leaves a note of the file when it goes with its owner', async () => {
    const { db } = database;
    const id = await storePerson(db);
    const pic = { id: randomUUID(), profile_id: id, file_key: 'one', position: 0 };
    const video = { profile_id: id, media_type: 'video/mp4' as const, seconds: 9, bytes: 1 };
    await insert(db, 'pics', pic);
    await insert(db, 'video_intros', { ...video, file_key: 'videos/one.mp4' });
    await db.updateTable('video_intros').set({ file_key: 'videos/two.mp4' }).execute();
    await db.updateTable('pics').set({ position: 1 }).execute();
    await db.deleteFrom('accounts').where('id', '=', id).execute();
    const noted = await notedRemovals(db);
    expect(noted.toSorted((a, b) => a.file_key.localeCompare(b.file_key))).toMatchObject([
      { kind: 'photo', file_key: 'one' },
      { kind: 'file', file_key: 'videos/one.mp4' },
      { kind: 'file', file_key: 'videos/two.mp4' },
    ]);
  });
});

describe('a reference to a person', () => {
  it('can be followed back through an index, so that a deletion reads no whole table', async () => {
    expect(await referencesWithoutIndex()).toEqual([]);
    await sql`create table letters (by_id uuid references profiles (id))`.execute(database.db);
    expect(await referencesWithoutIndex()).toEqual(['letters']);
  });
});

async function referencesWithoutIndex(): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass::text as place
    from pg_constraint
    where contype = 'f'
      and confrelid in ('accounts'::regclass, 'profiles'::regclass)
      and not exists (
        select from pg_index
        where indrelid = conrelid
          and (indkey::smallint[])[0:cardinality(conkey) - 1] = conkey)
    order by 1`.execute(database.db);
  return rows.map(({ place }) => place);
}
