import { createBackoff, type BackoffPlan } from 'shared-contracts/behaviour/backoff';
import { createListeners } from 'shared-contracts/behaviour/listeners';
import { isApiError } from 'shared-contracts/calls/client';
import { isUnderWay } from 'shared-contracts/domain/order-state';
import type { MessageKey } from 'shared-contracts/i18n/messages';
import type { CheckoutCalls, OpenOrder, SeenOrder } from './checkout-calls.ts';
import { costPaise, type Purchase } from './purchase.ts';
import type { PopupEvents } from './razorpay-checkout.ts';

/** Where a checkout stands. */
export type CheckoutStep =
  /** The order is being made, or looked for. */
  | 'ordering'
  | 'orderFailed'
  /** Nobody knows this order here: an address that was changed, or another member's. */
  | 'unknown'
  /** There is something to pay, and a button. */
  | 'ready'
  /** Asks whether the order is still to be paid, before the provider's popup opens. */
  | 'opening'
  | 'open'
  | 'capturing'
  /** Money may be under way: the server is asked, and there is no second button. */
  | 'checking'
  /** Paid in this very page: one signs in again. */
  | 'paid'
  /** Paid, as one finds out by opening the page again, and what else may have become of it. */
  | 'granted'
  | 'refunded'
  | 'failed';

export interface CheckoutState {
  readonly step: CheckoutStep;
  readonly purchase: Purchase | null;
  readonly order: OpenOrder | null;
  /** A capture failed: money may have been taken. */
  readonly isCaptureFailed: boolean;
  /** It takes longer than usual; it is asked no more by itself. */
  readonly isTired: boolean;
  /** When the plan that was given ends, ISO 8601. */
  readonly endsAt: string | null;
}

export interface CheckoutParts {
  readonly calls: CheckoutCalls;
  readonly purchase: Purchase | null;
  /** The order that the address names. */
  readonly orderId: string | null;
  /** True for a membership by e-mail: paid is all that it comes to here, given is told to its owner only. */
  readonly isByEmail: boolean;
  /** Keeps the order where the page finds it again when it is closed and opened. */
  readonly keepOrder: (id: string, purchase: Purchase) => void;
  /** Opens the provider's popup; rejects or throws when it cannot. */
  readonly openPopup: (order: OpenOrder, events: PopupEvents) => Promise<void>;
  readonly notify: (key: MessageKey) => void;
  /** From 0 to 1, as Math.random. */
  readonly random: () => number;
}

/** A checkout as an external store for React. */
export interface Checkout {
  readonly state: () => CheckoutState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes or finds the order; returns the way to stop asking. */
  readonly start: () => () => void;
  readonly pay: () => void;
  readonly retryOrder: () => void;
  /** Asks now: somebody wants to know, the page is looked at again, the line is back. */
  readonly lookNow: () => void;
}

/** A payment is settled within a minute of its capture; asked a little longer, then on request. In ms. */
export const LOOKING: BackoffPlan = {
  pauses: [1000, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000],
  spread: [0.8, 1],
};

