import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import {
  listenAnywhere,
  openBare,
  closePage,
  openPage,
  type PageOptions,
} from '../../../test/sockets.ts';
import { TcpLine } from '../../../test/tcp-line.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import type { LocalPushes } from '../pushes.ts';

const t = useApp();
const line = new TcpLine();
let built: BuiltApp;
let port: number;
/** Straight to the server, and by a line that can be cut. */
let url: string;
let byLine: string;
let member: TestMember;
const leave: (() => void)[] = [];

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeAll(async () => {
  built = await buildApp(t().parts);
  url = await listenAnywhere(built.app.server);
  port = Number(new URL(url).port);
  byLine = `ws://127.0.0.1:${await line.open(port)}/socket`;
});
afterAll(async () => {
  await line.close();
  await built.app.close();
});
beforeEach(async () => {
  member = await addMember(t());
});
afterEach(() => {
  for (const one of leave.splice(0)) one();
});

async function joined(who: TestMember, by: string, options: PageOptions = {}) {
  const page = openPage(by, who, options);
  leave.push(() => closePage(page));
  await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
  return page;
}

const hears = (page: ReturnType<typeof openPage>, chat_count: number) => {
  t().parts.pushes.push(member.id, 'publish', { chat_count });
  const pushed = { event: 'publish', payload: { chat_count } };
  return vi.waitFor(() => expect(page.pushed).toContainEqual(pushed), PATIENCE);
};

const metric = async (name: string) => {
  const text = await built.metrics.metrics();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

describe('a page comes back by itself', () => {
  it('after its connection broke', async () => {
    const page = await joined(member, byLine);
    line.cut();
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
    await hears(page, 2);
  });

  it('after the line fell silent, which its heartbeat finds; the server gives the old socket up', async () => {
    const page = await joined(member, byLine, { socket: { heartbeatIntervalMs: 200 } });
    line.silence();
    // The next line does not fall silent, however late a busy machine answers.
    page.socket.onOpen(() => void Object.assign(page.socket, { heartbeatIntervalMs: 60_000 }));
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
    await hears(page, 3);
    const silent = 'realtime_closed_total{because="silent"}';
    const before = await metric(silent);
    await vi.waitFor(
      async () => {
        built.sockets.watch.look();
        expect(await metric(silent)).toBe(before + 1);
      },
      { ...PATIENCE, interval: 5 },
    );
    expect(page.joins).toEqual(['ok', 'ok']);
  });

  it('after the server was started anew, which says goodbye before it stops', async () => {
    const page = await joined(member, url, { isPlain: true });
    const idle = await openBare(url, member.token);
    idle.on('close', () => undefined);
    await built.app.close();
    await vi.waitFor(() => expect(page.closed[0]).toEqual({ code: 1001, reason: 'stopping' }));
    built = await buildApp(t().parts);
    await listenAnywhere(built.app.server, port);
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
    await hears(page, 4);
  });

  it('after its topic failed, which is told from a defect, and the socket stays', async () => {
    const page = await joined(member, url);
    const reasons: unknown[] = [];
    page.channel.onError((reason?: unknown) => void reasons.push(reason));
    const other = await joined(await addMember(t()), url);
    (t().parts.pushes as LocalPushes).reportMissed(member.id);
    built.sockets.watch.look();
    built.sockets.watch.look();
    await vi.waitFor(() => expect(page.joins).toEqual(['ok', 'ok']), PATIENCE);
    expect(page.closed).toEqual([]);
    expect(reasons).toEqual([{ reason: 'missed' }]);
    expect(other.joins).toEqual(['ok']);
    await hears(page, 5);
  });
});

describe('a stop', () => {
  it('waits for no page that does not answer', async () => {
    const stopping = await buildApp(t().parts);
    const at = await listenAnywhere(stopping.app.server);
    const socket = await openBare(at, member.token);
    socket.pause();
    await stopping.sockets.close();
    await stopping.sockets.close();
    await stopping.app.close();
    expect(stopping.app.server.listening).toBe(false);
    socket.terminate();
  });
});

describe('a page that reads too slowly', () => {
  it('is dropped, and nobody else notices', async () => {
    const slow = await openBare(url, member.token);
    const topic = `pub${member.id}`;
    const join = ['1', '1', topic, 'phx_join', { client: 'browser-slow', token: member.token }];
    const answered = new Promise((resolve) => slow.once('message', resolve));
    slow.send(JSON.stringify(join));
    await answered;
    slow.pause();
    const reader = await joined(await addMember(t()), url);
    const dropped = 'realtime_closed_total{because="backlog"}';
    const lists = Array.from({ length: 8000 }, () => 'threads' as const);
    let told = 0;
    await vi.waitFor(
      async () => {
        built.sockets.toAll('changed', { lists });
        told += 1;
        expect(await metric(dropped)).toBe(1);
      },
      { ...PATIENCE, interval: 1 },
    );
    await vi.waitFor(() => expect(reader.pushed).toHaveLength(told), PATIENCE);
    expect(reader.closed).toEqual([]);
    expect(await metric('realtime_sockets')).toBe(1);
    slow.terminate();
  });
});
