/** What a shop writes on an order, a payment or a refund; an empty array where it wrote nothing, as Razorpay answers. */
export type Notes = Readonly<Record<string, string | number>> | readonly [];

/** An order as it stands on the wire: amounts in paise, `created_at` in seconds since 1970. */
export interface OrderEntity {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: 'INR';
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
}

export const METHODS = ['card', 'upi', 'netbanking'] as const;
export type Method = (typeof METHODS)[number];

/** Why a payment failed; all null while it did not. */
export interface Failure {
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
}

/** A payment as it stands on the wire: amounts in paise, `created_at` in seconds since 1970. */
export interface PaymentEntity extends Failure {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: 'INR';
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: boolean;
  readonly method: Method;
  readonly amount_refunded: number;
  readonly refund_status: 'partial' | 'full' | null;
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: string | null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly notes: Notes;
  /** What Razorpay keeps, tax included; null until the payment is captured. */
  readonly fee: number | null;
  readonly tax: number | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
}

/** A refund as it stands on the wire: amount in paise, `created_at` in seconds since 1970. */
export interface RefundEntity {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: 'INR';
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly acquirer_data: { readonly arn: string | null };
  readonly created_at: number;
  readonly batch_id: null;
  readonly status: 'processed' | 'failed';
  readonly speed_processed: 'normal' | 'instant';
  readonly speed_requested: 'normal' | 'optimum';
}

export const NO_FAILURE: Failure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};
