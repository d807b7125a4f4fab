import { sql } from 'kysely';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../../demo/seed/load.ts';
import { addCrowd, type CrowdMember } from '../../../../test/crowd.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { noFiles } from '../../../../test/files.ts';
import { testSeller } from '../../../../test/receipts.ts';
import { pagingOf } from '../../../platform/paging/pages.ts';
import { masterKeys } from '../../../storage/sealing/master-keys.ts';
import { matchingGender } from '../profiles.rules.ts';
import { findSeeker } from '../profiles.store.ts';
import {
  agreementsOf,
  BANDED,
  dayOf,
  ForYouKey,
  forYouKey,
  forYouPage,
  lessonsFor,
  type ForYouPerson,
  type ForYouSlice,
} from './for-you.ts';
import { conditionsOf } from './listing-conditions.ts';
import { soughtBy, usualAges } from './sought.rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Filters = Parameters<typeof conditionsOf>[0];

async function sliceOf(viewerId: string, at = now, filters: Filters = {}): Promise<ForYouSlice> {
  const seeker = await findSeeker(database.db, viewerId, dayOf({ position: null, now: at }));
  if (seeker === undefined) throw new Error('no such member');
  return {
    usergroup: seeker.usergroup,
    gender: matchingGender(seeker.gender),
    viewerId,
    conditions: conditionsOf(filters, at),
    seeker,
    sought: soughtBy(seeker, filters, at),
    now: at,
    position: null,
  };
}

async function pageOf(slice: ForYouSlice): Promise<ForYouPerson[]> {
  return (await forYouPage(slice).execute(database.db)).rows;
}

async function firstOf(viewerId: string, at = now): Promise<string[]> {
  return (await pageOf(await sliceOf(viewerId, at))).slice(0, LISTING_PAGE).map(({ id }) => id);
}

/** Walks from the first page to the last one and back to the first. */
async function walk(first: ForYouSlice, between?: () => Promise<void>) {
  const pages: ForYouPerson[][] = [];
  const back: ForYouPerson[][] = [];
  let cursor: string | undefined;
  let last: string | null = null;
  for (;;) {
    const { page, rows } = await pageAt(first, cursor);
    pages.push(rows);
    last = page.prev;
    if (page.next === null) break;
    cursor = page.next;
    await between?.();
  }
  for (back.push(pages.at(-1) ?? []); last !== null;) {
    const { page, rows } = await pageAt(first, last);
    back.unshift(rows);
    last = page.prev;
  }
  return { there: pages.flat(), back: back.flat() };
}

async function pageAt(first: ForYouSlice, cursor: string | undefined) {
  const paging = pagingOf(
    { call: listProfiles, input: { query: { sort: 'relevance' } }, callerId: null },
    { secret: 'of a test', now },
  );
  const position = paging.positionOf(cursor, ForYouKey);
  const slice = { ...first, position };
  const keyOf = (row: ForYouPerson) => forYouKey(row, slice);
  const page = paging.cut(await pageOf(slice), { size: LISTING_PAGE, position, keyOf });
  return { page, rows: page.data };
}

