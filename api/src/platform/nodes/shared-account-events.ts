import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AccountEvent, type AccountEvents } from './account-events.ts';
import type { LocalAccountEvents } from './local-account-events.ts';

/** Announcements kept for the other nodes while Redis is away; beyond that the oldest are dropped. */
const MOST_KEPT = 10_000;

const Envelope = z.object({ node: z.string(), event: AccountEvent });

/** What shared announcements stand on: a connection that publishes and one of their own that listens. */
export interface SharedEventsParts {
  readonly local: LocalAccountEvents;
  readonly publisher: Redis;
  readonly subscriber: Redis;
  readonly channel: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Announcements to this node at once, and to the others through Redis. While Redis is away they are
 * kept; a node that was cut off says so to its listeners when it is back.
 */
export function sharedAccountEvents(parts: SharedEventsParts): AccountEvents {
  const { local, publisher, log } = parts;
  const node = randomUUID();
  const kept: string[] = [];
  let sending = false;

  async function sendKept(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (let next = kept[0]; next !== undefined; next = kept[0]) {
        await publisher.publish(parts.channel, next);
        if (kept[0] === next) kept.shift();
      }
    } catch (err) {
      log.debug({ err }, 'account events wait for Redis');
    } finally {
      sending = false;
    }
  }

  publisher.on('ready', () => void sendKept());
  hear(parts, node);
  return {
    publish(event) {
      local.publish(event);
      kept.push(JSON.stringify({ node, event }));
      if (kept.length > MOST_KEPT) kept.shift();
      void sendKept();
    },
    subscribe: (listener) => local.subscribe(listener),
  };
}

/** Passes on what other nodes announce; after each new connection something may have been missed. */
function hear({ local, subscriber, channel, log }: SharedEventsParts, ownNode: string): void {
  const listen = () =>
    subscriber.subscribe(channel).then(
      () => local.doubt(),
      (err: unknown) => log.debug({ err }, 'account events are not heard'),
    );
  subscriber.on('ready', () => void listen());
  if (subscriber.status === 'ready') void listen();
  subscriber.on('message', (_channel, text) => {
    const heard = Envelope.safeParse(jsonOf(text));
    if (!heard.success) log.warn('something that is no account event came through Redis');
    else if (heard.data.node !== ownNode) local.publish(heard.data.event);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
