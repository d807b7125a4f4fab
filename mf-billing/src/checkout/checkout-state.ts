import type { OpenOrder, SeenOrder } from './checkout-calls.ts';
import type { Purchase } from './purchase.ts';

/** Where a checkout stands. */
export type CheckoutStep =
  /** The order is being made, or looked for. */
  | 'ordering'
  | 'orderFailed'
  /** An unknown order: a changed address, or another member's. */
  | 'unknown'
  /** There is something to pay, and a button. */
  | 'ready'
  /** Asks whether the order is still to be paid, before the provider's popup opens. */
  | 'opening'
  | 'open'
  | 'capturing'
  /** Money may be under way: the server is polled, and there is no second button. */
  | 'checking'
  /** Paid in this very page: one signs in again. */
  | 'paid'
  /** Paid, as one finds out by opening the page again, and what else may have become of it. */
  | 'granted'
  | 'refunded'
  | 'failed';

/** What a checkout shows. */
export interface CheckoutState {
  readonly step: CheckoutStep;
  readonly purchase: Purchase | null;
  readonly order: OpenOrder | null;
  /** A capture failed: money may have been taken. */
  readonly isCaptureFailed: boolean;
  /** It takes longer than usual; polling has stopped. */
  readonly isTired: boolean;
  /** When the plan that was given ends, ISO 8601. */
  readonly endsAt: string | null;
}

/** Whether the bank holds money for us, or it is ours already. */
export function holdsMoney({ state }: Pick<SeenOrder, 'state'>): boolean {
  return state === 'authorized' || state === 'captured';
}
