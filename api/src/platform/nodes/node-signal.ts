import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { Listeners } from './listeners.ts';
import { openRedisChannel } from './redis-channel.ts';
import type { LinePlace } from './shared-account-events.ts';

/** Something that all other nodes are told, without a word beside it: that there is something to look for. */
export interface NodeSignal {
  tell(): void;
  /** Returns the end of listening. */
  subscribe(listener: () => void): () => void;
}

/** The signal of a node that has no others. */
export const noSignal: NodeSignal = { tell: () => undefined, subscribe: () => () => undefined };

/** A signal through Redis; one that got lost leaves the others to their next look. */
export function sharedSignal(
  place: LinePlace,
  log: FastifyBaseLogger,
): NodeSignal & { close(): Promise<void> } {
  const listeners = new Listeners<() => void>(log, place.channel);
  const wake = () => listeners.tell((listener) => listener());
  const line = openRedisChannel({
    ...place,
    schema: z.object({}),
    mostKept: 1,
    hear: wake,
    missed: wake,
  });
  return {
    tell: () => line.tell({}),
    subscribe: (listener) => listeners.add(listener),
    close: () => line.close(),
  };
}
