import {
  ProviderAway,
  type PaymentProvider,
  type ProviderRefund,
} from '../src/payment-provider/payment-provider.ts';

type Made = ProviderRefund & { readonly key: string };

/** A provider that only refunds, on a ledger in memory. */
export interface TestProvider {
  readonly provider: PaymentProvider;
  readonly refunds: Made[];
  /** What becomes of the next refunds. */
  status: ProviderRefund['status'];
  /** Fails after the refund was made: the answer is lost. */
  losesAnswers: boolean;
  /** Thrown instead of making a refund. */
  refuses: Error | null;
  /** Settles what is pending. */
  settle(status: 'processed' | 'failed'): void;
}

export function testProvider(): TestProvider {
  const unused = () => Promise.reject(new Error('Nobody asks a refund for this.'));
  const test: TestProvider = {
    refunds: [],
    status: 'processed',
    losesAnswers: false,
    refuses: null,
    settle(status) {
      const all = test.refunds.splice(0);
      test.refunds.push(
        ...all.map((one) => ({
          ...one,
          status,
        })),
      );
    },
    provider: {
      createOrder: unused,
      findOrder: unused,
      listOrderPayments: unused,
      findPayment: unused,
      listPayments: unused,
      capture: unused,
      async listRefunds(paymentId) {
        return test.refunds.filter((one) => one.paymentId === paymentId);
      },
      async refund(paymentId, { amount, key }) {
        if (test.refuses !== null) throw test.refuses;
        const made = {
          id: `rfnd_${test.refunds.length}_${key}`,
          paymentId,
          amount,
          key,
          status: test.status,
        };
        test.refunds.push(made);
        if (test.losesAnswers) throw new ProviderAway('The answer was lost.');
        return made;
      },
    },
  };
  return test;
}
