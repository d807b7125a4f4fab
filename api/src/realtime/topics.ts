import { assistantTopic, ownTopic } from 'shared-contracts/platform/realtime';
import type { z } from 'zod';
import type { Caller } from '../platform/calls/caller.ts';

/** Topics that a member has: `pub{userId}` and `bot-{userId}`. */
export type TopicKind = 'own' | 'assistant';

/** JSON, or bytes that travel as a binary frame. */
export type Payload = Readonly<Record<string, unknown>> | Uint8Array;

/** Something that a page said on a topic that it has joined. */
export interface Said<Body> {
  /** Who said it, read from the database for this message. */
  readonly caller: Caller;
  readonly payload: Body;
  /** Answers with status ok; only the first answer counts. Without one, the end of the handler answers `{}`. */
  readonly reply: (response?: Payload) => void;
  /** Sends an event to this page alone, on the topic on which it spoke; nothing happens once it has left. */
  readonly push: (event: string, payload: Payload) => void;
  /** Aborted when the page leaves the topic or its socket closes. */
  readonly gone: AbortSignal;
}

/**
 * Takes what a page says. A Refusal is answered with status error and `{reason: code}`; anything else that is thrown
 * with `{reason: 'failed'}`, and is logged.
 */
export type HandleMessage<Body> = (said: Said<Body>) => Promise<void> | void;

/** How an event is checked and handled. */
export interface TopicEvent<Body = unknown> {
  readonly schema: z.core.$ZodType<Body>;
  readonly handle: HandleMessage<Body>;
}

/** The events that pages may say, by topic; each domain adds its own while the application is put together. */
export class Topics {
  readonly #events = new Map<string, TopicEvent>();

  /** Handles an event; its payload is parsed by the schema before, and refused with the reason 'payload'. Throws for a second handler. */
  on<Body>(
    kind: TopicKind,
    event: string,
    schema: z.core.$ZodType<Body>,
    handle: HandleMessage<Body>,
  ): void {
    const key = `${kind} ${event}`;
    if (this.#events.has(key)) throw new Error(`Two handlers of "${key}".`);
    this.#events.set(key, { schema, handle } as TopicEvent);
  }

  find(kind: TopicKind, event: string): TopicEvent | undefined {
    return this.#events.get(`${kind} ${event}`);
  }
}

/** Kind of a topic for a member: one of the member's own, another member's, or unknown. */
export function kindOf(topic: string, userId: string): TopicKind | 'foreign' | 'unknown' {
  if (topic === ownTopic(userId)) return 'own';
  if (topic === assistantTopic(userId)) return 'assistant';
  return topic.startsWith(ownTopic('')) || topic.startsWith(assistantTopic(''))
    ? 'foreign'
    : 'unknown';
}
