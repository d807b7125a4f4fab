import type { ConnectionState } from 'shared-contracts/platform/realtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '../testing/fake-server.ts';
import {
  BACKOFF_MS,
  joinMemberChannel,
  PROBE_MS,
  SOUND_MS,
  TOO_MUCH_MS,
  type MemberChannel,
} from './member-channel.ts';

const USER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';
const TOPIC = `pub${USER}`;
const HOUR = 3_600_000;

let server: FakeServer;
let states: ConnectionState[];
let joined: number;
let doubts: number;
let own: MemberChannel;

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
  states = [];
  joined = 0;
  doubts = 0;
});
afterEach(() => {
  own.close();
  vi.useRealTimers();
});

function open() {
  own = joinMemberChannel({
    url: '/socket',
    session: { userId: USER, token: 'a.b.c' },
    client: 'browser-x1',
    onState: (state) => states.push(state),
    onJoined: () => (joined += 1),
    listen: () => undefined,
    onDoubt: () => (doubts += 1),
    random: () => 0.5,
    transport: server.transport,
  });
  return settle();
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tries = () => server.asked.length;

describe('the line of a session', () => {
  it('connects with the token and joins the own topic with label and token', async () => {
    await open();
    expect(server.asked).toEqual([`ws://${location.host}/socket/websocket?token=a.b.c&vsn=2.0.0`]);
    expect(server.joins).toEqual([
      { topic: TOPIC, params: { client: 'browser-x1', token: 'a.b.c' } },
    ]);
    expect(states).toEqual(['connecting', 'live']);
    expect([joined, own.live() === null]).toEqual([1, false]);
  });

  it('joins again after the connection dropped', async () => {
    await open();
    server.drop();
    expect(states.at(-1)).toBe('connecting');
    expect(own.live()).toBeNull();
    await wait(1000);
    expect(states.at(-1)).toBe('live');
    expect(joined).toBe(2);
  });

  it('stops after so many refused connections, with growing pauses', async () => {
    server.accepts = false;
    await open();
    await wait(HOUR);
    expect(tries()).toBe(BACKOFF_MS.length);
    expect([states.at(-1), doubts]).toEqual(['off', 2]);
    await wait(10 * HOUR);
    expect(tries()).toBe(BACKOFF_MS.length);
  });

  it('waits longer each time', () => {
    expect(BACKOFF_MS.toSorted((a, b) => a - b)).toEqual(BACKOFF_MS);
  });

  it('is in doubt after the second failure in a row, not after the first', async () => {
    server.accepts = false;
    await open();
    expect(doubts).toBe(0);
    await wait(BACKOFF_MS[0] ?? 0);
    expect(doubts).toBe(1);
    await wait(10 * (BACKOFF_MS[1] ?? 0));
    expect(doubts).toBe(1);
  });

  it('stops after so many refused joins', async () => {
    server.answer = () => 'error';
    await open();
    await wait(HOUR);
    expect(server.joins).toHaveLength(BACKOFF_MS.length);
    expect([states.at(-1), doubts, server.open()]).toEqual(['off', 2, 0]);
    await wait(10 * HOUR);
    expect(server.joins).toHaveLength(BACKOFF_MS.length);
  });

  it('stops after so many joins that nobody answered', async () => {
    server.answer = () => null;
    await open();
    await wait(2 * HOUR);
    expect(server.joins).toHaveLength(BACKOFF_MS.length);
    expect(states.at(-1)).toBe('off');
  });

  it('stops when it breaks again and again right after the join', async () => {
    server.answer = () => {
      setTimeout(() => server.drop(), SOUND_MS / 2);
      return 'ok';
    };
    await open();
    await wait(HOUR);
    expect(server.joins).toHaveLength(BACKOFF_MS.length);
    expect([states.at(-1), doubts]).toEqual(['off', 2]);
  });

  it('tries again as often once it has stood for a while', async () => {
    await open();
    for (let turn = 0; turn < 3 * BACKOFF_MS.length; turn += 1) {
      server.drop();
      await wait(2 * (BACKOFF_MS[0] ?? 0));
      expect(states.at(-1)).toBe('live');
      await wait(SOUND_MS);
    }
    expect(doubts).toBe(0);
  });

  it('has hope again when the page is seen or the network is back', async () => {
    server.accepts = false;
    await open();
    await wait(HOUR);
    server.accepts = true;
    own.revive();
    await settle();
    expect(states.at(-1)).toBe('live');
    expect(joined).toBe(1);
  });

  it('does not wait for its turn when the network is back', async () => {
    await open();
    server.accepts = false;
    server.drop();
    await wait(60_000);
    server.accepts = true;
    const before = tries();
    own.revive();
    await settle();
    expect([states.at(-1), tries() - before]).toEqual(['live', 1]);
    await wait(HOUR / 2);
    expect(server.open()).toBe(1);
  });

  it('looks whether a line that says nothing still stands', async () => {
    await open();
    own.revive();
    await wait(PROBE_MS);
    expect(tries()).toBe(1);
    server.beats = false;
    own.revive();
    await wait(PROBE_MS);
    server.beats = true;
    await settle();
    expect(tries()).toBe(2);
    expect([states.at(-1), joined, server.open()]).toEqual(['live', 2, 1]);
  });

  it('ends for good when the server says that the session is over', async () => {
    await open();
    server.drop(4401);
    await settle();
    own.revive();
    await wait(HOUR);
    expect([tries(), states.at(-1), doubts]).toEqual([1, 'off', 1]);
  });

  it('joins anew as often as the server says that something may have been missed', async () => {
    await open();
    for (let turn = 1; turn <= 2 * BACKOFF_MS.length; turn += 1) {
      server.push(TOPIC, 'phx_error', { reason: 'missed' });
      await wait(2 * (BACKOFF_MS[0] ?? 0));
      expect([states.at(-1), joined]).toEqual(['live', turn + 1]);
    }
    expect(doubts).toBe(0);
  });

  it('stops when its topic breaks again and again for any other reason', async () => {
    server.answer = () => {
      setTimeout(() => server.push(TOPIC, 'phx_error', {}), 10);
      return 'ok';
    };
    await open();
    await wait(HOUR);
    expect(server.joins).toHaveLength(BACKOFF_MS.length);
    expect([states.at(-1), doubts]).toEqual(['off', 2]);
  });

  it('comes back after a minute when it was too much', async () => {
    await open();
    server.drop(4429);
    await wait(TOO_MUCH_MS - 1);
    expect(tries()).toBe(1);
    await wait(1);
    expect(states.at(-1)).toBe('live');
  });

  it('joins anew when the server closed the topic alone', async () => {
    await open();
    server.push(TOPIC, 'phx_close', {});
    await settle();
    expect(states.at(-1)).toBe('connecting');
    await wait(2 * (BACKOFF_MS[1] ?? 0));
    expect([states.at(-1), joined]).toEqual(['live', 2]);
  });

  it('is gone when it is closed, whatever comes then', async () => {
    await open();
    own.close();
    await settle();
    own.revive();
    await wait(HOUR);
    expect([server.open(), tries(), states.at(-1), doubts]).toEqual([0, 1, 'off', 0]);
  });
});
