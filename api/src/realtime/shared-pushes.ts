import { pushSchemas, type PushName, type PushPayload } from 'shared-contracts/platform/realtime';
import { z } from 'zod';
import { openRedisChannel } from '../platform/nodes/redis-channel.ts';
import type { LinePlace } from '../platform/nodes/shared-account-events.ts';
import type { LocalPushes } from './local-pushes.ts';
import type { Push, Pushes } from './pushes.ts';

/** Pushes kept for the other nodes while Redis is away; beyond that the oldest are dropped. */
const MOST_KEPT = 10_000;

/** A push as nodes tell it; its payload was right when it was made. */
const ToldPush = z.object({
  to: z.string(),
  name: z.enum(Object.keys(pushSchemas) as [PushName, ...PushName[]]),
  payload: z.looseObject({}),
  asOf: z.optional(z.number()),
});

/**
 * Pushes to the sockets of this node at once, and to those of the others through Redis, one channel for all: a node
 * drops unread what is for nobody of its own, while a channel per person would have to be opened and closed
 * with every socket. What had to wait for Redis may meet pages that know better by now: they are told to ask anew.
 */
export function sharedPushes(
  local: LocalPushes,
  place: LinePlace,
): Pushes & { close(): Promise<void> } {
  const line = openRedisChannel({
    ...place,
    schema: ToldPush,
    mostKept: MOST_KEPT,
    topicOf: ({ to }) => to,
    concerns: (to) => local.hears(to),
    // That somebody typed a while ago is nothing to tell.
    keeps: ({ name }) => name !== 'typing',
    hear: (told, late) => {
      local.pass(told as unknown as Push);
      if (late) local.doubt(told.to);
    },
    missed: () => local.doubt(null),
  });
  return {
    push<Name extends PushName>(to: string, name: Name, payload: PushPayload<Name>, asOf?: number) {
      local.push(to, name, payload, asOf);
      line.tell({ to, name, payload, asOf });
    },
    subscribe: (listener) => local.subscribe(listener),
    close: () => line.close(),
  };
}
