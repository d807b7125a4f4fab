import type { FinishWork } from 'shared-contracts/platform/background';
import { createBus } from 'shared-contracts/platform/events/bus';
import { defineRemote } from 'shared-contracts/platform/remote';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClient } from 'shared-contracts/query';
import { session } from 'shared-contracts/testing/builders';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RemoteState } from '../remotes/remote-state.ts';
import { candidate } from '../testing/loader-with.ts';
import { finishWork, hasWorkLeft, type WorkServices } from './finish-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page of a member who has left something; its remote comes when the test says so. */
function open(finish: FinishWork, hasLeft = true) {
  let state: RemoteState = { status: 'loading', slow: false };
  const listeners = new Set<() => void>();
  const page = {
    send: fakeApi([]).send,
    bus: createBus((fault) => {
      throw fault.error;
    }),
    queries: new QueryClient(),
    store: createAppStore(),
    signOutGuard: { hold: () => () => undefined },
    session: {
      hasLeft: (job: string) => hasLeft && job === 'sendUnsent',
      current: () => session(),
    },
    remotes: {
      preload: vi.fn(),
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  } as unknown as WorkServices;
  const come = () => {
    state = {
      status: 'ready',
      definition: defineRemote({
        name: 'mf-engagement',
        pages: {},
        finish: { sendUnsent: () => Promise.resolve(finish) },
      }),
      candidate: candidate('stable'),
      attempt: 0,
    };
    for (const listener of Array.from(listeners)) listener();
  };
  return { page, come };
}

it('waits until the remote that knows how has brought it to an end', async () => {
  let end = () => undefined as void;
  const finish = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { page, come } = open(finish);
  const onEnd = vi.fn();
  void finishWork(page).then(onEnd);
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect([finish.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('gives up after a while, and has nothing to do where nothing is left', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const { page } = open(finish);
  const onEnd = vi.fn();
  void finishWork(page).then(onEnd);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([onEnd.mock.calls.length, finish.mock.calls.length]).toEqual([1, 0]);
  expect([hasWorkLeft(page), hasWorkLeft(open(finish, false).page)]).toEqual([true, false]);
});
