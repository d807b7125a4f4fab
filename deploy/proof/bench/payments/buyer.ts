import { capturePayment, createOrder } from 'shared-contracts/calls/payments';

import type { DemoMember } from '../demo-member.ts';
import type { Counter } from './counter.ts';

/** What was meant to happen to one order. */
export interface Purchase {
  readonly orderId: string;
  /** When the bank said yes, in ms since 1970; null where nobody paid. */
  readonly paidAt: number | null;
}

/** Goes the way of one buyer, through any node, with faults at any step; never throws for a fault of its own making. */
export async function buy(
  ways: readonly DemoMember[],
  { counter, random, amount }: { counter: Counter; random: () => number; amount: number },
): Promise<Purchase> {
  const way = () => {
    const member = ways[Math.floor(random() * ways.length)];
    if (member === undefined) throw new Error('bench: there is no node');
    return member;
  };
  const orderId = (await way().ask(createOrder, { query: { amount } })).data.id;
  // Looks at the price once more, and goes.
  if (random() < 0.1) return { orderId, paidAt: null };
  if (random() < 0.15) await counter.pay(orderId, false);
  const paymentId = await counter.pay(orderId, true);
  const paidAt = Date.now();
  // The page of an earlier time had died after it was paid, and somebody has looked since.
  if (paymentId === 'paid already') return { orderId, paidAt: null };
  if (paymentId === null)
    throw new Error('bench: the bank of the sandbox did not take the payment');
  // The page dies, or the phone is in a tunnel.
  if (random() < 0.25) return { orderId, paidAt };
  const losesAnswers = random() < 0.05;
  if (losesAnswers) await counter.loseAnswers(orderId, true);
  const capture = () =>
    way()
      .ask(capturePayment, { body: { payment: { payment_id: paymentId, amount } } })
      .catch((error: unknown) => {
        // The provider was away for this one: whoever waits for the money looks again.
        if (!losesAnswers) throw error;
      });
  // Every seventh is tapped twice, and both taps are under way together.
  await Promise.all(random() < 0.15 ? [capture(), capture()] : [capture()]);
  if (losesAnswers) await counter.loseAnswers(orderId, false);
  return { orderId, paidAt };
}
