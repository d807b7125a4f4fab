import type { OrderState } from 'shared-contracts/domain/order-state';

/** What an order may become; money that comes late is still money, so that one given up may be paid. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['attempted', 'authorized', 'captured', 'granted', 'failed', 'refunded'],
  attempted: ['authorized', 'captured', 'granted', 'failed', 'refunded'],
  // The bank may let go of what it held.
  authorized: ['attempted', 'captured', 'granted', 'failed', 'refunded'],
  captured: ['granted', 'refunded'],
  granted: ['refunded'],
  failed: ['authorized', 'captured', 'granted', 'refunded'],
  refunded: [],
};

/** The state after news that may come late, twice or out of order: what does not follow changes nothing. */
export function stateAfter(current: OrderState, reported: OrderState): OrderState {
  return NEXT[current].includes(reported) ? reported : current;
}

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** How old an order is when it is given up unpaid, in ms. */
export const GIVEN_UP_AFTER_MS = 3 * 24 * HOUR_MS;
/** Age at which an order without the provider's id is given up, in ms: its buyer never got it. */
const NEVER_MADE_AFTER_MS = HOUR_MS;

/** What the next look at an order depends on. */
export interface LookedAt {
  readonly state: OrderState;
  readonly createdAt: Date;
  /** Whether the provider has it. */
  readonly made: boolean;
  /** Whether money is under way: authorized, or the buyer is at the bank's page. */
  readonly pending: boolean;
}

/** When the provider is queried about an order again, in ms from now; 'done' for never, 'failed' to give it up. */
export function nextLook(order: LookedAt, now: Date): number | 'done' | 'failed' {
  const { state, createdAt, made, pending } = order;
  // One by e-mail that is captured waits for its owner, not for the provider.
  if (!['created', 'attempted', 'authorized'].includes(state)) return 'done';
  const age = now.getTime() - createdAt.getTime();
  if (!pending && age >= (made ? GIVEN_UP_AFTER_MS : NEVER_MADE_AFTER_MS)) return 'failed';
  if (pending && age < HOUR_MS) return 20 * SECOND_MS;
  return Math.min(Math.max(age / 2, 20 * SECOND_MS), 2 * HOUR_MS);
}

/**
 * The state of an order by e-mail as the buyer sees it: granted or waiting would reveal whether the address has an
 * account.
 */
export function stateByEmail(state: OrderState): OrderState {
  return state === 'granted' ? 'captured' : state;
}
