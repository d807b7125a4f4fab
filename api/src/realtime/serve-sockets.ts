import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Registry } from 'prom-client';
import { SOCKET_CLOSED, type PushName, type PushPayload } from 'shared-contracts/realtime';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { callerOf } from '../identity/authenticate.ts';
import { readSignedToken, readToken } from '../identity/session-token.ts';
import type { Api } from '../platform/context.ts';
import { addressOf } from './address-of.ts';
import { readUpgrade, SUBPROTOCOL } from './asked-upgrade.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Hub } from './hub.ts';
import { FAREWELL_MS, LARGEST_FRAME, MOST_OPENED } from './limits.ts';
import type { Holder } from './member.ts';
import { isOwnOrigin } from './origins.ts';
import { watchSessions, type Entering } from './session-watch.ts';
import { countSockets } from './socket-counts.ts';

const MINUTE_MS = 60_000;

const STATUS_TEXT = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

const UNAUTHORIZED = { code: SOCKET_CLOSED.unauthorized, reason: 'unauthorized' } as const;
const TOO_MANY = { code: SOCKET_CLOSED.tooMany, reason: 'too many connections' } as const;
const COME_AGAIN = { code: 1013, reason: 'come again' } as const;
const STOPPING = { code: 1001, reason: 'stopping' } as const;

/** The sockets of a running server. */
export interface Sockets {
  /** Pushes to the pages of everybody who is connected to this node. */
  toAll<Name extends PushName>(name: Name, payload: PushPayload<Name>): void;
  /** Refuses new sockets, says goodbye with 1001 and cuts whoever does not answer in time. */
  close(): Promise<void>;
}

/** A refusal before the handshake, which a page cannot read. */
interface Refused {
  readonly status: keyof typeof STATUS_TEXT;
  readonly reason: string;
}

/** A refusal by the code of a close, which a page can read. */
interface TurnedAway {
  readonly code: number;
  readonly reason: string;
}

/** Somebody who may have a socket, as long as the session has not ended meanwhile. */
interface Admitted {
  readonly holder: Holder;
  readonly entering: Entering;
}

/** Serves Phoenix channels on the app's server (section 7, 'Realtime socket'; design section 5). */
export function serveSockets({ app, parts, topics }: Api, metrics: Registry): Sockets {
  const { config, log, clock, jwtSecret, counters } = parts;
  const hub = new Hub((event) => counts.pushes.inc({ event }));
  const counts = countSockets(metrics, () => hub.size);
  const watch = watchSessions(hub, parts);
  const options: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME,
    closeTimeout: FAREWELL_MS,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  };
  const server = new WebSocketServer(options);
  const connectionParts: ConnectionParts = {
    ...{ topics, log, counts },
    readToken: (token) => readToken(token, jwtSecret, clock()),
    callerOf: (claims) => callerOf(parts, claims),
    left: (connection) => hub.remove(connection),
  };
  let closing = false;

  async function judge(request: IncomingMessage): Promise<Refused | TurnedAway | Admitted> {
    const asked = readUpgrade(request);
    if (asked === null) return { status: 404, reason: 'no socket here' };
    if (closing) return { status: 503, reason: 'stopping' };
    if (!isOwnOrigin(request.headers, config)) return { status: 403, reason: 'foreign origin' };
    if (!asked.speaksV2) return { status: 400, reason: 'unknown version' };
    const address = addressOf(request, config.trustProxy);
    const perMinute = { most: config.rateLimit, windowMs: MINUTE_MS };
    if ((await counters.take(`sockets-from:${address}`, perMinute)) !== null) {
      return { status: 429, reason: 'too many from one address' };
    }
    return judgeToken(asked.token);
  }

  async function judgeToken(token: string | null): Promise<TurnedAway | Admitted> {
    const signed = token === null ? null : await readSignedToken(token, jwtSecret, clock());
    if (signed === null) return UNAUTHORIZED;
    const { claims, expiresAt } = signed;
    if ((await counters.take(`sockets-of:${claims.accountId}`, MOST_OPENED)) !== null) {
      return TOO_MANY;
    }
    const entering = watch.enter(claims);
    try {
      const caller = await callerOf(parts, claims);
      if (caller !== null) {
        const holder = { ...claims, role: caller.role, expiresAt: expiresAt.getTime() };
        return { holder, entering };
      }
    } catch (error) {
      entering.done();
      throw error;
    }
    entering.done();
    return UNAUTHORIZED;
  }

  function open(ws: WebSocket, { holder, entering }: Admitted): void {
    const member = hub.memberFor(holder.accountId);
    if (closing) turnAway(ws, STOPPING);
    else if (entering.fate === 'ended') turnAway(ws, UNAUTHORIZED);
    else if (entering.fate === 'doubtful') turnAway(ws, COME_AGAIN);
    else if (member === null) turnAway(ws, TOO_MANY);
    else hub.add(new Connection(ws, holder, member, connectionParts));
  }

  function turnAway(ws: WebSocket, { code, reason }: TurnedAway): void {
    counts.refused.inc({ what: 'socket', because: reason });
    ws.on('error', (err) => log.debug({ err }, 'a socket that was turned away failed'));
    ws.close(code, reason);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = (err: Error) =>
      log.debug({ err }, 'a connection failed before it was a socket');
    socket.on('error', onError);
    try {
      const verdict = await judge(request);
      if ('status' in verdict) {
        counts.refused.inc({ what: 'socket', because: verdict.reason });
        refuse(socket, verdict);
        return;
      }
      socket.off('error', onError);
      // Calls back at once, or never when what was asked for is no WebSocket.
      server.handleUpgrade(request, socket, head, (ws) => {
        if ('holder' in verdict) open(ws, verdict);
        else turnAway(ws, verdict);
      });
      if ('entering' in verdict) verdict.entering.done();
    } catch (err) {
      log.error({ err }, 'a socket could not be opened');
      refuse(socket, { status: 503, reason: 'busy' });
    }
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void upgrade(request, socket, head);
  app.server.on('upgrade', onUpgrade);
  const stopHearing = parts.pushes.subscribe({
    push: (one) => hub.push(one),
    mayHaveMissed: (userId) => hub.doubt(userId, Math.random),
  });

  const sockets: Sockets = {
    toAll: (name, payload) => hub.pushAll(name, payload),
    async close() {
      if (closing) return;
      closing = true;
      stopHearing();
      const all = hub.connections();
      const ends = all.map((connection) => connection.gone());
      for (const connection of all) connection.close(STOPPING.code, STOPPING.reason, 'stopped');
      await Promise.all([...ends, watch.close()]);
    },
  };
  app.addHook('preClose', () => sockets.close());
  return sockets;
}

/** Answers a request for a socket that there is none. */
function refuse(socket: Duplex, { status, reason }: Refused): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(reason)}`,
    ...(status === 429 ? ['retry-after: 60'] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${reason}`);
}
