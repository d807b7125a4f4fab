import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { ListingFilters } from 'shared-contracts/calls/listing-filters';
import { listProfiles } from 'shared-contracts/calls/profiles';
import {
  DIETS,
  LISTING_PAGE,
  MANGAL_DOSH,
  MARITAL_STATUSES,
} from 'shared-contracts/domain/profile';
import { ageOn, inchesOf } from 'shared-contracts/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCrowd, type CrowdMember } from '../../../../test/crowd.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { pagingOf } from '../../../platform/paging/pages.ts';
import { conditionsOf, several } from './listing-conditions.ts';
import { LISTING_ORDERS, ListingKey, listingKey, type ListingOrder } from './listing-orders.ts';
import { peopleOf, type Found, type ListingSlice } from './listing-people.ts';
import { COUNT_FETCH, LISTING_FETCH } from './listing.rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const CITIES = ['Pune', 'Nashik', 'New Delhi'];
const WORK = ['Software engineer', 'Civil engineer', 'Teacher'];
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function slice(usergroup: string, change: Partial<ListingSlice> = {}): ListingSlice {
  const viewerId = randomUUID();
  const start = { usergroup, gender: 'female', order: 'relevance', position: null } as const;
  return { ...start, viewerId, conditions: [], ...change };
}

async function idsOf(one: ListingSlice, most: number): Promise<string[]> {
  const { rows } = await peopleOf(one, most).execute(database.db);
  return rows.map(({ id }: Found) => id);
}

describe('people of a filter', () => {
  const crowd: CrowdMember[] = Array.from({ length: 90 }, (_, at) => ({
    birthdate: `${1980 + (at % 25)}-0${1 + (at % 9)}-11`,
    height: at % 11 === 0 ? null : 148 + (at % 40),
    current_city: CITIES[(at * 7) % 4] ?? null,
    maritial_status: MARITAL_STATUSES[(at * 3) % 5] ?? null,
    dietary_preferences: DIETS[(at * 5) % 6] ?? null,
    mangal_dosh: MANGAL_DOSH[at % 4] ?? null,
    occupation: WORK[(at * 11) % 4] ?? null,
    annual_income: at % 6 === 0 ? null : at * 137_000,
    listing_score: at % 7,
  }));
  let ids: string[];
  beforeAll(async () => {
    ids = await addCrowd(database.db, 'filters', crowd);
  });

  const some = <Value>(values: readonly Value[]) =>
    fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
  const filters = fc.record({
    age_from: fc.option(fc.integer({ min: 20, max: 45 }), { nil: undefined, freq: 1 }),
    age_to: fc.option(fc.integer({ min: 20, max: 45 }), { nil: undefined, freq: 1 }),
    height_from: fc.option(fc.integer({ min: 145, max: 190 }), { nil: undefined, freq: 1 }),
    height_to: fc.option(fc.integer({ min: 145, max: 190 }), { nil: undefined, freq: 1 }),
    city: some(CITIES),
    maritial_status: some(MARITAL_STATUSES),
    diet: some(DIETS),
    mangal_dosh: some(MANGAL_DOSH),
    occupation: fc.constantFrom(undefined, undefined, 'engineer', 'soft', 'civil eng'),
    income_from: fc.option(fc.integer({ min: 0, max: 11_000_000 }), { nil: undefined, freq: 1 }),
  });

  it('are the same whether an index is read on or facets are asked', async () => {
    let rare = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (requested) => {
        const fitting = ids.filter((_, at) => fits(crowd[at] ?? {}, requested as ListingFilters));
        const conditions = conditionsOf(requested as ListingFilters, now);
        const found = await idsOf(slice('filters', { conditions }), COUNT_FETCH);
        expect(found.toSorted()).toEqual(fitting.toSorted());
        if (fitting.length > 0 && fitting.length < Math.sqrt(COUNT_FETCH)) rare += 1;
      }),
      { numRuns: 80, seed: 11 },
    );
    expect(rare).toBeGreaterThan(0);
  });

  it('stand in order, cut where enough are found', async () => {
    const conditions = conditionsOf({ age_to: 45 }, now);
    const all = await idsOf(slice('filters', { conditions }), COUNT_FETCH);
    const score = (id: string) => Number(crowd[ids.indexOf(id)]?.listing_score);
    expect(all).toEqual(
      all.toSorted((one, other) => score(other) - score(one) || (one < other ? 1 : -1)),
    );
    expect(await idsOf(slice('filters', { conditions }), LISTING_FETCH)).toEqual(
      all.slice(0, LISTING_FETCH),
    );
  });

  it('leave out whoever stands behind a block, however many these are', async () => {
    const [viewerId = ''] = await addCrowd(database.db, 'filters', [{ gender: 'male' }]);
    const blocked = await idsOf(slice('filters'), 40);
    const rows = blocked.map((id, at) =>
      at % 2 === 0
        ? { blocker_id: viewerId, blocked_id: id }
        : { blocker_id: id, blocked_id: viewerId },
    );
    await database.db.insertInto('blocks').values(rows).execute();
    for (const conditions of [[], conditionsOf({ age_to: 60 }, now)]) {
      const found = await idsOf(slice('filters', { conditions, viewerId }), LISTING_FETCH);
      expect(found).toHaveLength(LISTING_FETCH);
      expect(found.filter((id) => blocked.includes(id))).toEqual([]);
    }
  });
});

