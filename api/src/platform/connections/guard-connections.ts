import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { networkOf } from '../http/network-address.ts';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';

/** What is believed where the system does not tell. */
const UNTOLD = 4096;

/** Slowest body that is waited for, in bytes a second: a tenth of what a phone on the slowest network sends. */
const SLOWEST = 250;

/**
 * Times in ms that every server of ours gives its clients: for the head of a request, which is one packet or two; for
 * all of it, since a video over a slow line takes minutes; and how often both are looked at.
 */
export const REQUEST_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/** How often silent connections and slow bodies are looked for, in ms. */
const LOOK_MS = 1_000;

/** Refused connections are logged once in so many ms. */
const TELL_MS = 60_000;

/** What the guard needs besides its server. */
export interface GuardParts {
  readonly config: Pick<Config, 'connections' | 'trustProxy'>;
  readonly log: { warn(detail: object, sentence: string): void };
  /** A clock in ms that only goes forward. */
  readonly ticks?: () => number;
}

/** One connection of a network that is counted. */
interface Guest {
  readonly since: number;
  readonly network: string;
}

/**
 * Keeps connections from taking a process down: fewer in all than it may have files open, so many of one network and
 * fewer that say nothing, a short time to the first byte, and an end to bodies that do not come. Sockets count like
 * everything else. To be called before the server listens; ends with it.
 */
export function guardConnections(
  server: Server,
  { config, log, ticks = () => performance.now() }: GuardParts,
): void {
  const limits = connectionLimits(config, fileLimit());
  const { firstByteMs, bodyMs } = config.connections;
  const all = new Map<string, number>();
  const silentOf = new Map<string, number>();
  const silent = new Map<Socket, Guest>();
  const bodies = slowBodies(bodyMs);
  const refused = countRefused(log, limits, ticks);

  server.maxConnections = limits.most;
  server.on('drop', refused);
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const isOneTooMany =
      limits.ofNetwork !== null &&
      ((all.get(network) ?? 0) >= limits.ofNetwork ||
        (silentOf.get(network) ?? 0) >= limits.silentOfNetwork);
    if (isOneTooMany) {
      refused();
      socket.destroy();
      return;
    }
    add(all, network, 1);
    add(silentOf, network, 1);
    silent.set(socket, { since: ticks(), network });
    socket.once('close', () => {
      add(all, network, -1);
      hasSpoken(socket);
    });
  });
  server.on('request', (request: IncomingMessage) => {
    hasSpoken(request.socket);
    bodies.watch(request, ticks());
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => hasSpoken(socket));

  /** Counts a connection no longer among those that say nothing. */
  function hasSpoken(socket: Socket): void {
    const guest = silent.get(socket);
    if (guest === undefined) return;
    silent.delete(socket);
    add(silentOf, guest.network, -1);
  }

  function look(): void {
    const now = ticks();
    // The map is in the order of arrival.
    for (const [socket, { since }] of silent) {
      if (now - since < firstByteMs) break;
      const isSilent = socket.bytesRead === 0;
      hasSpoken(socket);
      // Without a word: to a browser that only prepared for a request, an answer would be one to the next.
      if (isSilent) socket.destroy();
    }
    bodies.look(now);
  }
  const looking = setInterval(look, LOOK_MS).unref();
  server.once('close', () => clearInterval(looking));
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** Tells of refused connections now and then, never once each. */
function countRefused(
  log: GuardParts['log'],
  limits: ConnectionLimits,
  ticks: () => number,
): () => void {
  let count = 0;
  let reportedAt = -Infinity;
  return () => {
    count += 1;
    if (ticks() - reportedAt < TELL_MS) return;
    log.warn({ refused: count, ...limits }, 'connections are refused: there are too many');
    reportedAt = ticks();
    count = 0;
  };
}

/** A body that has not arrived. */
interface Arrival {
  since: number;
  /** What the connection had brought by then, in bytes. */
  before: number;
}

/** Looks after the bodies of requests. */
interface SlowBodies {
  watch(request: IncomingMessage, now: number): void;
  /** Cuts the connections whose bodies have come too slowly; times in ms. */
  look(now: number): void;
}

/** Ends requests whose body, after so many ms, has come more slowly than anybody's line is. */
function slowBodies(graceMs: number): SlowBodies {
  const arriving = new Map<IncomingMessage, Arrival>();
  return {
    watch(request, now) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && !(Number(length) > 0)) return;
      arriving.set(request, { since: now, before: request.socket.bytesRead });
      request.once('close', () => arriving.delete(request));
    },
    look(now) {
      for (const [request, arrival] of arriving) {
        const { complete, socket, readableLength, readableHighWaterMark } = request;
        const waited = now - arrival.since;
        if (complete) arriving.delete(request);
        // What has come lies here unread: it is us who are slow.
        else if (readableLength >= readableHighWaterMark) {
          Object.assign(arrival, { since: now, before: socket.bytesRead });
        } else if (waited > graceMs) {
          if (((socket.bytesRead - arrival.before) * 1000) / waited < SLOWEST) socket.destroy();
        }
      }
    },
  };
}

/**
 * How many files and sockets this process may have open at once. Node raises the soft limit to the hard one when it
 * begins; what holds is in the kernel's table, where there is one.
 */
export function fileLimit(read = () => readFileSync('/proc/self/limits', 'utf8')): number {
  let table: string;
  try {
    table = read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return UNTOLD;
    throw error;
  }
  const soft = /^Max open files\s+(\S+)/m.exec(table)?.[1];
  if (soft === 'unlimited') return Number.MAX_SAFE_INTEGER;
  return Number(soft) || UNTOLD;
}
