import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIRST_REPLY_MS,
  firstReplies,
  type FirstReply,
  type FirstReplyPort,
} from './first-reply.ts';

const visitor = { cookie: '', address: '127.0.0.1', userAgent: '', language: 'en' as const };
const json = (body: string, change: Partial<FirstReply> = {}): FirstReply => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body,
  cookies: [],
  ...change,
});

/** An API whose replies take their own time, in ms. */
function slowApi(times: Record<string, number>) {
  const aborted: string[] = [];
  const port: FirstReplyPort = ({ path, signal }) => {
    signal.addEventListener('abort', () => aborted.push(path));
    return new Promise((resolve) => {
      setTimeout(() => resolve(json(JSON.stringify({ path }), { cookies: [path] })), times[path]);
    });
  };
  return { port, aborted };
}

describe('the first replies', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('come with the page when they take less than 100 ms', async () => {
    const { port } = slowApi({ '/a': FIRST_REPLY_MS - 1, '/b': 1 });
    const requested = firstReplies(port, ['/a', '/b'], visitor);
    await vi.advanceTimersByTimeAsync(FIRST_REPLY_MS);
    expect(await requested).toEqual({
      replies: { '/a': { path: '/a' }, '/b': { path: '/b' } },
      missing: [],
      cookies: ['/a', '/b'],
    });
  });

  it('do not hold the page longer: the slow one is left out and its request given up', async () => {
    const { port, aborted } = slowApi({ '/slow': FIRST_REPLY_MS + 1, '/quick': 1 });
    let done = false;
    const requested = firstReplies(port, ['/slow', '/quick'], visitor).finally(() => (done = true));
    await vi.advanceTimersByTimeAsync(FIRST_REPLY_MS - 1);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    expect((await requested).replies).toEqual({ '/quick': { path: '/quick' } });
    expect(aborted).toContain('/slow');
  });

  it('leave no timer behind when all is answered', async () => {
    await firstReplies(async () => json('{}'), ['/a'], visitor);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, FirstReply]>([
    ['a refusal', json('{}', { status: 429 })],
    ['no JSON by its type', json('<p>', { contentType: 'text/html' })],
    ['no JSON by its content', json('{')],
  ])('leave out %s, with its cookies', async (_what, reply) => {
    const port: FirstReplyPort = async () => ({ ...reply, cookies: ['a=b'] });
    expect(await firstReplies(port, ['/a'], visitor)).toEqual({
      replies: {},
      missing: [],
      cookies: [],
    });
  });

  it('tell apart what does not exist', async () => {
    const port: FirstReplyPort = async ({ path }) =>
      json('{}', { status: path === '/none' ? 404 : 200 });
    const { replies, missing } = await firstReplies(port, ['/none', '/some'], visitor);
    expect([replies, missing]).toEqual([{ '/some': {} }, ['/none']]);
  });
});