/** The flow of section 4, one order at a time; it never offers to pay while money may be under way. */
export function createCheckout(parts: CheckoutParts): Checkout {
  const { calls, purchase, isByEmail, keepOrder, openPopup, notify } = parts;
  const { subscribe, tell } = createListeners();
  const looking = createBackoff(LOOKING, parts.random);
  let state: CheckoutState = {
    ...{ step: 'ordering', purchase, order: null },
    ...{ isCaptureFailed: false, isTired: false, endsAt: null },
  };
  let orderId = parts.orderId;
  let paymentId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;

  const become = (change: Partial<CheckoutState>): void => {
    state = { ...state, ...change };
    tell();
  };

  const fail = (step: CheckoutStep, error: unknown): void => {
    notify('payment.failed');
    become({ step: isApiError(error) && error.status === 404 ? 'unknown' : step });
  };

  /** True when the order is settled, or money may be under way: then there is nothing to pay. */
  const settle = (seen: SeenOrder): boolean => {
    const known = { purchase: state.purchase ?? seen.purchase, endsAt: seen.endsAt };
    if (seen.state === 'granted' || (isByEmail && seen.state === 'captured')) {
      if (paymentId !== null) notify('payment.done');
      become({ ...known, step: paymentId === null ? 'granted' : 'paid' });
      return true;
    }
    if (seen.state === 'refunded' || seen.state === 'failed') {
      become({ ...known, step: seen.state });
      return true;
    }
    become(known);
    return false;
  };

  const check = (change: Partial<CheckoutState> = {}): void => {
    looking.reset();
    become({ ...change, step: 'checking', isTired: false });
    lookLater();
  };

  const lookLater = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    if (looking.isSpent()) become({ isTired: true });
    else timer = setTimeout(() => void look(), looking.pause());
  };

  const look = async (): Promise<void> => {
    if (orderId === null || isLooking || state.step !== 'checking') return;
    isLooking = true;
    looking.failed();
    try {
      // It may have been the line only: capturing twice grants once.
      if (paymentId !== null && state.isCaptureFailed) await captureAgain(paymentId);
      const seen = await calls.look(orderId);
      if (settle(seen)) return;
      // Nobody has paid, or the bank has told nothing for longer than a payment takes: the same order may be tried again.
      const isOpen = seen.state === 'created' || (seen.state === 'attempted' && looking.isSpent());
      if (isOpen && paymentId === null) return await makeOrder();
    } catch (error) {
      if (isApiError(error) && error.status === 404) return become({ step: 'unknown' });
    } finally {
      isLooking = false;
    }
    lookLater();
  };

  const captureAgain = async (id: string): Promise<void> => {
    try {
      await calls.capture(id, state.order?.amount ?? 0);
      become({ isCaptureFailed: false });
    } catch {
      // What became of the order is asked next, whether or not this went well.
    }
  };

  const makeOrder = async (): Promise<void> => {
    const wanted = state.purchase;
    if (wanted === null) return become({ step: 'unknown' });
    become({ step: 'ordering' });
    try {
      const order = await calls.order(costPaise(wanted));
      orderId = order.id;
      keepOrder(order.id, wanted);
      become({ order, step: 'ready' });
    } catch (error) {
      fail('orderFailed', error);
    }
  };

  const begin = async (): Promise<void> => {
    if (orderId === null) return makeOrder();
    become({ step: 'ordering' });
    try {
      const seen = await calls.look(orderId);
      if (settle(seen)) return;
      if (isUnderWay(seen.state)) check();
      else await makeOrder();
    } catch (error) {
      fail('orderFailed', error);
    }
  };

  const events: PopupEvents = {
    onPaid: (id) => void capture(id),
    onFailedTry: () => notify('payment.failed'),
    onDismissed: () => {
      if (state.step !== 'open') return;
      notify('payment.cancelled');
      become({ step: 'ready' });
    },
  };

  const pay = async (): Promise<void> => {
    const { order, step } = state;
    if (step !== 'ready' || order === null) return;
    become({ step: 'opening' });
    try {
      // Another tab or device may have paid it meanwhile.
      const seen = await calls.look(order.id);
      if (settle(seen)) return;
      if (seen.state === 'authorized' || seen.state === 'captured') return check();
      become({ step: 'open' });
      await openPopup(order, events);
    } catch (error) {
      fail('ready', error);
    }
  };

  const capture = async (id: string): Promise<void> => {
    // The provider may tell it twice.
    if (paymentId !== null) return;
    paymentId = id;
    become({ step: 'capturing' });
    try {
      await calls.capture(id, state.order?.amount ?? 0);
      become({ step: 'checking' });
      await look();
    } catch {
      notify('payment.failed');
      check({ isCaptureFailed: true });
    }
  };

  return {
    state: () => state,
    subscribe,
    start() {
      isStopped = false;
      void begin();
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
    pay: () => void pay(),
    retryOrder: () => void begin(),
    lookNow() {
      if (state.step !== 'checking') return;
      if (state.isTired) check();
      clearTimeout(timer);
      void look();
    },
  };
}
