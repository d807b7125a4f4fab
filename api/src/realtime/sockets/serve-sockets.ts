import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Registry } from 'prom-client';
import type { PushName, PushPayload } from 'shared-contracts/platform/realtime';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { callerOf, readToken } from '../../modules/accounts/accounts.public.ts';
import type { Api } from '../../platform/calls/context.ts';
import {
  admission,
  TOO_MANY,
  UNAUTHORIZED,
  type Admitted,
  type TurnedAway,
  type Refused,
  SUBPROTOCOL,
} from './admission.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Hub } from './hub.ts';
import { FAREWELL_MS, LARGEST_FRAME } from './limits.ts';
import { watchSessions, type SessionWatch } from './session-watch.ts';
import { countSockets } from './socket-counts.ts';

const STATUS_TEXT: Readonly<Record<Refused['status'], string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

const STOPPING: TurnedAway = { code: 1001, reason: 'stopping' };

const COME_AGAIN: TurnedAway = { code: 1013, reason: 'come again' };

const OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  maxPayload: LARGEST_FRAME,
  closeTimeout: FAREWELL_MS,
  handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
};

/** The sockets of a running server. */
export interface Sockets {
  /** Pushes to the pages of everybody who is connected to this node. */
  toAll<Name extends PushName>(name: Name, payload: PushPayload<Name>): void;
  /** Looks after sockets by itself; a test has it look at once. */
  readonly watch: Pick<SessionWatch, 'look' | 'check' | 'recheck'>;
  /** Refuses new sockets, closes all with 1001 and cuts those that do not answer in time. */
  close(): Promise<void>;
}

/** Serves Phoenix channels on the app's server (section 7, 'Realtime socket'; design section 5). */
export function serveSockets({ app, parts, topics }: Api, metrics: Registry): Sockets {
  const { log, clock, jwtSecret } = parts;
  const hub = new Hub((event, sockets) => counts.pushes.inc({ event }, sockets));
  const counts = countSockets(metrics, () => hub.size);
  const watch = watchSessions(hub, parts);
  const admit = admission(parts, watch);
  const server = new WebSocketServer(OPTIONS);
  const connectionParts: ConnectionParts = {
    topics,
    log,
    counts,
    readToken: (token) => readToken(token, jwtSecret, clock()),
    callerOf: (claims) => callerOf(parts, claims),
    onClosed: (connection) => hub.remove(connection),
  };
  let closing = false;

  function open(ws: WebSocket, stream: Duplex, { holder, entering }: Admitted): void {
    const member = hub.memberFor(holder.accountId);
    if (entering.fate === 'ended') turnAway(ws, UNAUTHORIZED);
    else if (entering.fate === 'doubtful') turnAway(ws, COME_AGAIN);
    else if (closing) turnAway(ws, STOPPING);
    else if (member === null) turnAway(ws, TOO_MANY);
    else hub.add(new Connection({ ws, stream, holder, member }, connectionParts));
  }

  function turnAway(ws: WebSocket, { code, reason }: TurnedAway): void {
    counts.refused.inc({ what: 'socket', because: reason });
    ws.on('error', (err) => log.debug({ err }, 'a socket that was turned away failed'));
    ws.close(code, reason);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const failed = (err: Error) => log.debug({ err }, 'a connection failed before it was a socket');
    socket.on('error', failed);
    try {
      const verdict = closing
        ? ({ status: 503, reason: 'stopping' } as const)
        : await admit(request);
      if ('status' in verdict) {
        counts.refused.inc({ what: 'socket', because: verdict.reason });
        refuseUpgrade(socket, verdict);
        return;
      }
      socket.off('error', failed);
      // Calls back at once, or never when the request is for no WebSocket.
      server.handleUpgrade(request, socket, head, (ws) => {
        if ('holder' in verdict) open(ws, socket, verdict);
        else turnAway(ws, verdict);
      });
      if ('entering' in verdict) verdict.entering.done();
    } catch (err) {
      log.error({ err }, 'a socket could not be opened');
      refuseUpgrade(socket, { status: 503, reason: 'busy' });
    }
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void upgrade(request, socket, head);
  });
  const stopHearing = parts.pushes.subscribe({
    push: (one) => hub.push(one),
    hasSocket: (userId) => hub.hasSocket(userId),
    mayHaveMissed: (userId) => hub.failTopics(userId, Math.random),
  });

  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    stopHearing();
    const all = hub.connections();
    const ends = all.map((connection) => connection.whenClosed());
    for (const one of all) one.close(STOPPING.code, STOPPING.reason, 'stopped');
    await Promise.all([...ends, watch.close()]);
  }

  app.addHook('preClose', close);
  return { toAll: (name, payload) => hub.pushAll(name, payload), watch, close };
}

/** Answers a request for a socket that there is none, and ends the connection, whether its client does or not. */
function refuseUpgrade(socket: Duplex, { status, reason }: Refused): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(reason)}`,
    ...(status === 429 ? ['retry-after: 60'] : []),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${reason}`);
}
