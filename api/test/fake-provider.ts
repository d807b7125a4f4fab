import type { Payments } from '../src/payment-provider/open-payments.ts';
import {
  ProviderAway,
  ProviderRefusal,
  type PaymentProvider,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../src/payment-provider/payment-provider.ts';
import type { Clock } from '../src/platform/time/clock.ts';

/** What a buyer does at the provider's page. */
interface Paid {
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency?: string;
  readonly status?: ProviderPayment['status'];
}

/** A provider in memory, with what it would do to a buyer and to us. */
export interface FakeProvider {
  readonly provider: PaymentProvider;
  readonly orders: ProviderOrder[];
  /** Answers nothing while it is true. */
  isAway: boolean;
  /** Does what it is asked and loses the answer, that many times. */
  lostAnswers: number;
  /** Makes a payment, authorized where nothing else is said; returns its id. */
  pay(paid: Paid): string;
  /** Changes what became of a payment. */
  change(id: string, change: Partial<ProviderPayment>): void;
  /** Refunds at the provider's own dashboard. */
  refund(id: string, amount: number): void;
  payment(id: string): ProviderPayment | undefined;
}

/** Keys of the fake. */
export const FAKE_PAYMENTS: Payments['config'] = {
  provider: 'sandbox',
  keyId: 'rzp_test_fake',
  keySecret: 'a key that only tests know',
  webhookSecret: 'a webhook secret that only tests know',
  api: 'http://127.0.0.1:1',
  checkoutScript: '/fake/checkout.js',
};

/** Makes a provider that keeps to the rules of the real one as far as our server meets them. */
export function fakeProvider(clock: Clock): FakeProvider {
  const payments = new Map<string, ProviderPayment>();
  const refunds: (ProviderRefund & { key: string | null })[] = [];
  const idOf = (kind: string, count: number) => `${kind}_${String(count).padStart(14, '0')}`;
  const refuse = (description: string): never => {
    throw new ProviderRefusal(400, 'BAD_REQUEST_ERROR', description);
  };
  const answer = async <Result>(work: () => Result): Promise<Result> => {
    if (fake.isAway) throw new ProviderAway('The provider is away.');
    // Others run in between, as while a real provider thinks.
    await Promise.resolve();
    const result = work();
    if (fake.lostAnswers > 0) {
      fake.lostAnswers -= 1;
      throw new ProviderAway('The answer was lost.');
    }
    return result;
  };
  const held = (id: string) => payments.get(id) ?? refuse('The id provided does not exist');
  const put = (payment: ProviderPayment) => {
    payments.set(payment.id, payment);
    return payment;
  };
  const giveBack = (id: string, amount: number, key: string | null) => {
    const payment = held(id);
    const amountRefunded = payment.amountRefunded + amount;
    if (payment.status !== 'captured' || amountRefunded > payment.amount)
      return refuse('The refund is more than what is left');
    put({
      ...payment,
      amountRefunded,
      status: amountRefunded === payment.amount ? 'refunded' : 'captured',
    });
    const made = { id: idOf('rfnd', refunds.length), paymentId: id, amount, key };
    refunds.push({ ...made, status: 'processed' });
    return { ...made, status: 'processed' as const };
  };
  const fake: FakeProvider = {
    orders: [],
    isAway: false,
    lostAnswers: 0,
    pay({ orderId, amount, currency = 'INR', status = 'authorized' }) {
      const id = idOf('pay', payments.size);
      put({
        id,
        orderId,
        amount,
        currency,
        status,
        amountRefunded: 0,
        createdAt: clock(),
      });
      return id;
    },
    change: (id, change) =>
      void put({
        ...held(id),
        ...change,
      }),
    refund: (id, amount) => void giveBack(id, amount, null),
    payment: (id) => payments.get(id),
    provider: {
      createOrder: ({ receipt, amount }) =>
        answer(() => {
          const id = idOf('order', fake.orders.length);
          const made: ProviderOrder = {
            id,
            amount,
            receipt,
            status: 'created',
          };
          fake.orders.push(made);
          return made;
        }),
      findOrder: (id) => answer(() => fake.orders.find((order) => order.id === id) ?? null),
      findPayment: (id) => answer(() => payments.get(id) ?? null),
      listOrderPayments: (orderId) =>
        answer(() => [...payments.values()].filter((payment) => payment.orderId === orderId)),
      listPayments: ({ from, to, skip }) =>
        answer(() => ({
          items: [...payments.values()]
            .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
            .toReversed()
            .slice(skip, skip + 100),
          unreadable: [],
        })),
      capture: (id, amount) =>
        answer(() => {
          const payment = held(id);
          if (payment.status !== 'authorized')
            return refuse('This payment has already been captured');
          if (payment.amount !== amount) return refuse('Capture amount must be the amount paid');
          return put({
            ...payment,
            status: 'captured',
          });
        }),
      refund: (id, { amount, key }) => answer(() => giveBack(id, amount, key)),
      listRefunds: (id) => answer(() => refunds.filter(({ paymentId }) => paymentId === id)),
    },
  };
  return fake;
}
