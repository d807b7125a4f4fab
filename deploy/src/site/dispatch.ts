import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { TextLocale } from 'shared-contracts/i18n/i18n';
import { pageLanguage } from '../gateway/page-language.ts';
import { pageTexts } from '../gateway/page-texts.ts';
import { searchOf } from '../gateway/resolve-device.ts';
import { isForApi, isForSandbox } from './server-paths.ts';

/** A request handler such as Fastify's `app.routing`. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** What the paths of one origin lead to. */
export interface Targets {
  readonly api: Handler;
  /** Hands a connection to the API; false when the API takes none. */
  readonly upgrade: Upgrade;
  readonly gateway: Handler;
  /** The sandbox of the payment provider, where this site runs one. */
  readonly sandbox?: Handler;
}

/** One origin for API and gateway; until `ready` is called every request gets 503 with Retry-After. */
export function createDispatch() {
  let targets: Targets | null = null;
  const sockets = new Set<Duplex>();
  return {
    ready(next: Targets): void {
      targets = next;
    },
    handle: ((request, response) => {
      if (targets === null) return void comeBack(request, response);
      targetOf(request.url ?? '/', targets)(request, response);
    }) satisfies Handler,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      const wanted = request.url?.startsWith('/socket/') === true;
      if (wanted && targets?.upgrade(request, socket, head) === true) return;
      const status = wanted && targets === null ? '503 Service Unavailable' : '404 Not Found';
      refuse(socket, status);
    },
    /** Ends upgraded connections: a server that stops would wait for them for ever. */
    endSockets(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function targetOf(path: string, { api, gateway, sandbox = gateway }: Targets): Handler {
  if (isForSandbox(path)) return sandbox;
  return isForApi(path) ? api : gateway;
}

/**
 * Refuses an upgrade. This connection has no other listener: an unhandled error would end the process, and a client
 * that does not close would keep it open.
 */
function refuse(socket: Duplex, status: string): void {
  socket.once('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

function languageOf({ url = '/', headers }: IncomingMessage): TextLocale {
  return pageLanguage({
    search: searchOf(url),
    cookie: headers.cookie ?? '',
    accepted: headers['accept-language'],
    access: null,
    previews: false,
  });
}

async function comeBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { gateway } = await pageTexts(languageOf(request));
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    vary: 'accept-language',
  });
  response.end(`${gateway('site.starting')}\n`);
}