describe('the plan of a filtered search', () => {
  it('carries out no more of its parts than it needs', async () => {
    const crowd = Array.from({ length: 600 }, (_, at) => ({
      maritial_status: at === 0 ? ('widowed' as const) : ('never_married' as const),
      dietary_preferences: at % 3 === 0 ? ('vegan' as const) : null,
    }));
    await addCrowd(database.db, 'plans', crowd);
    const planOf = async (filters: ListingFilters) => {
      const conditions = conditionsOf(filters, now);
      const people = peopleOf(slice('plans', { conditions }), COUNT_FETCH);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, costs off, timing off, summary off) ${people}`.execute(database.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const part = (plan: string, name: string) =>
      /actual rows=(\d+(?:\.\d+)?)/.exec(plan.split(`CTE Scan on ${name}`).at(-1) ?? '')?.[1];
    const enough = await planOf({ maritial_status: 'never_married' });
    expect([Number(part(enough, 'further')), Number(part(enough, 'rare'))]).toEqual([0, 0]);
    const fewer = await planOf({ diet: 'vegan' });
    expect([Number(part(fewer, 'further')), Number(part(fewer, 'rare'))]).toEqual([200, 0]);
    const hardly = await planOf({ maritial_status: 'widowed' });
    expect([Number(part(hardly, 'further')), Number(part(hardly, 'rare'))]).toEqual([0, 1]);
  });
});

describe('a walk through the listing', () => {
  const person = fc.record({ score: fc.nat(3), minutes: fc.nat(5) });
  const steps = fc.array(
    fc.record({
      come: fc.array(person, { maxLength: 4 }),
      go: fc.array(fc.nat(200), { maxLength: 4 }),
    }),
    { minLength: 8, maxLength: 8 },
  );
  const rowOf = ({ score, minutes }: { score: number; minutes: number }) => ({
    listing_score: score,
    created_at: new Date(now.getTime() - minutes * 60_000),
    last_active_at: new Date(now.getTime() - minutes * 1000),
  });

  it('shows nobody twice and misses nobody who was there all along, while people come and go', async () => {
    let walks = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('relevance', 'newest', 'active'),
        fc.array(person, { minLength: 50, maxLength: 70 }),
        steps,
        async (order, people, moves) => {
          walks += 1;
          const usergroup = `walk-${walks}`;
          const staying = await addCrowd(database.db, usergroup, people.map(rowOf));
          const gone: string[] = [];
          const seen: string[] = [];
          const back: string[] = [];
          let cursor: string | undefined;
          let last: string | null = null;
          for (let at = 0; ; at += 1) {
            const page = await pageAt(usergroup, order, cursor);
            seen.push(...page.data.map(({ id }) => id));
            last = page.prev;
            if (page.next === null) break;
            cursor = page.next;
            const { come, go } = moves[at] ?? { come: [], go: [] };
            await addCrowd(database.db, usergroup, come.map(rowOf));
            for (const which of go) gone.push(...staying.splice(which % staying.length, 1));
            if (gone.length > 0)
              await database.db.deleteFrom('profiles').where('id', 'in', gone).execute();
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(staying.filter((id) => !seen.includes(id))).toEqual([]);
          // Nobody comes or goes any more: the way back meets whom a fresh walk would.
          const end = (await pageAt(usergroup, order, cursor)).data.map(({ id }) => id);
          while (last !== null) {
            const page = await pageAt(usergroup, order, last);
            back.unshift(...page.data.map(({ id }) => id));
            last = page.prev;
          }
          const fresh = await idsOf(slice(usergroup, { order }), COUNT_FETCH);
          expect([...back, ...end]).toEqual(fresh);
        },
      ),
      { numRuns: 12, seed: 12 },
    );
  });

  async function pageAt(usergroup: string, order: ListingOrder, cursor: string | undefined) {
    const paging = pagingOf(
      { call: listProfiles, input: { query: { sort: order } }, callerId: null },
      { secret: 'of a test', now },
    );
    const position = paging.positionOf(cursor, ListingKey);
    const found = await idsOf(slice(usergroup, { order, position }), LISTING_FETCH);
    const rows = await database.db
      .selectFrom('profiles')
      .select(['id', ...Object.values(LISTING_ORDERS)])
      .where('id', 'in', found.length === 0 ? [randomUUID()] : found)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ranked = found.map((id) => byId.get(id)).filter((row) => row !== undefined);
    const keyOf = (row: (typeof ranked)[number]) => listingKey(row, order);
    return paging.cut(ranked, { size: LISTING_PAGE, position, keyOf });
  }
});

/** The filters once more, in plain words, for the columns that the crowd has. */
function fits(one: CrowdMember, filters: ListingFilters): boolean {
  const age = ageOn(String(one.birthdate), now);
  const within = (value: number | null | undefined, from?: number, to?: number) =>
    (from === undefined && to === undefined) ||
    (typeof value === 'number' && value >= (from ?? 0) && value <= (to ?? Infinity));
  const inches = (cm: number | null | undefined) =>
    typeof cm === 'number' ? inchesOf(cm) : undefined;
  const among = (value: unknown, requested: readonly unknown[]) =>
    requested.length === 0 || requested.includes(value);
  return (
    within(age, filters.age_from, filters.age_to) &&
    within(inches(one.height), inches(filters.height_from), inches(filters.height_to)) &&
    within(one.annual_income, filters.income_from) &&
    among(one.current_city, several(filters.city)) &&
    among(one.maritial_status, several(filters.maritial_status)) &&
    among(one.dietary_preferences, several(filters.diet)) &&
    among(one.mangal_dosh, several(filters.mangal_dosh)) &&
    (filters.occupation === undefined ||
      ` ${one.occupation ?? ''}`.toLowerCase().includes(` ${filters.occupation}`))
  );
}
