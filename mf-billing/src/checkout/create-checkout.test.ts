import { ApiError } from 'shared-contracts/calls/client';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCheckout, LOOKING, OPEN_LOOK_MS, type CheckoutParts } from './create-checkout.ts';
import { purchaseOf } from './purchase.ts';
import type { PopupEvents } from './razorpay-checkout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const ALL_LOOKS = LOOKING.pauses.reduce((sum, pause) => sum + pause, 0);

/** A checkout over a server whose order is in a state that the test changes. */
function begin(change: Partial<CheckoutParts> & { state?: OrderState; isDown?: boolean } = {}) {
  const server = {
    state: change.state ?? ('created' as OrderState),
    isDown: change.isDown ?? false,
  };
  const notices: MessageKey[] = [];
  const popups: PopupEvents[] = [];
  const answer = async <T>(reply: T): Promise<T> => {
    if (server.isDown) throw new Error('no line');
    return reply;
  };
  const calls = {
    order: vi.fn((amount: number, _openId: string | null) =>
      answer({
        id: 'order_1',
        amount,
        currency: 'INR' as const,
        effect: null,
        state: server.state,
      }),
    ),
    look: vi.fn((_id: string) =>
      answer({ state: server.state, purchase: purchaseOf('belief-year'), endsAt: null }),
    ),
    capture: vi.fn((_paymentId: string, _amount: number) => answer({})),
  };
  const kept: string[] = [];
  const closed = vi.fn();
  const checkout = createCheckout({
    calls,
    purchase: purchaseOf('belief-year'),
    orderId: null,
    isByEmail: false,
    hasReturned: false,
    keepOrder: (id) => void kept.push(id),
    openPopup: async (_order, events) => {
      popups.push(events);
      return closed;
    },
    notify: (key) => void notices.push(key),
    random: () => 1,
    ...change,
  });
  const stop = checkout.start();
  onTestFinished(stop);
  const step = () => checkout.state().step;
  return { checkout, server, calls, notices, popups, closed, kept, step, stop };
}

async function opened(change: Parameters<typeof begin>[0] = {}) {
  const all = begin(change);
  await settled();
  all.checkout.pay();
  await settled();
  return all;
}

