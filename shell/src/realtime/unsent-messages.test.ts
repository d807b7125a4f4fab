import { QueryClient } from 'shared-contracts/query';
import { defineRemote, type SendUnsent } from 'shared-contracts/remote';
import { createBus } from 'shared-contracts/events/bus';
import { session } from 'shared-contracts/testing/builders';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { expect, it, vi } from 'vitest';
import type { RemoteState } from '../remotes/remote-state.ts';
import { candidate } from '../testing/loader-with.ts';
import { createUnsentMessages, type UnsentPage } from './unsent-messages.ts';

/** A page of a member whose remote of the chats comes when the test says so. */
function open({ unsent = true, knows = true } = {}) {
  const me = session();
  let state: RemoteState = { status: 'loading', slow: false };
  let current: typeof me | null = me;
  const listeners = new Set<() => void>();
  const sendUnsent = vi.fn<SendUnsent>();
  const preload = vi.fn();
  const page = {
    send: fakeApi([]).send,
    bus: createBus((fault) => {
      throw fault.error;
    }),
    queries: new QueryClient(),
    signOutGuard: { hold: () => () => undefined },
    session: { hasUnsent: () => unsent, current: () => current },
    remotes: {
      preload,
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  } as unknown as UnsentPage;
  const become = (next: RemoteState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const loadSendUnsent = vi.fn(() => Promise.resolve(sendUnsent));
  return {
    ...{ me, page, sendUnsent, preload, become, loadSendUnsent },
    unsent: createUnsentMessages(page),
    come: () =>
      become({
        status: 'ready',
        definition: defineRemote({
          name: 'mf-engagement',
          pages: {},
          ...(knows && { loadSendUnsent }),
        }),
        candidate: candidate('stable'),
        attempt: 0,
      }),
    signOut: () => void (current = null),
    listeners,
  };
}

it('has what an earlier page left sent by the remote of the chats, once', async () => {
  const { unsent, come, sendUnsent, preload, page, me, listeners } = open();
  unsent.look();
  expect(preload).toHaveBeenCalledWith('mf-engagement');
  come();
  unsent.look();
  await vi.waitFor(() => expect(sendUnsent).toHaveBeenCalledOnce());
  const { send, bus, queries: cache, signOutGuard } = page;
  expect(sendUnsent).toHaveBeenCalledWith(
    { send, bus, cache, guardSignOut: signOutGuard.hold },
    me.userId,
  );
  expect(listeners.size).toBe(0);
});

it('fetches nothing where nothing is unsent', () => {
  const { unsent, preload } = open({ unsent: false });
  unsent.look();
  expect(preload).not.toHaveBeenCalled();
});

it('looks again when the line is back where the remote did not come', async () => {
  const { unsent, become, come, listeners, sendUnsent, preload } = open();
  unsent.look();
  become({ status: 'failed', phase: 'load' });
  expect(listeners.size).toBe(0);
  await vi.waitFor(() => {
    unsent.look();
    expect(preload).toHaveBeenCalledTimes(2);
  });
  come();
  await vi.waitFor(() => {
    unsent.look();
    expect(sendUnsent).toHaveBeenCalledOnce();
  });
});

it('leaves it where it is under a remote that knows nothing of it', async () => {
  const { unsent, come, listeners } = open({ knows: false });
  unsent.look();
  come();
  expect(listeners.size).toBe(0);
});

it.each(['closed', 'signed out'])(
  'sends nothing for a session that is %s meanwhile',
  async (how) => {
    const { unsent, come, signOut, sendUnsent, loadSendUnsent } = open();
    unsent.look();
    come();
    if (how === 'closed') unsent.close();
    else signOut();
    expect(loadSendUnsent).toHaveBeenCalledOnce();
    await loadSendUnsent.mock.results[0]?.value;
    await Promise.resolve();
    expect(sendUnsent).not.toHaveBeenCalled();
  },
);
