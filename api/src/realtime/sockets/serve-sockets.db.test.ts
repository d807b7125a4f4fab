import { SOCKET_CLOSED } from 'shared-contracts/platform/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { openBare, usePages, type TestPage } from '../../../test/sockets.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { LARGEST_FRAME, MOST_FRAMES, MOST_JOINS, MOST_MESSAGES } from './limits.ts';

const ended: string[] = [];
const t = useApp({}, ({ topics }) => {
  topics.on('own', 'ask', z.object({ text: z.string() }), ({ caller, payload, reply, push }) => {
    push('heard', { text: payload.text });
    reply({ by: caller.id });
    reply({ by: 'nobody' });
  });
  topics.on('own', 'bytes', z.instanceof(Uint8Array), ({ payload, reply, push }) => {
    push('turned', payload.toReversed());
    reply(payload);
  });
  topics.on('own', 'refused', z.unknown(), () => {
    throw new Refusal(404, 'route.unknown');
  });
  topics.on('own', 'broken', z.unknown(), () => {
    throw new Error('a secret of the server');
  });
  topics.on('assistant', 'wait', z.unknown(), ({ gone, reply }) => {
    reply();
    gone.addEventListener('abort', () => ended.push('wait'));
  });
});
const pages = usePages(() => t().app.server);
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  member = await addMember(t());
});

async function joined(options: Parameters<typeof pages.open>[1] = {}): Promise<TestPage> {
  const page = pages.open(member, options);
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  return page;
}

/** What a page gets for something that it says: the status and the response. */
function answerTo(page: TestPage, event: string, payload: object): Promise<unknown> {
  return new Promise((resolve) => {
    const push = page.channel.push(event, payload);
    for (const status of ['ok', 'error', 'timeout'] as const) {
      push.receive(status, (response: unknown) => resolve([status, response]));
    }
  });
}

describe('the own topic', () => {
  it('is joined by its member, who hears what is pushed on every page, and nobody else', async () => {
    const [one, other] = [await joined(), await joined()];
    const stranger = pages.open(await addMember(t()));
    await vi.waitFor(() => expect(stranger.joins).toEqual(['ok']), PATIENCE);
    t().parts.pushes.push(member.id, 'publish', { chat_count: 3 });
    const pushed = [{ event: 'publish', payload: { chat_count: 3 } }];
    await vi.waitFor(() => expect([one.pushed, other.pushed]).toEqual([pushed, pushed]), PATIENCE);
    expect(stranger.pushed).toEqual([]);
  });

  it('tells nothing by itself, and nothing to a page that has left', async () => {
    const page = await joined();
    const left = await joined();
    await new Promise((resolve) => left.channel.leave().receive('ok', resolve));
    t().parts.pushes.push(member.id, 'publish', { chat_count: 1 });
    await vi.waitFor(() => expect(page.pushed).toHaveLength(1), PATIENCE);
    expect(left.pushed).toEqual([]);
    expect(left.channel.state).toBe('closed');
  });

  it.each([
    ['of somebody else', () => ({ topic: `pub${crypto.randomUUID()}` }), 'unauthorized'],
    ['of somebody else’s bot', () => ({ topic: `bot-${crypto.randomUUID()}` }), 'unauthorized'],
    ['that is none', () => ({ topic: 'room:lobby' }), 'unmatched topic'],
    ['without a label', () => ({ params: { client: 'me' } }), 'params'],
    ['with a token of nobody', () => ({ joinToken: 'a.b.c' }), 'unauthorized'],
  ])('a topic %s is refused with a reason', async (_name, options, reason) => {
    const page = pages.open(member, options());
    await vi.waitFor(() => expect(page.joins[0]).toBe(reason), PATIENCE);
  });

  it('is not joined with the token of somebody else, but with another session’s of its member', async () => {
    const other = await addMember(t());
    const page = pages.open(member, { joinToken: other.token });
    await vi.waitFor(() => expect(page.joins[0]).toBe('unauthorized'), PATIENCE);
    const { beginSession } = await import('../../modules/accounts/sessions/sessions.store.ts');
    const { signToken } = await import('../../modules/accounts/sessions/session-token.ts');
    const sessionId = await beginSession(t().db, member.id, t().clock.read());
    const claims = { accountId: member.id, sessionId, version: 1 };
    const joinToken = await signToken(claims, t().parts.jwtSecret, t().clock.read());
    await joined({ joinToken });
  });
});

