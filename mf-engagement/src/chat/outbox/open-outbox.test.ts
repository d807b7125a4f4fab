import type { Message } from 'shared-contracts/calls/messaging';
import { sendMessage } from 'shared-contracts/calls/messaging';
import type { BackgroundPage } from 'shared-contracts/platform/background';
import { createBus } from 'shared-contracts/platform/events/bus';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { reconnected } from 'shared-contracts/platform/events/realtime-events';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClient } from 'shared-contracts/query';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf, THEM } from '../../testing/chats.ts';
import { outboxOf } from './open-outbox.ts';
import { unsentSlice } from './unsent-slice.ts';

let stopLast: (() => void) | undefined;
afterEach(() => {
  stopLast?.();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** A page over a server that is away until it is well again. */
function openPage({ store }: { store?: BackgroundPage['store'] } = {}) {
  let away = true;
  let held = 0;
  const bus = createBus((fault) => {
    throw fault.error;
  });
  const { send, requests } = fakeApi([
    fake(sendMessage, ({ body }) => {
      if (away) return { refuse: 503, code: 'server.error' };
      const { message } = body as Pick<Message, 'message'>;
      return { data: messageOf(2, { message }) };
    }),
  ]);
  const page: BackgroundPage = {
    send,
    bus,
    cache: new QueryClient(),
    store,
    guardSignOut: () => {
      held += 1;
      return () => void (held -= 1);
    },
  };
  stopLast = () => bus.emit(signedOut, { reason: 'asked' });
  return { page, bus, requests, isGuarded: () => held > 0, heal: () => void (away = false) };
}

it('hears nothing more for whoever was signed in before on the same page', async () => {
  const { page, bus, requests, isGuarded, heal } = openPage();
  const before = outboxOf(page, 'asha');
  before.add(THEM, 'Namaskar');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(isGuarded()).toBe(true);
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  outboxOf(page, 'meera');
  expect(isGuarded()).toBe(false);
  expect(removed).toHaveBeenCalledWith('online', before.wake);
  expect(added).toHaveBeenCalledWith('online', expect.any(Function));
  heal();
  bus.emit(reconnected, {});
  bus.emit(signedOut, { reason: 'asked' });
  // What waits is asha's: neither meera's line nor her sign-out touches it.
  expect(requests).toHaveLength(1);
  expect(window.localStorage).toHaveLength(1);
});

it('is the same for the same member as long as they are signed in, and another one afterwards', () => {
  const { page, bus } = openPage();
  const first = outboxOf(page, 'asha');
  expect(outboxOf(page, 'asha')).toBe(first);
  bus.emit(signedOut, { reason: 'expired' });
  expect(outboxOf(page, 'asha')).not.toBe(first);
});

it('counts what waits in the store, and then asks for no guard of its own', async () => {
  const store = createAppStore();
  store.inject(unsentSlice);
  const { page, bus, isGuarded, heal } = openPage({ store });
  const unsent = () => selectLate('unsentMessages')(store.getState());
  outboxOf(page, 'asha').add(THEM, 'Namaskar');
  expect(unsent()).toEqual({ waiting: 1, refused: 0 });
  expect(isGuarded()).toBe(false);
  heal();
  bus.emit(reconnected, {});
  await vi.waitFor(() => expect(unsent()).toEqual({ waiting: 0, refused: 0 }));
});
