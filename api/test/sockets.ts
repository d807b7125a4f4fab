import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Socket, type Channel, type SocketConnectOption } from 'phoenix';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { TestMember } from './members.ts';

/** The official client as a page uses it, with all that came to it. */
export interface TestPage {
  readonly socket: Socket;
  readonly channel: Channel;
  /** What was pushed on the own topic, in order. */
  readonly pushed: { readonly event: string; readonly payload: unknown }[];
  /** Outcomes of joins, rejoins among them: 'ok' or the reason of the refusal. */
  readonly joins: string[];
  /** Codes and reasons with which its sockets were closed. */
  readonly closed: { readonly code: number; readonly reason: string }[];
}

/** How a page comes, but for the defaults. */
export interface PageOptions {
  readonly topic?: string;
  readonly params?: object;
  readonly token?: string;
  readonly joinToken?: string;
  readonly origin?: string;
  readonly socket?: Partial<SocketConnectOption>;
  /** Whether the client keeps its own pauses between tries. */
  readonly isPlain?: boolean;
}

/** Starts and stops a server around the tests of a file and closes every page after each test. */
export function usePages(server: () => Server): {
  readonly url: () => string;
  readonly open: (member: TestMember, options?: PageOptions) => TestPage;
} {
  const pages: TestPage[] = [];
  let url = '';
  beforeAll(async () => {
    url = await listenAnywhere(server());
  });
  afterEach(() => {
    for (const page of pages.splice(0)) closePage(page);
  });
  afterAll(() => server().close());
  return {
    url: () => url,
    open(member, options = {}) {
      const page = openPage(url, member, options);
      pages.push(page);
      return page;
    },
  };
}

/** Listens on a free port; the address is that of the socket, as a client gets it. */
export async function listenAnywhere(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`;
}

const SOON = {
  heartbeatIntervalMs: 60_000,
  rejoinAfterMs: () => 20,
  reconnectAfterMs: () => 20,
};

/** Connects and joins the member's own topic, or another. */
export function openPage(url: string, member: TestMember, options: PageOptions = {}): TestPage {
  const token = options.token ?? member.token;
  const headers = options.origin === undefined ? {} : { origin: options.origin };
  class Transport extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { headers, perMessageDeflate: false });
    }
  }
  const socket = new Socket(url, {
    transport: Transport,
    params: { token },
    ...(options.isPlain === true ? {} : SOON),
    ...options.socket,
  });
  const closed: { code: number; reason: string }[] = [];
  socket.onClose(({ code, reason }: CloseEvent) => void closed.push({ code, reason }));
  const pushed: { event: string; payload: unknown }[] = [];
  const joins: string[] = [];
  const params = { client: 'browser-test', token: options.joinToken ?? token, ...options.params };
  const channel = socket.channel(options.topic ?? `pub${member.id}`, params);
  channel.onMessage = (event: string, payload: unknown) => {
    if (!event.startsWith('phx_') && !event.startsWith('chan_')) pushed.push({ event, payload });
    return payload;
  };
  channel
    .join()
    .receive('ok', () => joins.push('ok'))
    .receive('error', ({ reason }: { reason: string }) => joins.push(reason));
  socket.connect();
  return { socket, channel, pushed, joins, closed };
}

/** Ends what the client still does for a page; a join under way would otherwise time out in a later test. */
export function closePage({ socket, channel }: TestPage): void {
  socket.disconnect();
  channel.leave();
}

/** What becomes of a plain request for a socket: an HTTP status, or the close that follows at once. */
export function knock(
  url: string,
  options: { readonly headers?: Record<string, string>; readonly protocols?: string[] } = {},
): Promise<{ status: number } | { code: number; reason: string }> {
  const { headers = {}, protocols = [] } = options;
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(url, protocols, { headers });
    ws.on('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    ws.on('error', reject);
  });
}

/** A bare socket that is open. */
export async function openBare(
  url: string,
  token: string,
  options: ClientOptions = {},
): Promise<WebSocket> {
  const ws = new WebSocket(`${url}/websocket?vsn=2.0.0&token=${token}`, options);
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  return ws;
}