describe('the order of the demo community', () => {
  let members: { id: string; gender: 'female' | 'male'; age: number }[];
  const people = new Map<
    string,
    {
      age: number;
      maritial_status: string | null;
      partner_preferences: PartnerPreferences | null;
    }
  >();
  beforeAll(async () => {
    const { db } = database;
    const documentKeys = masterKeys([{ id: 'test', secret: 'of the demo community' }]);
    const load = { db, communityCode: 'saptapadi', password: 'sapta-demo', now, files: noFiles() };
    await loadDemo({ ...load, documentKeys, seller: testSeller });
    await sql`vacuum (analyze) profiles`.execute(db);
    const rows = await db
      .selectFrom('profiles')
      .selectAll()
      .where('visible', '=', true)
      .orderBy('id')
      .execute();
    for (const row of rows) people.set(row.id, { ...row, age: ageOn(row.birthdate, now) });
    members = rows
      .filter((_, at) => at % 10 === 0)
      .map(({ id, gender, birthdate }) => ({ id, gender, age: ageOn(birthdate, now) }));
  });

  it('keeps the ages and the marital status that both sides state in the first band', async () => {
    let checked = 0;
    for (const { id, age } of members) {
      const slice = await sliceOf(id);
      const { sought, seeker } = slice;
      for (const row of (await pageOf(slice)).filter((one) => agreementsOf(one).length > 0)) {
        const person = people.get(row.id);
        const theirs = person?.partner_preferences ?? {};
        expect(person?.age).toBeGreaterThanOrEqual(sought.age.from);
        expect(person?.age).toBeLessThanOrEqual(sought.age.to);
        expect(theirs.age_from ?? 0).toBeLessThanOrEqual(age);
        expect(theirs.age_to ?? 99).toBeGreaterThanOrEqual(age);
        if (theirs.maritial_status !== undefined && seeker.maritial_status !== null)
          expect(theirs.maritial_status).toContain(seeker.maritial_status);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(members.length * 10);
  });

  it('puts no person among the first ten of everybody, nor of half of them', async () => {
    for (const gender of ['female', 'male'] as const) {
      const side = members.filter((one) => one.gender === gender);
      const counts = new Map<string, number>();
      for (const { id } of side)
        for (const one of (await firstOf(id)).slice(0, 10))
          counts.set(one, (counts.get(one) ?? 0) + 1);
      expect(side.length).toBeGreaterThan(10);
      expect(Math.max(...counts.values())).toBeLessThan(side.length / 2);
    }
  });

  it('differs for members of different age, and changes when the preferences do', async () => {
    const asha = '5a97a0ad-0001-4000-8000-000000000001';
    const before = await firstOf(asha);
    const others = await firstOf('5a97a0ad-0003-4000-8000-000000000003');
    expect(before.filter((id) => others.includes(id)).length).toBeLessThan(LISTING_PAGE / 2);
    const { partner_preferences } = await database.db
      .selectFrom('profiles')
      .select('partner_preferences')
      .where('id', '=', asha)
      .executeTakeFirstOrThrow();
    const change = (preferences: PartnerPreferences | null) =>
      database.db
        .updateTable('profiles')
        .set({ partner_preferences: JSON.stringify(preferences) })
        .where('id', '=', asha)
        .execute();
    await change({ ...partner_preferences, age_from: 34, age_to: 40, current_city: ['Nagpur'] });
    const after = await firstOf(asha);
    await change(partner_preferences);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(await firstOf(asha)).toEqual(before);
  });

  it('stays the same within a day, and is another one the next day', async () => {
    const [{ id } = { id: '' }] = members;
    const morning = await firstOf(id);
    expect(await firstOf(id, new Date(now.getTime() + 12 * HOUR_MS))).toEqual(morning);
    expect(await firstOf(id, new Date(now.getTime() + 24 * HOUR_MS))).not.toEqual(morning);
  });

  it('shows a new member with hardly any fields to somebody at once', async () => {
    const [id = ''] = await addCrowd(database.db, 'saptapadi', [
      { birthdate: '1998-05-04', created_at: new Date(now.getTime() - HOUR_MS / 2) },
    ]);
    const men = await database.db
      .selectFrom('profiles')
      .select('id')
      .where('visible', '=', true)
      .where('gender', '=', 'male')
      .execute();
    let seen = 0;
    for (const man of men) if ((await firstOf(man.id)).includes(id)) seen += 1;
    await database.db.deleteFrom('profiles').where('id', '=', id).execute();
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(men.length / 2);
  });

  it('never shows people who declined or were declined, are blocked, set aside or paused', async () => {
    const [{ id: viewer } = { id: '' }] = members;
    const [one = '', other = '', blocked = '', paused = '', aside = ''] = await firstOf(viewer);
    const decline = (from_id: string, to_id: string) =>
      database.db
        .insertInto('interests')
        .values({ id: crypto.randomUUID(), from_id, to_id, declined: true })
        .onConflict((clash) =>
          clash.columns(['from_id', 'to_id']).doUpdateSet({ declined: true, accepted: false }),
        )
        .execute();
    await decline(viewer, one);
    await decline(other, viewer);
    await database.db
      .insertInto('blocks')
      .values({ blocker_id: viewer, blocked_id: blocked })
      .execute();
    await database.db
      .insertInto('not_for_me')
      .values({ id: crypto.randomUUID(), from_id: viewer, to_id: aside })
      .execute();
    await database.db
      .updateTable('profiles')
      .set({ state: 'paused' })
      .where('id', '=', paused)
      .execute();
    const { there } = await walk(await sliceOf(viewer));
    const ids = there.map(({ id }) => id);
    expect(ids.filter((id) => [one, other, blocked, paused, aside].includes(id))).toEqual([]);
  });

  it('goes through everybody once, there and back', async () => {
    for (const { id } of members.slice(3, 6)) {
      const slice = await sliceOf(id);
      const { there, back } = await walk(slice);
      expect(new Set(there.map((row) => row.id)).size).toBe(there.length);
      expect(there.length).toBe((await pageOf(slice))[0]?.people);
      expect(back).toEqual(there.map((row) => expect.objectContaining({ id: row.id })));
    }
  });
});

describe('a member without preferences', () => {
  it('is shown people of the usual ages and of the own city first', async () => {
    const crowd: CrowdMember[] = Array.from({ length: 60 }, (_, at) => ({
      gender: 'male',
      birthdate: `${1975 + (at % 30)}-03-01`,
      current_city: at % 2 === 0 ? 'Pune' : 'Nagpur',
      listing_score: at,
      // Nobody is a newcomer, who may be first whatever agrees.
      created_at: new Date(now.getTime() - 999 * HOUR_MS),
    }));
    await addCrowd(database.db, 'defaults', crowd);
    const [viewer = ''] = await addCrowd(database.db, 'defaults', [{ current_city: 'पुणे' }]);
    const rows = await pageOf(await sliceOf(viewer));
    const byId = new Map(
      (await database.db.selectFrom('profiles').selectAll().execute()).map((row) => [row.id, row]),
    );
    const usual = usualAges('female', 28);
    const ages = rows.map(({ id }) => ageOn(byId.get(id)?.birthdate ?? '', now));
    const fitting = ages.filter((age) => age >= usual.from && age <= usual.to);
    expect(ages.slice(0, fitting.length)).toEqual(fitting);
    const [first] = rows;
    expect(first && agreementsOf(first)).toEqual(['age', 'city']);
    expect(byId.get(first?.id ?? '')?.current_city).toBe('Pune');
  });
});

describe('people like those who were set aside', () => {
  it('come later within their band, and as before once that is reset', async () => {
    const at = new Date(now.getTime() - 999 * HOUR_MS);
    const crowd: CrowdMember[] = Array.from({ length: 60 }, (_, n) => ({
      gender: 'male',
      birthdate: '1997-03-01',
      current_city: n % 2 === 0 ? 'Nagpur' : 'Nashik',
      listing_score: 100,
      created_at: at,
    }));
    const ids = await addCrowd(database.db, 'lessons', crowd);
    const [viewer = ''] = await addCrowd(database.db, 'lessons', [{ current_city: 'Pune' }]);
    const fromNagpur = new Set(ids.filter((_, n) => n % 2 === 0));
    const inFirst = async () => (await firstOf(viewer)).filter((id) => fromNagpur.has(id)).length;
    const before = await inFirst();
    for (const to_id of [...fromNagpur].slice(0, 4))
      await database.db
        .insertInto('not_for_me')
        .values({ id: crypto.randomUUID(), from_id: viewer, to_id, created_at: at })
        .execute();
    expect(await inFirst()).toBeLessThan(before);
    await database.db.updateTable('not_for_me').set({ teaches: false }).execute();
    expect(await inFirst()).toBeGreaterThanOrEqual(before - 4);
  });
});

describe('a community larger than the bands', () => {
  const LARGE = 2 * BANDED;
  let viewer: string;
  beforeAll(async () => {
    const crowd: CrowdMember[] = Array.from({ length: LARGE }, (_, at) => ({
      birthdate: `${1994 + (at % 9)}-03-01`,
      listing_score: (at * 7) % 400,
      maritial_status: at % 2 === 0 ? 'never_married' : 'divorced',
      created_at: new Date(now.getTime() - at * 5 * HOUR_MS),
    }));
    await addCrowd(database.db, 'large', crowd);
    const preferences: PartnerPreferences = { age_from: 22, age_to: 31 };
    [viewer = ''] = await addCrowd(database.db, 'large', [
      { gender: 'male', partner_preferences: JSON.stringify(preferences) },
    ]);
  });

  it.each<[string, Filters]>([
    ['without a filter', {}],
    ['with one', { maritial_status: ['never_married', 'divorced'] }],
  ])('shows everybody once, there and back, %s', async (_, filters) => {
    const { there, back } = await walk(await sliceOf(viewer, now, filters));
    expect(there).toHaveLength(LARGE);
    expect(new Set(there.map(({ id }) => id)).size).toBe(LARGE);
    expect(back.map(({ id }) => id)).toEqual(there.map(({ id }) => id));
    const banded = there.filter(({ agreed }) => agreed !== null).length;
    expect(banded).toBeGreaterThanOrEqual(BANDED);
    expect(banded).toBeLessThan(BANDED + 70);
  });

  it('shows nobody twice and misses nobody who was there all along, while people come and go', async () => {
    const slice = await sliceOf(viewer);
    const staying = new Set((await walk(slice)).there.map(({ id }) => id));
    const scores = [390, 200, 5];
    const { there } = await walk(slice, async () => {
      await addCrowd(
        database.db,
        'large',
        scores.map((listing_score) => ({ birthdate: '1999-01-01', listing_score })),
      );
      const [gone = ''] = staying;
      staying.delete(gone);
      await database.db.deleteFrom('profiles').where('id', '=', gone).execute();
    });
    const ids = there.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...staying].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('reads the index alone to find who is banded, and nothing of the rest on a page that the bands fill', async () => {
    await sql`vacuum (analyze) profiles`.execute(database.db);
    const page = forYouPage(await sliceOf(viewer));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off, summary off) ${page}`.execute(database.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/CTE found[\s\S]*?Index Only Scan using profiles_by_score/);
    // The banded rows themselves are fetched as the size of the table has it.
    expect(plan.split('CTE banded')[0]).not.toContain('Seq Scan on profiles');
    expect(plan).toMatch(
      /Index (Only )?Scan using profiles_by_score on profiles \w+ \(never executed\)/,
    );
  });

  it('is read in the same way where people who were set aside lower others', async () => {
    const slice = await sliceOf(viewer);
    const set_aside = Array.from({ length: 3 }, () => ({
      birthdate: '1989-03-01',
      city_key: 'nagpur',
      education_levels: 2,
      diet: 'vegetarian',
    }));
    const lowered = { ...slice, seeker: { ...slice.seeker, set_aside } };
    expect(lessonsFor(lowered)).not.toBeNull();
    const planOf = async (one: ForYouSlice) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) ${forYouPage(one)}`.execute(database.db);
      return rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('Output'));
    };
    expect(await planOf(lowered)).toEqual(await planOf(slice));
  });

  it('reads no bands beyond them', async () => {
    const id = '5a97a0ad-0001-4000-8000-000000000001';
    const slice = await sliceOf(viewer);
    const position = { way: 'next', key: [60, id, [20_000, 100, id, 0]] } as const;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) ${forYouPage({ ...slice, position: { ...position, key: [...position.key] as never } })}`.execute(
      database.db,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: .*listing_score, id\) </);
    expect(plan).not.toContain('CTE');
  });
});
