import type { Insertable } from 'kysely';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { BillingTables, PaidPlan } from '../../src/modules/billing/billing.tables.ts';
import { planMs, planPaise } from '../../src/modules/billing/plans/plan-days.ts';
import { before, DAY_MS, MINUTE_MS } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

/** Rows of everything that was bought. */
export interface SeedPurchases {
  readonly orders: Insertable<BillingTables['orders']>[];
  readonly payments: Insertable<BillingTables['payments']>[];
  readonly grants: Insertable<BillingTables['grants']>[];
}

/** One attempt to buy; `account` is null for a membership by e-mail that waits for its owner. */
interface Purchase {
  readonly account: string | null;
  readonly email: string;
  readonly plan: PaidPlan;
  readonly months: 1 | 12;
  readonly at: Date;
  /** `left`: the order was made and nothing followed. */
  readonly outcome: 'paid' | 'failed' | 'refunded' | 'left';
}

/** The purchase behind each plan in force, and for the demo accounts what else can happen to money. */
export function makePurchases(scene: Scene, people: readonly SeedPerson[]): SeedPurchases {
  const random = createRandom('saptapadi/purchases');
  const made: SeedPurchases = { orders: [], payments: [], grants: [] };
  for (const person of people) {
    if (person.plan === 'hope' || person.planBoughtDaysAgo === undefined) continue;
    const at = before(scene.now, person.planBoughtDaysAgo * DAY_MS);
    add(made, random, { ...buyer(person), plan: person.plan, months: 12, at, outcome: 'paid' });
  }
  const { now, asha, rohan, meera } = scene;
  const ago = (days: number) => before(now, days * DAY_MS);
  const boughtAgo = rohan.planBoughtDaysAgo ?? 0;
  const once = { months: 1, plan: 'belief' } as const;
  add(made, random, { ...buyer(asha), ...once, at: ago(3), outcome: 'left' });
  add(made, random, { ...buyer(asha), ...once, at: ago(20), outcome: 'refunded' });
  add(made, random, { ...buyer(rohan), ...once, at: ago(boughtAgo + 0.01), outcome: 'failed' });
  add(made, random, { ...buyer(rohan), ...once, at: ago(boughtAgo + 31), outcome: 'paid' });
  add(made, random, { ...buyer(meera), ...once, plan: 'trust', at: ago(1), outcome: 'left' });
  add(made, random, {
    account: null,
    email: 'newcomer@example.com',
    plan: 'trust',
    months: 12,
    at: ago(0.2),
    outcome: 'paid',
  });
  return made;
}

function buyer({ id, email }: SeedPerson) {
  return { account: id, email };
}

function stateOf({ account, outcome }: Purchase): OrderState {
  if (outcome === 'paid') return account === null ? 'captured' : 'granted';
  return outcome === 'left' ? 'created' : outcome;
}

function add(made: SeedPurchases, random: Random, purchase: Purchase): void {
  const { account, email, plan, months, at, outcome } = purchase;
  const amount = planPaise({ plan, months });
  const [order_id, payment_id] = [random.uuid(), random.uuid()];
  made.orders.push({
    id: order_id,
    provider_order_id: `order_demo${order_id.slice(0, 8)}`,
    account_id: account,
    state: stateOf(purchase),
    state_at: at,
    created_at: before(at, 3 * MINUTE_MS),
    email,
    plan,
    months,
    amount,
  });
  if (outcome === 'left') return;
  made.payments.push({
    id: payment_id,
    order_id,
    amount,
    status: outcome === 'paid' ? 'captured' : outcome,
    created_at: at,
    provider_payment_id: `pay_demo${payment_id.slice(0, 8)}`,
    paid_at: outcome === 'failed' ? null : at,
    refunded: outcome === 'refunded' ? amount : 0,
  });
  if (outcome === 'failed') return;
  const ends = new Date(at.getTime() + planMs({ months }));
  made.grants.push({
    id: random.uuid(),
    order_id,
    payment_id,
    account_id: account,
    plan,
    months,
    starts_at: account === null ? null : at,
    ends_at: account === null ? null : ends,
    given_at: account === null ? null : at,
    revoked_at: outcome === 'refunded' ? new Date(at.getTime() + DAY_MS) : null,
    created_at: at,
  });
}
