import { act } from '@testing-library/react';
import { subscribeCounts } from 'shared-contracts/calls/messaging';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import type { MemberConnectionParts } from '../realtime/connect.ts';
import { keepConnected } from '../realtime/keep-connected.ts';
import { startMemberServices } from '../start-member-services.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';
import { member, renderApp } from './render-app.tsx';

/** The topic of the member who is signed in. */
export const OWN_TOPIC = `pub${member().userId}`;

interface Line {
  server: FakeServer;
  releases: { heardOf: Mock<(generation: number) => void> };
}

/** A fake server for each test of a file, and the whole app with its line to it; time is the test's. */
export function connectedApp() {
  // Both are made anew before each test.
  const line = {} as Line;
  let idle: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    line.server = fakeServer();
    line.releases = { heardOf: vi.fn<(generation: number) => void>() };
    idle = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const settled = () => act(() => vi.advanceTimersByTimeAsync(20));
  const getIdle = async () => {
    for (const run of idle.splice(0)) run();
    await settled();
  };

  /** The app; `code`, the connection's, may fail to come. */
  function open(
    options: Parameters<typeof renderApp>[0] = {},
    code: () => Promise<void> = () => Promise.resolve(),
  ) {
    let count = 0;
    const app = renderApp({
      api: [fake(subscribeCounts, () => ({ data: { chat_count: count } }))],
      ...options,
    });
    const fetched = vi.fn(async () => {
      await code();
      return {
        startMemberServices: (parts: MemberConnectionParts) =>
          startMemberServices({ ...parts, transport: line.server.transport, random: () => 0.5 }),
      };
    });
    keepConnected(window, app.page, line.releases, fetched);
    return {
      ...app,
      fetched,
      push: async (event: string, payload: object) => {
        line.server.push(OWN_TOPIC, event, payload);
        await settle();
      },
      counts: (next: number) => (count = next),
    };
  }
  return { line, open, settle, settled, getIdle };
}
