import { createBackoff, type BackoffPlan } from 'shared-contracts/behaviour/backoff';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { createListeners } from 'shared-contracts/behaviour/listeners';
import { isApiError } from 'shared-contracts/calls/client';
import { isUnderWay } from 'shared-contracts/domain/order-state';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import type { CheckoutCalls, OpenOrder, SeenOrder } from './checkout-calls.ts';
import { holdsMoney, type CheckoutState, type CheckoutStep } from './checkout-state.ts';
import { costPaise, type Purchase } from './purchase.ts';
import type { PopupEvents } from './razorpay-checkout.ts';

export interface CheckoutParts {
  readonly calls: CheckoutCalls;
  readonly purchase: Purchase | null;
  /** The order that the address names. */
  readonly orderId: string | null;
  /** True for a membership by e-mail: it ends as paid here, only its owner learns that it was given. */
  readonly isByEmail: boolean;
  /** True where the provider's page took the whole window, and has sent it back with a payment that went through. */
  readonly hasReturned: boolean;
  /** Keeps the order where the page finds it again when it is closed and opened. */
  readonly keepOrder: (id: string, purchase: Purchase) => void;
  /** Opens the provider's popup and resolves to the way to close it; rejects or throws when it cannot. */
  readonly openPopup: (
    order: OpenOrder,
    events: PopupEvents,
    purchase: Purchase | null,
  ) => Promise<() => void>;
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
  /** Polls now: on request, when the page is shown again, on reconnect. */
  readonly lookNow: () => void;
}

/** How long it is polled, in ms; a payment is settled within a minute of its capture. Then on request. */
export const LOOKING: BackoffPlan = {
  pauses: [1000, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000],
  spread: [0.8, 1],
};

/** Pause between polls while the popup is open, in ms: a crashed popup reports nothing. */
export const OPEN_LOOK_MS = 8000;

