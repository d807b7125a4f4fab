import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { insert, storePerson } from '../../../../test/rows.ts';
import { applyPlans } from './apply-plans.ts';
import { planPaise } from './plan-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.parse('2026-11-01T09:00:00Z') + days * DAY_MS);

let database: TestDatabase;
let buyer = '';
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  buyer = await storePerson(database.db);
});

/** Stores a plan that was paid for and given on a day; returns the grant's id. */
async function give(plan: 'belief' | 'trust', onDay: number): Promise<string> {
  const { db } = database;
  const [id, order_id, payment_id] = [randomUUID(), randomUUID(), randomUUID()];
  const amount = planPaise({ plan, months: 1 });
  const bought = { plan, months: 1 } as const;
  await insert(db, 'orders', {
    id: order_id,
    provider_order_id: null,
    account_id: buyer,
    email: 'buyer@example.com',
    ...bought,
    amount,
    state: 'granted',
  });
  await insert(db, 'payments', {
    id: payment_id,
    order_id,
    provider_payment_id: `pay_${payment_id}`,
    amount,
    status: 'captured',
    paid_at: day(onDay),
  });
  await insert(db, 'grants', {
    id,
    order_id,
    payment_id,
    account_id: buyer,
    ...bought,
    given_at: day(onDay),
    starts_at: day(onDay),
    ends_at: day(onDay + 30),
  });
  return id;
}
const apply = (onDay: number) => applyPlans(database.db, buyer, day(onDay));
const plans = () =>
  database.db
    .selectFrom('accounts')
    .select(['plan', 'plan_until', 'next_plan', 'next_plan_until'])
    .where('id', '=', buyer)
    .executeTakeFirstOrThrow();

describe('the plans of an account', () => {
  it('follow from its grants, with the times of each', async () => {
    await give('trust', 0);
    const belief = await give('belief', 1);
    await apply(1);
    expect(await plans()).toEqual({
      plan: 'trust',
      plan_until: day(30),
      next_plan: 'belief',
      next_plan_until: day(60),
    });
    const { starts_at, ends_at } = await database.db
      .selectFrom('grants')
      .selectAll()
      .where('id', '=', belief)
      .executeTakeFirstOrThrow();
    expect([starts_at, ends_at]).toEqual([day(30), day(60)]);
  });

  it('are reckoned anew when one is revoked', async () => {
    const trust = await give('trust', 0);
    await give('belief', 1);
    await apply(1);
    await database.db
      .updateTable('grants')
      .set({ revoked_at: day(2) })
      .where('id', '=', trust)
      .execute();
    await apply(2);
    expect(await plans()).toEqual({
      plan: 'belief',
      plan_until: day(31),
      next_plan: null,
      next_plan_until: null,
    });
  });

  it('boost the profile until the end of the last, and leave a job that follows them', async () => {
    await give('trust', 0);
    await give('belief', 1);
    await apply(1);
    const { boosted_until } = await database.db
      .selectFrom('profiles')
      .select('boosted_until')
      .where('id', '=', buyer)
      .executeTakeFirstOrThrow();
    expect(boosted_until).toEqual(day(60));
    const jobs = database.db.selectFrom('jobs').select('kind').where('account_id', '=', buyer);
    expect(await jobs.execute()).toEqual([{ kind: 'plan' }]);
  });

  it('are nothing for an account that is gone', async () => {
    await expect(applyPlans(database.db, randomUUID(), day(0))).resolves.toBeUndefined();
  });
});
