import type { BackgroundWork } from 'shared-contracts/platform/background';
import { createBus } from 'shared-contracts/platform/events/bus';
import { defineRemote } from 'shared-contracts/platform/remote';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClient } from 'shared-contracts/query';
import { session } from 'shared-contracts/testing/builders';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { expect, it, vi } from 'vitest';
import type { RemoteState } from '../remotes/remote-state.ts';
import type { WorkServices } from '../session/finish-work.ts';
import { candidate } from '../testing/loader-with.ts';
import { createBackgroundWork } from './background-work.ts';

/** A page of a member whose remote of the chats comes when the test says so. */
function open({ unsent = true, knowsJob = true } = {}) {
  const me = session();
  let state: RemoteState = { status: 'loading', slow: false };
  let current: typeof me | null = me;
  const listeners = new Set<() => void>();
  const sendUnsent = vi.fn<BackgroundWork>();
  const preload = vi.fn();
  const page = {
    send: fakeApi([]).send,
    bus: createBus((fault) => {
      throw fault.error;
    }),
    queries: new QueryClient(),
    signOutGuard: { hold: () => () => undefined },
    store: createAppStore(),
    session: { hasLeft: (job: string) => unsent && job === 'sendUnsent', current: () => current },
    remotes: {
      preload,
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  } as unknown as WorkServices;
  const become = (next: RemoteState) => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };
  const loadSendUnsent = vi.fn(() => Promise.resolve(sendUnsent));
  return {
    me,
    page,
    sendUnsent,
    preload,
    become,
    loadSendUnsent,
    work: createBackgroundWork(page),
    come: () =>
      become({
        status: 'ready',
        definition: defineRemote({
          name: 'mf-engagement',
          pages: {},
          ...(knowsJob && { background: { sendUnsent: loadSendUnsent } }),
        }),
        candidate: candidate('stable'),
        attempt: 0,
      }),
    signOut: () => void (current = null),
    listeners,
  };
}

it('sends what an earlier page left, once', async () => {
  const { work, come, sendUnsent, preload, page, me, listeners } = open();
  work.look();
  expect(preload).toHaveBeenCalledWith('mf-engagement');
  come();
  work.look();
  await vi.waitFor(() => expect(sendUnsent).toHaveBeenCalledOnce());
  const { send, bus, queries: cache, store, signOutGuard } = page;
  expect(sendUnsent).toHaveBeenCalledWith(
    { send, bus, cache, store, guardSignOut: signOutGuard.hold },
    me.userId,
  );
  expect(listeners.size).toBe(0);
});

it('fetches nothing where nothing is unsent', () => {
  const { work, preload } = open({ unsent: false });
  work.look();
  expect(preload).not.toHaveBeenCalled();
});

it('looks again when the line is back where the remote did not come', async () => {
  const { work, become, come, listeners, sendUnsent, preload } = open();
  work.look();
  become({ status: 'failed', phase: 'load' });
  expect(listeners.size).toBe(0);
  await vi.waitFor(() => {
    work.look();
    expect(preload).toHaveBeenCalledTimes(2);
  });
  come();
  await vi.waitFor(() => {
    work.look();
    expect(sendUnsent).toHaveBeenCalledOnce();
  });
});

it('leaves it where it is under a remote that knows nothing of it', async () => {
  const { work, come, listeners } = open({ knowsJob: false });
  work.look();
  come();
  expect(listeners.size).toBe(0);
});

it.each(['closed', 'signed out'])(
  'sends nothing for a session that is %s meanwhile',
  async (how) => {
    const { work, come, signOut, sendUnsent, loadSendUnsent } = open();
    work.look();
    come();
    if (how === 'closed') work.close();
    else signOut();
    expect(loadSendUnsent).toHaveBeenCalledOnce();
    await loadSendUnsent.mock.results[0]?.value;
    await Promise.resolve();
    expect(sendUnsent).not.toHaveBeenCalled();
  },
);
