import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { Listeners } from './listeners.ts';
import { openRedisBus, type BusConnection } from './redis-bus.ts';

/** A signal without content to all other nodes: there is new work. */
export interface NodeSignal {
  send(): void;
  /** Returns the end of listening. */
  subscribe(listener: () => void): () => void;
}

/** The signal of a node that has no others. */
export const noSignal: NodeSignal = { send: () => undefined, subscribe: () => () => undefined };

/** A signal through Redis; one that got lost leaves the others to their next look. */
export function sharedSignal(
  connection: BusConnection,
  log: FastifyBaseLogger,
): NodeSignal & { close(): Promise<void> } {
  const listeners = new Listeners<() => void>(log, connection.channel);
  const wake = () => listeners.notify((listener) => listener());
  const bus = openRedisBus({
    ...connection,
    schema: z.object({}),
    mostKept: 1,
    onItem: wake,
    onMissed: wake,
  });
  return {
    send: () => bus.send({}),
    subscribe: (listener) => listeners.add(listener),
    close: () => bus.close(),
  };
}
