import { beforeEach, expect, it } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { noteAttention, type Attention } from './note-attention.ts';

const t = useApp();
beforeEach(async () => {
  await t().db.deleteFrom('payment_attention').execute();
});

const noted = (kind: Attention['kind'], amount = 49_900) =>
  noteAttention(t().db, {
    kind,
    amount,
    providerPaymentId: 'pay_1',
    providerOrderId: null,
    now: t().clock.read(),
  });
const rows = () =>
  t()
    .db.selectFrom('payment_attention')
    .select(['kind', 'amount', 'settled_at'])
    .orderBy('kind')
    .execute();
const settle = () =>
  t().db.updateTable('payment_attention').set({ settled_at: t().clock.read() }).execute();

it('brings a payment once for its kind, also after it was settled', async () => {
  await Promise.all([noted('unknown_order'), noted('unknown_order')]);
  await noted('wrong_amount', 100);
  expect(await rows()).toEqual([
    { kind: 'unknown_order', amount: 49_900, settled_at: null },
    { kind: 'wrong_amount', amount: 100, settled_at: null },
  ]);
  await settle();
  await noted('unknown_order', 1);
  expect(await rows()).toMatchObject([
    { amount: 49_900, settled_at: t().clock.read() },
    { amount: 100, settled_at: t().clock.read() },
  ]);
});

it('brings a refund that failed again when the next one fails', async () => {
  await noted('refund_failed');
  await settle();
  await noted('refund_failed', 100);
  expect(await rows()).toEqual([{ kind: 'refund_failed', amount: 100, settled_at: null }]);
});