describe('what a page says', () => {
  it('is handled with its caller, answered once, and may be pushed about', async () => {
    const page = await joined();
    expect(await answerTo(page, 'ask', { text: 'नमस्ते' })).toEqual(['ok', { by: member.id }]);
    expect(page.pushed).toEqual([{ event: 'heard', payload: { text: 'नमस्ते' } }]);
  });

  it('may be bytes, and so may the answer and a push', async () => {
    const page = await joined();
    const [status, response] = (await answerTo(
      page,
      'bytes',
      new Uint8Array([1, 2, 250]).buffer,
    )) as [string, ArrayBuffer];
    expect([status, [...new Uint8Array(response)]]).toEqual(['ok', [1, 2, 250]]);
    expect(page.pushed.map(({ event }) => event)).toEqual(['turned']);
    expect([...new Uint8Array(page.pushed[0]?.payload as ArrayBuffer)]).toEqual([250, 2, 1]);
  });

  it('is refused with a reason, and a defect of ours tells nothing', async () => {
    const page = await joined();
    expect(await answerTo(page, 'nothing', {})).toEqual(['error', { reason: 'unknown event' }]);
    expect(await answerTo(page, 'ask', {})).toEqual(['error', { reason: 'payload' }]);
    const refused = ['error', { reason: 'route.unknown' }];
    expect(await answerTo(page, 'refused', {})).toEqual(refused);
    expect(await answerTo(page, 'broken', {})).toEqual(['error', { reason: 'failed' }]);
    expect(t().logs.join('')).toContain('a secret of the server');
    expect(await answerTo(page, 'ask', { text: 'still here' })).toEqual(['ok', { by: member.id }]);
  });

  it('learns that its page is gone', async () => {
    const page = await joined({ topic: `bot-${member.id}` });
    await answerTo(page, 'wait', {});
    expect(ended).toEqual([]);
    page.socket.disconnect();
    await vi.waitFor(() => expect(ended).toEqual(['wait']), PATIENCE);
  });

  it('is too much at some point: said so first, closed in the end', async () => {
    const page = await joined();
    const answers = Array.from({ length: MOST_MESSAGES + 1 }, () => answerTo(page, 'nothing', {}));
    expect((await Promise.all(answers)).at(-1)).toEqual(['error', { reason: 'too many' }]);
    for (let count = 0; count < MOST_FRAMES; count += 1) page.channel.push('nothing', {});
    const end = { code: SOCKET_CLOSED.tooMany, reason: 'too many messages' };
    await vi.waitFor(() => expect(page.closed[0]).toEqual(end), PATIENCE);
  });

  it('may be large, but not larger', async () => {
    const page = await joined();
    const text = 'x'.repeat(LARGEST_FRAME - 200);
    expect(await answerTo(page, 'ask', { text })).toEqual(['ok', { by: member.id }]);
    page.channel.push('ask', { text: 'x'.repeat(LARGEST_FRAME) });
    await vi.waitFor(() => expect(page.closed[0]?.code).toBe(1009), PATIENCE);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
  });

  it('has to be a frame of the protocol', async () => {
    const closed: unknown[] = [];
    for (const frame of ['{}', 'no JSON', '[1,2,"t","e",{}]', Buffer.from([0, 255, 9, 9, 9])]) {
      const socket = await openBare(pages.url(), member.token);
      socket.on('close', (code, reason) => closed.push([code, reason.toString()]));
      socket.send(frame);
    }
    const end = [1008, 'unreadable frame'];
    await vi.waitFor(() => expect(closed).toEqual([end, end, end, end]), PATIENCE);
  });
});

describe('joins', () => {
  it('again on the same socket close the older one', async () => {
    const page = await joined();
    const params = { client: 'browser-test', token: member.token };
    const joinRef = '4711';
    const topic = `pub${member.id}`;
    page.socket.push({
      topic,
      event: 'phx_join',
      payload: params,
      ref: joinRef,
      join_ref: joinRef,
    });
    await vi.waitFor(() => expect(page.channel.state).toBe('closed'), PATIENCE);
    expect(page.closed).toEqual([]);
    const again = await new Promise<TestPage['channel']>((resolve) => {
      const channel = page.socket.channel(topic, params);
      channel.join().receive('ok', () => resolve(channel));
    });
    expect(again.state).toBe('joined');
  });

  it('are refused when there are too many', async () => {
    const page = await joined();
    const reasons: string[] = [];
    for (let count = 0; count < MOST_JOINS; count += 1) {
      const channel = page.socket.channel(`room:${count}`, {});
      channel.join().receive('error', ({ reason }: { reason: string }) => {
        reasons.push(reason);
        channel.leave();
      });
    }
    await vi.waitFor(() => expect(reasons).toHaveLength(MOST_JOINS), PATIENCE);
    expect(reasons.at(-1)).toBe('too many');
    expect(reasons[0]).toBe('unmatched topic');
  });
});

describe('pushes between frames of `ws` on one socket', () => {
  it('arrive whole, short and long ones, among the answers of heartbeats', async () => {
    const socket = await openBare(pages.url(), member.token);
    const frames: unknown[][] = [];
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as unknown[]));
    const answers = () => frames.filter(([, , , event]) => event === 'phx_reply');
    const topic = `pub${member.id}`;
    socket.send(
      JSON.stringify([
        '1',
        '1',
        topic,
        'phx_join',
        { client: 'browser-test', token: member.token },
      ]),
    );
    await vi.waitFor(() => expect(answers()).toHaveLength(1), PATIENCE);
    // Lengths of one byte, of two bytes and of eight bytes in the header of a frame.
    const froms = [1, 200, 70_000].map((length) => 'x'.repeat(length));
    for (const [at, from] of froms.entries()) {
      socket.send(JSON.stringify([null, `${at + 2}`, 'phoenix', 'heartbeat', {}]));
      t().parts.pushes.push(member.id, 'typing', { from });
      await vi.waitFor(() => expect(answers()).toHaveLength(at + 2), PATIENCE);
      t().parts.pushes.push(member.id, 'typing', { from });
    }
    const pushed = () => frames.filter(([, , , event]) => event === 'typing');
    await vi.waitFor(() => expect(pushed()).toHaveLength(6), PATIENCE);
    expect(pushed().map((frame) => frame[4])).toEqual(
      froms.flatMap((from) => [{ from }, { from }]),
    );
    socket.terminate();
  });
});
