import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  GrantsTable,
  OrdersTable,
  PaymentsTable,
} from '../../src/modules/billing/billing.tables.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insert, storePerson, verdict } from '../../test/rows.ts';

describe('money in the database', () => {
  let database: TestDatabase;
  let buyer = '';
  let order: Insertable<OrdersTable>;
  let payment: Insertable<PaymentsTable>;
  let grant: Insertable<GrantsTable>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    buyer = await storePerson(database.db);
    order = {
      id: randomUUID(),
      provider_order_id: `order_${randomUUID()}`,
      account_id: buyer,
      email: 'buyer@example.com',
      plan: 'belief',
      months: 12,
      amount: 499_900,
    };
    payment = {
      id: randomUUID(),
      order_id: order.id,
      provider_payment_id: `pay_${randomUUID()}`,
      amount: order.amount,
      status: 'captured',
      paid_at: new Date('2026-11-01'),
    };
    grant = {
      id: randomUUID(),
      order_id: order.id,
      payment_id: payment.id,
      account_id: buyer,
      plan: 'belief',
      months: 12,
      starts_at: new Date('2026-11-01'),
      given_at: new Date('2026-11-01'),
      ends_at: new Date('2027-11-01'),
    };
  });

  const orderIt = (change: Partial<Insertable<OrdersTable>> = {}) =>
    verdict(insert(database.db, 'orders', { ...order, ...change }));
  const pay = (change: Partial<Insertable<PaymentsTable>> = {}) =>
    verdict(insert(database.db, 'payments', { ...payment, ...change }));
  const give = (change: Partial<Insertable<GrantsTable>> = {}) =>
    verdict(insert(database.db, 'grants', { ...grant, ...change }));

  it('is one of the four prices, with the plan that costs so much', async () => {
    expect(await orderIt({ amount: 1 })).toMatch(/^check/);
    expect(await orderIt({ plan: 'trust' })).toMatch(/^check/);
    expect(await orderIt({ months: 1 })).toMatch(/^check/);
    expect(await orderIt()).toBe('taken');
  });

  it('is paid in full, under an id that comes once', async () => {
    await orderIt();
    expect(await pay({ amount: 49_900 })).toMatch(/^no such row/);
    expect(await pay()).toBe('taken');
    expect(await pay({ id: randomUUID() })).toBe('twice: payments_provider_payment_id_key');
  });

  it('grants a plan once for an order, the plan of that order', async () => {
    await orderIt();
    await pay();
    expect(await give({ plan: 'trust' })).toMatch(/^no such row/);
    expect(await give({ ends_at: new Date('2026-10-01') })).toMatch(/^check/);
    expect(await give()).toBe('taken');
    const second = randomUUID();
    expect(await pay({ id: second, provider_payment_id: second })).toBe('taken');
    expect(await give({ id: randomUUID(), payment_id: second })).toBe('twice: grants_order_id_key');
  });

  it('stays when the account goes', async () => {
    await orderIt();
    await pay();
    await give();
    await database.db.deleteFrom('accounts').where('id', '=', buyer).execute();
    const kept = await database.db
      .selectFrom('grants')
      .innerJoin('payments', 'payments.id', 'grants.payment_id')
      .innerJoin('orders', 'orders.id', 'grants.order_id')
      .where('orders.id', '=', order.id)
      .select(['grants.account_id', 'orders.email', 'payments.amount'])
      .execute();
    expect(kept).toEqual([{ account_id: null, email: 'buyer@example.com', amount: 499_900 }]);
  });

  it('hears an event of the provider once', async () => {
    const hear = () =>
      verdict(
        insert(database.db, 'payment_events', {
          id: 'evt_1',
          kind: 'payment.captured',
          payload: '{}',
          handled_at: null,
        }),
      );
    expect(await hear()).toBe('taken');
    expect(await hear()).toBe('twice: payment_events_pkey');
  });
});
