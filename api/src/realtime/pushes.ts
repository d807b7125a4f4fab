import type { FastifyBaseLogger } from 'fastify';
import { pushSchemas, type PushName, type PushPayload } from 'shared-contracts/platform/realtime';
import { z } from 'zod';
import { Listeners } from '../platform/nodes/listeners.ts';
import { openRedisBus, type BusConnection } from '../platform/nodes/redis-bus.ts';

/** One push on its way to the sockets of a member. */
export interface Push<Name extends PushName = PushName> {
  /** User id of the wire. */
  readonly to: string;
  readonly name: Name;
  readonly payload: PushPayload<Name>;
  /** When its content was read (SNAPSHOT_ORDER); a push that was read earlier and arrives later is dropped. */
  readonly asOf?: number;
}

/** Passes pushes on to sockets. */
export interface PushListener {
  readonly push: (push: Push) => void;
  /** Whether pushes to a member would be passed on now; without it, all are. */
  readonly hasSocket?: (userId: string) => boolean;
  /** Pushes to a member, or with null to any member, may have been lost between nodes. */
  readonly mayHaveMissed?: (userId: string | null) => void;
}

/**
 * Pushes to the open pages of a member on every node. Called after the commit; never throws. A push without a socket is
 * dropped: pages fetch again when they reconnect.
 */
export interface Pushes {
  push<Name extends PushName>(
    to: string,
    name: Name,
    payload: PushPayload<Name>,
    asOf?: number,
  ): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: PushListener): () => void;
}

/** Pushes within this process. */
export class LocalPushes implements Pushes {
  readonly #listeners: Listeners<PushListener>;

  constructor(log: FastifyBaseLogger) {
    this.#listeners = new Listeners(log, 'pushes');
  }

  push<Name extends PushName>(
    to: string,
    name: Name,
    payload: PushPayload<Name>,
    asOf?: number,
  ): void {
    this.pass({ to, name, payload, ...(asOf === undefined ? {} : { asOf }) } as Push);
  }

  /** Passes on a push of another node. */
  pass(push: Push): void {
    this.#listeners.notify((listener) => listener.push(push));
  }

  /** Whether this node passes on pushes to a member. */
  hasSocket(userId: string): boolean {
    return this.#listeners.some((listener) => listener.hasSocket?.(userId) ?? true);
  }

  /** Pushes of other nodes to a member, or with null to any member, may have been lost. */
  reportMissed(userId: string | null): void {
    this.#listeners.notify((listener) => listener.mayHaveMissed?.(userId));
  }

  subscribe(listener: PushListener): () => void {
    return this.#listeners.add(listener);
  }
}

/** Pushes stored for the other nodes while Redis is down; beyond that the oldest are dropped. */
const MOST_KEPT = 10_000;

/** A push between nodes; its payload was checked when it was made. */
const SentPush = z.object({
  to: z.string(),
  name: z.enum(Object.keys(pushSchemas) as [PushName, ...PushName[]]),
  payload: z.looseObject({}),
  asOf: z.optional(z.number()),
});

/**
 * Pushes to the sockets of this node at once, and to those of the others through one Redis channel: a channel per member
 * would open and close with every socket. After a push that waited for Redis, pages fetch again.
 */
export function sharedPushes(
  local: LocalPushes,
  connection: BusConnection,
): Pushes & { close(): Promise<void> } {
  const bus = openRedisBus({
    ...connection,
    schema: SentPush,
    mostKept: MOST_KEPT,
    topicOf: ({ to }) => to,
    concerns: (to) => local.hasSocket(to),
    // Old typing signals are useless.
    keeps: ({ name }) => name !== 'typing',
    onItem: (received, late) => {
      local.pass(received as unknown as Push);
      if (late) local.reportMissed(received.to);
    },
    onMissed: () => local.reportMissed(null),
  });
  return {
    push<Name extends PushName>(to: string, name: Name, payload: PushPayload<Name>, asOf?: number) {
      local.push(to, name, payload, asOf);
      bus.send({ to, name, payload, asOf });
    },
    subscribe: (listener) => local.subscribe(listener),
    close: () => bus.close(),
  };
}