/** The flow of section 4, one order at a time; it never offers to pay while money may be under way. */
export function createCheckout(parts: CheckoutParts): Checkout {
  const { calls, purchase, isByEmail, keepOrder, openPopup, notify } = parts;
  const { subscribe, tell } = createListeners();
  const looking = createBackoff(LOOKING, parts.random);
  let state: CheckoutState = {
    step: 'ordering',
    purchase,
    order: null,
    isCaptureFailed: false,
    isTired: false,
    endsAt: null,
  };
  let orderId = parts.orderId;
  let paymentId: string | null = null;
  /** Whether it was paid here, also where the popup died before it could tell. */
  let wasOpen = false;
  let popup: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;

  const become = (change: Partial<CheckoutState>): void => {
    state = { ...state, ...change };
    tell();
  };

  const closePopup = (): void => {
    popup?.();
    popup = null;
  };

  const fail = (step: CheckoutStep, error: unknown): void => {
    notify('payment.failed');
    become({ step: isApiError(error) && error.status === 404 ? 'unknown' : step });
  };

  /** True when the order is settled, or money may be under way: then there is nothing to pay. */
  const settle = (seen: SeenOrder): boolean => {
    const known = { purchase: state.purchase ?? seen.purchase, endsAt: seen.endsAt };
    if (seen.state === 'granted' || (isByEmail && seen.state === 'captured')) {
      const isPaidHere = wasOpen || parts.hasReturned;
      if (isPaidHere) notify('payment.done');
      become({ ...known, step: isPaidHere ? 'paid' : 'granted' });
      closePopup();
      return true;
    }
    if (seen.state === 'refunded' || seen.state === 'failed') {
      become({ ...known, step: seen.state });
      closePopup();
      return true;
    }
    become(known);
    return false;
  };

  const check = (change: Partial<CheckoutState> = {}): void => {
    looking.reset();
    become({ ...change, step: 'checking', isTired: false });
    closePopup();
    lookLater();
  };

  const lookLater = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    if (state.step === 'open') timer = setTimeout(() => void look(), OPEN_LOOK_MS);
    else if (looking.isSpent()) become({ isTired: true });
    else timer = setTimeout(() => void look(), looking.pause());
  };

  const look = async (): Promise<void> => {
    if (orderId === null || isLooking) return;
    if (state.step === 'open') return lookBehind(orderId);
    if (state.step !== 'checking') return;
    isLooking = true;
    looking.failed();
    try {
      // It may have been the line only: capturing twice grants once.
      if (paymentId !== null && state.isCaptureFailed) await captureAgain(paymentId);
      const seen = await calls.look(orderId);
      if (settle(seen)) return;
      // Unpaid, or the bank has reported nothing for longer than a payment takes: the same order may be tried again.
      const isOpen = seen.state === 'created' || (seen.state === 'attempted' && looking.isSpent());
      if (isOpen && paymentId === null) return await makeOrder();
    } catch (error) {
      if (isApiError(error) && error.status === 404) return become({ step: 'unknown' });
    } finally {
      isLooking = false;
    }
    lookLater();
  };

  /** While the popup stands, or does not stand any more: only money that is here changes anything. */
  const lookBehind = async (id: string): Promise<void> => {
    isLooking = true;
    const seen = await calls
      .look(id)
      .catch(ignore('the popup has its own line; it is asked again soon'));
    isLooking = false;
    if (state.step !== 'open') return;
    if (seen === undefined) return lookLater();
    if (settle(seen)) return;
    if (holdsMoney(seen)) check();
    else lookLater();
  };

  const captureAgain = async (id: string): Promise<void> => {
    await calls
      .capture(id, state.order?.amount ?? 0)
      .then(
        () => become({ isCaptureFailed: false }),
        ignore('what became of the order is asked next, whether or not this went well'),
      );
  };

  const makeOrder = async (): Promise<void> => {
    const wanted = state.purchase;
    if (wanted === null) return become({ step: 'unknown' });
    become({ step: 'ordering' });
    try {
      const order = await calls.order(costPaise(wanted), orderId);
      orderId = order.id;
      keepOrder(order.id, wanted);
      if (order.state !== undefined && holdsMoney({ state: order.state })) check({ order });
      else become({ order, step: 'ready' });
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
      void lookAfter();
    },
  };

  /** A member who gives up while the bank works may have paid: then there is nothing to pay again. */
  const lookAfter = async (): Promise<void> => {
    clearTimeout(timer);
    if (orderId === null) return;
    const seen = await calls.look(orderId).catch(ignore('it is asked again before it is paid'));
    if (seen === undefined || state.step !== 'ready' || settle(seen)) return;
    if (isUnderWay(seen.state)) check();
  };

  const pay = async (): Promise<void> => {
    const { order, step } = state;
    // An open popup covers the page: a tap here means that it is closed.
    if ((step !== 'ready' && step !== 'open') || order === null) return;
    become({ step: 'opening' });
    closePopup();
    try {
      // Another tab or device may have paid it meanwhile.
      const seen = await calls.look(order.id);
      if (settle(seen)) return;
      if (holdsMoney(seen)) return check();
      wasOpen = true;
      become({ step: 'open' });
      popup = await openPopup(order, events, state.purchase);
      if (state.step === 'open') lookLater();
      else closePopup();
    } catch (error) {
      fail('ready', error);
    }
  };

  const capture = async (id: string): Promise<void> => {
    // The provider may tell it twice, or after we have heard of it elsewhere.
    if (paymentId !== null || state.step === 'paid') return;
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
        // Signed out in another tab: the popup's page is gone.
        closePopup();
      };
    },
    pay: () => void pay(),
    retryOrder: () => void begin(),
    lookNow() {
      if (state.step !== 'checking' && state.step !== 'open') return;
      if (state.isTired) check();
      clearTimeout(timer);
      void look();
    },
  };
}
