import { z } from 'zod';
import type { NewPayment } from '../bank/payments.ts';
import { wrongField } from '../rest/sandbox-error.ts';

/** The one card that has money on it, as Razorpay's test mode has it. */
const TEST_CARD = '4111111111111111';

/** The two addresses that answer a request for money. */
export const UPI_ADDRESSES = { success: 'success@razorpay', failure: 'failure@razorpay' } as const;

/** Banks of the choice, by the codes that payments name them with. */
const BANKS = ['HDFC', 'ICIC', 'SBIN', 'UTIB'] as const;

const Text = z.string().max(255).nullish();
const Payer = {
  key_id: z.string(),
  order_id: z.string(),
  amount: z.number().nullish(),
  currency: z.string().nullish(),
  email: Text,
  contact: Text,
  description: Text,
};

/** What the checkout page sends when somebody pays. */
export const CheckoutPayment = z.discriminatedUnion('method', [
  z.object({
    ...Payer,
    method: z.literal('card'),
    card: z.object({
      number: z.string().max(40),
      expiry: z.string().max(10),
      cvv: z.string().max(4),
      name: z.string().max(100),
    }),
  }),
  z.object({ ...Payer, method: z.literal('upi'), vpa: z.string().max(100) }),
  z.object({ ...Payer, method: z.literal('netbanking'), bank: z.enum(BANKS) }),
]);
export type CheckoutPayment = z.infer<typeof CheckoutPayment>;

/** A payment of what was typed, or the refusal of the field that is wrong. Of a card nothing is kept. */
export function paymentOfForm(form: CheckoutPayment, now: Date): Omit<NewPayment, 'notes'> {
  const payer = {
    orderId: form.order_id,
    email: form.email ?? null,
    contact: form.contact ?? null,
    description: form.description ?? null,
  };
  if (form.method === 'netbanking') return { ...payer, method: form.method, bank: form.bank };
  if (form.method === 'upi') {
    const vpa = form.vpa.trim().toLowerCase();
    if (!Object.values<string>(UPI_ADDRESSES).includes(vpa))
      throw wrongField(
        'vpa',
        'Nobody has this UPI address here. Use success@razorpay or failure@razorpay.',
      );
    return { ...payer, method: form.method, vpa };
  }
  assertTestCard(form.card, now);
  return { ...payer, method: form.method };
}

function assertTestCard(
  { number, expiry, cvv, name }: { number: string; expiry: string; cvv: string; name: string },
  now: Date,
): void {
  if (number.replace(/[\s-]/g, '') !== TEST_CARD)
    throw wrongField('card[number]', 'Use the test card 4111 1111 1111 1111: no other works here.');
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  // A card is good until the end of the month that stands on it.
  const end = month === undefined ? 0 : Date.UTC(2000 + Number(year), Number(month));
  if (end <= now.getTime())
    throw wrongField('card[expiry]', 'Enter a month and a year to come, such as 12/30.');
  if (!/^\d{3}$/.test(cvv)) throw wrongField('card[cvv]', 'Enter three digits, any will do.');
  if (name.trim() === '') throw wrongField('card[name]', 'Enter a name, any will do.');
}
