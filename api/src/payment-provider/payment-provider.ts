/** An order as the provider has it; amounts in paise, times as Dates. */
export interface ProviderOrder {
  readonly id: string;
  readonly amount: number;
  readonly receipt: string | null;
  readonly status: 'created' | 'attempted' | 'paid';
}

/** A payment as the provider has it; amounts in paise. */
export interface ProviderPayment {
  readonly id: string;
  /** Null for one that was made without an order. */
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amountRefunded: number;
  readonly createdAt: Date;
}

/** A refund as the provider has it; amount in paise. */
export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly status: 'pending' | 'processed' | 'failed';
}

/** The provider said no, and would say it again. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';

  constructor(
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }
}

/** The provider did not answer, or not sensibly: try again later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** Payments of a span of time, newest first. */
export interface PaymentPage {
  readonly items: readonly ProviderPayment[];
  /** Ids of those in an unknown shape. */
  readonly unreadable: readonly string[];
}

/**
 * The payment provider (orders, payments, captures, refunds). Every method throws a ProviderRefusal or a ProviderAway;
 * asking for what does not exist answers null.
 */
export interface PaymentProvider {
  /** `receipt` is our order's id. */
  readonly createOrder: (order: { receipt: string; amount: number }) => Promise<ProviderOrder>;
  readonly findOrder: (id: string) => Promise<ProviderOrder | null>;
  readonly listOrderPayments: (orderId: string) => Promise<readonly ProviderPayment[]>;
  readonly findPayment: (id: string) => Promise<ProviderPayment | null>;
  /** All payments of a span of time, at most 100 from `skip` on. */
  readonly listPayments: (span: { from: Date; to: Date; skip: number }) => Promise<PaymentPage>;
  /** A payment that was captured already is refused. */
  readonly capture: (paymentId: string, amount: number) => Promise<ProviderPayment>;
  /** `key`, a UUID, goes into the refund's receipt and notes: `listRefunds` finds it by that after an answer that was lost. */
  readonly refund: (
    paymentId: string,
    refund: { amount: number; key: string },
  ) => Promise<ProviderRefund>;
  readonly listRefunds: (
    paymentId: string,
  ) => Promise<readonly (ProviderRefund & { readonly key: string | null })[]>;
}