describe('a purchase', () => {
  it('makes its order with the page, keeps it, and opens one popup for two taps', async () => {
    const { checkout, calls, kept, popups, step } = begin();
    expect(step()).toBe('ordering');
    await settled();
    expect([step(), kept]).toEqual(['ready', ['order_1']]);
    expect(calls.order).toHaveBeenCalledExactlyOnceWith(499900, null);
    checkout.pay();
    checkout.pay();
    await settled();
    expect([step(), popups.length]).toEqual(['open', 1]);
  });

  it('captures once what the provider tells twice, and is paid when the plan is given', async () => {
    const { server, calls, popups, notices, step } = await opened();
    server.state = 'granted';
    popups[0]?.onPaid('pay_1');
    popups[0]?.onPaid('pay_1');
    await settled();
    expect(calls.capture).toHaveBeenCalledExactlyOnceWith('pay_1', 499900);
    expect(step()).toBe('paid');
    expect(notices).toEqual(['payment.done']);
  });

  it('that is dismissed says so and can be paid again', async () => {
    const { popups, notices, step } = await opened();
    popups[0]?.onDismissed();
    expect(step()).toBe('ready');
    expect(notices).toEqual(['payment.cancelled']);
  });

  it('that is dismissed while the bank thinks offers no second button', async () => {
    const { server, popups, notices, step } = await opened();
    server.state = 'attempted';
    popups[0]?.onDismissed();
    await settled();
    expect(step()).toBe('checking');
    server.state = 'granted';
    await vi.advanceTimersByTimeAsync(1000);
    expect([step(), notices]).toEqual(['paid', ['payment.cancelled', 'payment.done']]);
  });

  it.each(['authorized', 'captured', 'granted'] as const)(
    'whose popup died after paying is found when it is %s',
    async (state) => {
      const { server, closed, notices, step } = await opened();
      await vi.advanceTimersByTimeAsync(OPEN_LOOK_MS);
      expect(step()).toBe('open');
      server.state = state;
      await vi.advanceTimersByTimeAsync(OPEN_LOOK_MS);
      expect(closed).toHaveBeenCalledOnce();
      if (state !== 'granted') expect(step()).toBe('checking');
      server.state = 'granted';
      await vi.advanceTimersByTimeAsync(1000);
      expect([step(), notices]).toEqual(['paid', ['payment.done']]);
    },
  );

  it('whose popup died before paying opens another at the next tap', async () => {
    const { checkout, closed, popups, step } = await opened();
    checkout.pay();
    await settled();
    expect([step(), popups.length]).toEqual(['open', 2]);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('whose page is gone leaves no popup behind', async () => {
    const { closed, stop } = await opened();
    stop();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('whose popup cannot open fails, with nothing lost', async () => {
    const { notices, step } = await opened({
      openPopup: () => Promise.reject(new Error('no popup')),
    });
    expect(step()).toBe('ready');
    expect(notices).toEqual(['payment.failed']);
  });

  it('that another tab has paid meanwhile opens no popup', async () => {
    const all = begin();
    await settled();
    all.server.state = 'captured';
    all.checkout.pay();
    await settled();
    expect([all.step(), all.popups]).toEqual(['checking', []]);
  });

  it('whose plan is under way already has no button, and says what becomes of it', async () => {
    const { server, kept, popups, notices, step } = begin({ state: 'authorized' });
    await settled();
    expect([step(), kept, popups]).toEqual(['checking', ['order_1'], []]);
    server.state = 'granted';
    await vi.advanceTimersByTimeAsync(1000);
    expect([step(), notices]).toEqual(['granted', []]);
  });

  it('that the provider’s page has finished leads the same way as the popup', async () => {
    const { server, notices, step } = begin({
      orderId: 'order_1',
      hasReturned: true,
      state: 'authorized',
    });
    await settled();
    expect(step()).toBe('checking');
    server.state = 'granted';
    await vi.advanceTimersByTimeAsync(1000);
    expect([step(), notices]).toEqual(['paid', ['payment.done']]);
  });

  it('whose order cannot be made says so, and can be tried again', async () => {
    const { checkout, server, notices, step } = begin({ isDown: true });
    await settled();
    expect([step(), notices]).toEqual(['orderFailed', ['payment.failed']]);
    server.isDown = false;
    checkout.retryOrder();
    await settled();
    expect(step()).toBe('ready');
  });
});

describe('a capture that failed', () => {
  it('is tried again with what became of the order, and never offers to pay', async () => {
    const { server, calls, popups, notices, step, checkout } = await opened();
    server.isDown = true;
    popups[0]?.onPaid('pay_1');
    await settled();
    expect(notices).toEqual(['payment.failed']);
    expect(checkout.state()).toMatchObject({ step: 'checking', isCaptureFailed: true });
    await vi.advanceTimersByTimeAsync(ALL_LOOKS);
    expect(checkout.state()).toMatchObject({ step: 'checking', isTired: true });
    server.isDown = false;
    server.state = 'granted';
    checkout.lookNow();
    await settled();
    expect(calls.capture.mock.calls.length).toBeGreaterThan(1);
    expect([step(), notices.at(-1)]).toEqual(['paid', 'payment.done']);
  });
});

describe('a page that is opened again', () => {
  it.each([
    ['created', 'ready'],
    ['attempted', 'checking'],
    ['authorized', 'checking'],
    ['captured', 'checking'],
    ['granted', 'granted'],
    ['refunded', 'refunded'],
    ['failed', 'failed'],
  ] as const)('with an order that is %s is %s', async (state, expected) => {
    const { step, calls } = begin({ state, orderId: 'order_1', purchase: null });
    await settled();
    expect(step()).toBe(expected);
    expect(calls.order).toHaveBeenCalledTimes(expected === 'ready' ? 1 : 0);
  });

  it('lets the same order be tried again once the bank has told nothing for longer than a payment takes', async () => {
    const { step } = begin({ state: 'attempted', orderId: 'order_1' });
    await vi.advanceTimersByTimeAsync(ALL_LOOKS - 1);
    expect(step()).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(step()).toBe('ready');
  });

  it('never does so while the bank holds money', async () => {
    const { checkout } = begin({ state: 'authorized', orderId: 'order_1' });
    await vi.advanceTimersByTimeAsync(ALL_LOOKS);
    expect(checkout.state()).toMatchObject({ step: 'checking', isTired: true });
  });

  it('says of an order that is not known here that it is not', async () => {
    const { step } = begin({
      orderId: 'order_x',
      calls: {
        order: vi.fn(),
        capture: vi.fn(),
        look: () =>
          Promise.reject(
            new ApiError({ status: 404, title: 'none', code: 'payment.notFound', request_id: 'r' }),
          ),
      },
    });
    await settled();
    expect(step()).toBe('unknown');
  });
});

it('opened again, pays the order that it was opened with, and makes no second', async () => {
  const { calls } = begin({ state: 'created', orderId: 'order_1' });
  await settled();
  expect(calls.order).toHaveBeenCalledExactlyOnceWith(499900, 'order_1');
});

it('a membership by e-mail is paid once the money is here, whoever owns the address', async () => {
  for (const state of ['captured', 'granted'] as const) {
    const { server, popups, step } = await opened({ isByEmail: true });
    server.state = state;
    popups[0]?.onPaid('pay_1');
    await settled();
    expect(step()).toBe('paid');
  }
});
