import type { Asked } from '../withholding-proxy.ts';
import { countChanges } from './changes.ts';
import { DAY_MS, type KilledKind } from './killed-kind.ts';
import { refundedOf, sellQuietly, SOLD_ONCE, soldOf, REFUNDED_ONCE } from './money-kinds.ts';
import type { Scene } from './scene.ts';

const MINUTE_MS = 60_000;

/** Jobs about money that recur by themselves. */
export const watchingKinds: Readonly<Record<string, KilledKind>> = {
  'watch-payments': watch({ agoMs: 0, spanMs: 30 * MINUTE_MS }),
  'watch-old-payments': watch({ agoMs: 120 * MINUTE_MS, spanMs: 2 * DAY_MS }),
  'missed-orders': {
    by: 'a job of the same key that the test has not committed',
    once: { 'orders given up': 1 },
    async set({ person, shop, db, hold }) {
      const { id: account, email } = await person();
      const { orderId: id } = await shop.order({
        account,
        email,
        agoMs: 4 * DAY_MS,
        state: 'created',
      });
      return {
        isHeld: await hold("insert into jobs (kind, unique_key) values ('order', $1)", id),
        count: async () => ({
          'orders given up': await countChanges(db, {
            table: 'orders',
            op: 'UPDATE',
            like: { id },
            column: 'state',
          }),
        }),
      };
    },
  },
  'unclaimed-plans': {
    by: 'a lock on the payment',
    once: { ...REFUNDED_ONCE, 'refunds asked for': 1 },
    async set(scene) {
      const email = 'nobody-here@example.com';
      const sold = await sellQuietly(scene, { email, agoMs: 31 * DAY_MS });
      const like = { payment_id: sold.paymentId };
      return {
        isHeld: await scene.hold('select from payments where id = $1 for update', sold.paymentId),
        count: async () => ({
          ...(await refundedOf(scene, { ...sold, email })),
          'refunds asked for': await countChanges(scene.db, {
            table: 'refunds',
            op: 'INSERT',
            like,
          }),
        }),
      };
    },
  },
};

/** A job that lists the provider's payments of a time: one is there of which nobody has told us. */
function watch({ agoMs, spanMs }: { readonly agoMs: number; readonly spanMs: number }): KilledKind {
  return {
    by: 'the provider, which does not answer with its payments',
    isBrief: true,
    once: SOLD_ONCE,
    async set(scene: Scene) {
      const { id: account, email } = await scene.person();
      // Given up, so that no other job looks at it.
      const bought = await scene.shop.buy({ account, email, agoMs, state: 'failed' });
      return {
        isHeld: scene.shop.proxy.withhold((asked) => spanOf(asked) === spanMs),
        count: () => soldOf(scene, bought, email),
      };
    },
  };
}

/** The time whose payments are asked for, in ms; null for any other request. */
function spanOf({ path }: Asked): number | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (!pathname.endsWith('/payments') || !searchParams.has('from')) return null;
  return (Number(searchParams.get('to')) - Number(searchParams.get('from'))) * 1000;
}
