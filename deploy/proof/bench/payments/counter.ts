import { z } from 'zod';

/** A payment as the provider has it in the end; amounts in paise. */
const Payment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  status: z.string(),
  amount: z.number(),
  amount_refunded: z.number().nullable(),
});
export type ProviderPayment = z.infer<typeof Payment>;

/** The provider as a buyer's page reaches it, and its books. */
export interface Counter {
  /** Pays an order; the id of the payment, null where the bank said no, 'paid already' for an order of earlier. */
  pay(orderId: string, isAccepted: boolean): Promise<string | null>;
  /** From now on the provider does what it is asked about this order, and its answers are lost; or it is itself again. */
  loseAnswers(orderId: string, isLost: boolean): Promise<void>;
  /** Every payment that was ever made. */
  allPayments(): Promise<ProviderPayment[]>;
}

const PAGE = 100;
const Paid = z.object({ state: z.string(), payment_id: z.string() });

/** What the provider says to a payment for an order that a payment has settled meanwhile. */
const PAID_ALREADY = 'Payment already done for this order';

/** Asks a sandbox. */
export function counterOf(url: string, keys: { keyId: string; keySecret: string }): Counter {
  const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;
  const send = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${url}/v1/checkout${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (reply.ok) return JSON.parse(text) as unknown;
    if (text.includes(PAID_ALREADY)) return null;
    throw new Error(`bench: the sandbox said ${text}`);
  };
  return {
    async pay(orderId, isAccepted) {
      const vpa = isAccepted ? 'success@razorpay' : 'failure@razorpay';
      const form = { key_id: keys.keyId, order_id: orderId, method: 'upi', vpa };
      const reply = Paid.nullable().parse(await send('POST', '/payments', form));
      if (reply === null) return 'paid already';
      return reply.state === 'paid' ? reply.payment_id : null;
    },
    async loseAnswers(orderId, isLost) {
      const provider = isLost ? 'loses_answers' : 'up';
      await send('PATCH', `/orders/${orderId}/knobs?key_id=${keys.keyId}`, { provider });
    },
    async allPayments() {
      const all: ProviderPayment[] = [];
      for (;;) {
        const reply = await fetch(`${url}/v1/payments?count=${PAGE}&skip=${all.length}`, {
          headers: { authorization },
        });
        const { items } = z.object({ items: z.array(Payment) }).parse(await reply.json());
        all.push(...items);
        if (items.length < PAGE) return all;
      }
    },
  };
}
