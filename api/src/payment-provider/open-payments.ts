import type { Config, PaymentConfig } from '../platform/config/config.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ProviderAway, ProviderRefusal, type PaymentProvider } from './payment-provider.ts';
import { createRazorpay } from './razorpay.ts';

/** Who takes the money, and its keys. */
export interface Payments {
  readonly provider: PaymentProvider;
  readonly config: PaymentConfig;
}

/** Null where no one takes payments; a sandbox was started, and put in its place, before the API is. */
export function openPayments({ payments }: Pick<Config, 'payments'>): Payments | null {
  if (payments === null || payments === 'sandbox') return null;
  return { provider: createRazorpay(payments), config: payments };
}

/** The 503 of every call that needs the provider while it is away, or where there is none. */
export function paymentsUnavailable(): Refusal {
  return new Refusal(503, 'payment.unavailable', { retryAfter: 10 });
}

/** Does what needs the provider for a request: when it does not answer, or refuses, that is a 503. */
export async function withProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefusal)
      throw paymentsUnavailable();
    throw error;
  }
}
