import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../../demo/seed/load.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { noFiles } from '../../../../test/files.ts';
import { testSeller } from '../../../../test/receipts.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { masterKeys } from '../../../storage/sealing/master-keys.ts';
import { conditionsOf } from './listing-conditions.ts';
import type { ListingPosition } from './listing-orders.ts';
import type { ListingSlice } from './listing-people.ts';
import { listCards, pageOf } from './listing.store.ts';
import { findNamesakes, namesakes } from './name-search.ts';

const viewerId = '5a97a0ad-0002-4000-8000-000000000002';
const start: ListingSlice = {
  usergroup: 'saptapadi',
  gender: 'female',
  order: 'relevance',
  position: null,
  viewerId,
  conditions: [],
};
const id = '5a97a0ad-0001-4000-8000-000000000001';
const time = '2026-11-20T10:00:00.000Z';

describe('the plan of a listing page', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
    const now = new Date('2026-11-21T09:00:00Z');
    const { db } = database;
    const files = noFiles();
    const documentKeys = masterKeys([{ id: 'test', secret: 'of the demo community' }]);
    const load = { db, communityCode: 'saptapadi', password: 'sapta-demo', now, files };
    await loadDemo({ ...load, documentKeys, seller: testSeller });
    await sql`vacuum (analyze) profiles`.execute(db);
    await sql`analyze blocks`.execute(db);
  });
  afterAll(() => database.close());

  it.each<[string, Partial<ListingSlice>, string]>([
    ['relevance', {}, 'profiles_by_score'],
    ['newest', { order: 'newest' }, 'profiles_by_newest'],
    ['active', { order: 'active' }, 'profiles_by_active_hour'],
    [
      'visitors',
      { gender: undefined, order: 'visitor', viewerId: null },
      'profiles_shown_to_visitors',
    ],
    [
      'visitors, onwards',
      {
        gender: undefined,
        order: 'visitor',
        viewerId: null,
        position: { way: 'next', key: [10_300, id] },
      },
      'profiles_shown_to_visitors',
    ],
    ['relevance, onwards', { position: { way: 'next', key: [300, id] } }, 'profiles_by_score'],
    [
      'active, backwards',
      { order: 'active', position: { way: 'prev', key: [time, id] } },
      'profiles_by_active_hour',
    ],
  ])('reads an index alone, in its order: %s', async (_, change, index) => {
    const plan = await explain(database.db, { ...start, ...change });
    expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} `));
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan on profiles');
  });

  it('reads on from a cursor by the index, not by filtering what lies before', async () => {
    const position: ListingPosition = { way: 'next', key: [300, id] };
    const plan = await explain(database.db, { ...start, position });
    expect(plan).toMatch(/Index Cond: .*listing_score, id\) </);
  });

  it('looks at the mother tongue in the index of the order, and finds a rare one by its own', async () => {
    const conditions = conditionsOf({ mother_tongue: 'Tulu' }, new Date('2026-11-21T09:00:00Z'));
    const plan = await explain(database.db, { ...start, conditions });
    expect(plan).toMatch(/Index Only Scan using profiles_by_score /);
    expect(plan).toMatch(/profiles_by_tongue/);
    expect(plan).not.toContain('Seq Scan on profiles');
  });

  it('finds names by how they sound, in an index for either order', async () => {
    const plan = await explained(database.db, namesakes({ ...start, conditions: [] }, 'ash'));
    expect(plan).toContain('profiles_phonetic_name');
    expect(plan).toContain('profiles_phonetic_last_name');
    expect(plan).not.toContain('Seq Scan on profiles');
  });

  it('finds names among saved people where only these are listed', async () => {
    const { db } = database;
    const all = await findNamesakes(db, start, 'a');
    expect(all.length).toBeGreaterThan(1);
    const [to_id = ''] = all;
    await db
      .insertInto('bookmarks')
      .values({ id: randomUUID(), from_id: viewerId, to_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const marks = db.selectFrom('bookmarks').select('to_id').where('from_id', '=', viewerId);
    const saved = new Set((await marks.execute()).map((mark) => mark.to_id));
    const found = await findNamesakes(db, { ...start, saved: true }, 'a');
    expect(found).toContain(to_id);
    expect(found.filter((one) => !saved.has(one))).toEqual([]);
  });

  it('gives one person more than a page shows', async () => {
    expect(await listCards(database.db, { ...start, viewerId })).toHaveLength(21);
  });
});

function explain(db: Kysely<Database>, slice: ListingSlice): Promise<string> {
  return explained(db, pageOf(slice));
}

async function explained(db: Kysely<Database>, page: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${page}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
