import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { startJobLoop } from '../jobs/job-loop.ts';
import { readBatch, writeBatch } from './batch-text.ts';

/** Items that travel together, at most. */
const AT_ONCE = 200;
/** Pause before what could not be told is tried again, in ms; a new connection tries at once. */
const TRY_AGAIN_MS = 1000;
/** Nodes whose numbers are remembered; each start of a server is a new one. */
const MOST_NODES = 1000;

/** What a line needs of a connection that publishes; ioredis has it. */
export interface Publisher {
  publish(channel: string, text: string): Promise<unknown>;
  on(event: 'ready', heard: () => void): unknown;
}

/** What a line needs of a connection that listens; several lines may share one. */
export interface Subscriber {
  readonly status: string;
  subscribe(channel: string): Promise<unknown>;
  on(event: 'ready', heard: () => void): unknown;
  on(event: 'message', heard: (channel: string, text: string) => void): unknown;
}

/** What a line stands on, and what it carries. */
export interface RedisChannelParts<Item> {
  readonly publisher: Publisher;
  readonly subscriber: Subscriber;
  readonly channel: string;
  readonly log: FastifyBaseLogger;
  readonly schema: z.ZodType<Item>;
  /** Whom or what an item is about; it travels beside the item. Default: every item is about the same. */
  readonly topicOf?: (item: Item) => string;
  /** Whether items about something concern anybody here, asked before they are read; default: all do. */
  readonly concerns?: (topic: string) => boolean;
  /** Items kept while Redis is away; beyond that the oldest are dropped, and the others are told that some were. */
  readonly mostKept: number;
  /** Whether an item is still worth telling after a wait; default: yes. */
  readonly keeps?: (item: Item) => boolean;
  /** An item of another node; `late` when it had to wait for Redis. */
  readonly hear: (item: Item, late: boolean) => void;
  /** Items of other nodes may have been lost. */
  readonly missed: () => void;
  /** Redis did not take what is to be told, and it waits; called after every try. */
  readonly waits?: () => void;
}

/** One way from this node to all others. */
export interface RedisChannel<Item> {
  /** Tells the others as soon as possible, in order, each once; never throws. */
  tell(item: Item): void;
  /**
   * Whether an empty batch that was sent when this was asked last came back from Redis, so that until then everything of
   * the others came, too; sends the next one.
   */
  proves(): boolean;
  close(): Promise<void>;
}

/**
 * Tells through one Redis channel. Batches are numbered: one that was sent twice because its answer got lost is heard
 * once, and a gap is noticed. Redis may be away: what is to be told waits then.
 */
export function openRedisChannel<Item>(parts: RedisChannelParts<Item>): RedisChannel<Item> {
  const { publisher, channel, log, keeps = () => true, topicOf = () => '', mostKept } = parts;
  const node = randomUUID();
  let waiting: Item[] = [];
  /** What is under way, or has to be sent again: under its number it is heard once. */
  let batch: { readonly number: number; readonly lost: boolean; items: Item[] } | null = null;
  let number = 0;
  let late = false;
  let lost = false;
  let proofWanted = false;
  /** Number of the batch that is to come back; null while it was not sent. */
  let proof: number | null = null;
  const own = { node, heard: 0 };

  function nextBatch(): typeof batch {
    if (waiting.length === 0 && !proofWanted) return null;
    number += 1;
    if (proofWanted) proof = number;
    proofWanted = false;
    const next = { number, lost, items: waiting.splice(0, AT_ONCE) };
    lost = false;
    return next;
  }

  async function tellAll(): Promise<void> {
    for (batch ??= nextBatch(); batch !== null; batch = nextBatch()) {
      const { items, ...head } = batch;
      await publisher.publish(channel, writeBatch({ node, late, ...head }, items, topicOf));
      if (waiting.length === 0) late = false;
    }
  }

  const telling = startJobLoop(tellAll, {
    everyMs: TRY_AGAIN_MS,
    onError: (err) => {
      late = true;
      waiting = waiting.filter((item) => keeps(item));
      if (batch !== null) batch.items = batch.items.filter((item) => keeps(item));
      log.debug({ err, channel }, 'what other nodes are to hear waits for Redis');
      parts.waits?.();
    },
  });
  publisher.on('ready', telling.wake);
  listen(parts, own);
  return {
    tell(item) {
      if (late && !keeps(item)) return;
      waiting.push(item);
      if (waiting.length > mostKept) {
        waiting.shift();
        lost = true;
      }
      telling.wake();
    },
    proves() {
      const proven = proof !== null && own.heard >= proof;
      proof = null;
      proofWanted = true;
      telling.wake();
      return proven;
    },
    close: () => telling.close(),
  };
}

/** Passes on what other nodes tell; after each new connection something may have been missed. */
function listen<Item>(
  parts: RedisChannelParts<Item>,
  own: { readonly node: string; heard: number },
): void {
  const { subscriber, channel, log, schema, hear, missed, concerns = () => true } = parts;
  const numbers = new Map<string, number>();
  const subscribe = () =>
    subscriber.subscribe(channel).then(
      () => missed(),
      (err: unknown) => log.debug({ err, channel }, 'other nodes are not heard'),
    );
  subscriber.on('ready', () => void subscribe());
  if (subscriber.status === 'ready') void subscribe();
  const strange = () =>
    log.warn({ channel }, 'something that no node of ours tells came through Redis');
  subscriber.on('message', (from, text) => {
    if (from !== channel) return;
    const heard = readBatch(text);
    if (heard === null) return strange();
    const { node, number, late, lost } = heard.head;
    if (node === own.node) {
      own.heard = Math.max(own.heard, number);
      return;
    }
    const last = numbers.get(node);
    if (last !== undefined && number <= last) return;
    if (numbers.size > MOST_NODES) numbers.clear();
    numbers.set(node, number);
    if (lost || (last !== undefined && number > last + 1)) missed();
    for (const { topic, read } of heard.items) {
      if (!concerns(topic)) continue;
      const told = schema.safeParse(read());
      if (told.success) hear(told.data, late);
      else strange();
    }
  });
}
