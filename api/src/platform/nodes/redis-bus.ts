import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { startJobLoop } from '../jobs/job-loop.ts';
import { jsonOf } from '../validation/json-of.ts';

const Head = z.object({
  node: z.string(),
  number: z.int(),
  late: z.boolean(),
  lost: z.boolean(),
});
/** The node that sends a batch, and the number of the batch. */
type BatchHead = z.infer<typeof Head>;

/** Topic and length in characters of each item, before the first of them. */
const ListedBatch = z.object({
  ...Head.shape,
  topics: z.array(z.string()),
  lengths: z.array(z.int().check(z.positive())),
});

/** Occurs once outside of strings, in which JSON escapes every quote. */
const ITEMS = ',"items":[';

/** An item of another node, not parsed yet. */
interface UnreadItem {
  /** What it is about. */
  readonly topic: string;
  readonly read: () => unknown;
}

/** Items that travel together, at most. */
const AT_ONCE = 200;
/** Pause before a failed batch is sent again, in ms; a new connection sends it at once. */
const TRY_AGAIN_MS = 1000;
/** Nodes whose batch numbers are stored; each start of a server is a new node. */
const MOST_NODES = 1000;

/** The connection that publishes; ioredis has it. */
export interface Publisher {
  publish(channel: string, text: string): Promise<unknown>;
  on(event: 'ready', heard: () => void): unknown;
}

/** The connection that subscribes; several channels may share one. */
export interface Subscriber {
  readonly status: string;
  subscribe(channel: string): Promise<unknown>;
  on(event: 'ready', heard: () => void): unknown;
  on(event: 'message', heard: (channel: string, text: string) => void): unknown;
}

/** The connections of a channel, and what it carries. */
export interface RedisBusParts<Item> {
  readonly publisher: Publisher;
  readonly subscriber: Subscriber;
  readonly channel: string;
  readonly log: FastifyBaseLogger;
  readonly schema: z.ZodType<Item>;
  /** Subject of an item; sent beside it. Default: one subject for all. */
  readonly topicOf?: (item: Item) => string;
  /** Whether this node needs items of a topic; checked before they are parsed. Default: all of them. */
  readonly concerns?: (topic: string) => boolean;
  /** Items stored while Redis is down; beyond that the oldest are dropped, and other nodes learn that some were lost. */
  readonly mostKept: number;
  /** Whether an item is still worth sending after a wait; default: yes. */
  readonly keeps?: (item: Item) => boolean;
  /** An item of another node; `late` when it had to wait for Redis. */
  readonly onItem: (item: Item, late: boolean) => void;
  /** Items of other nodes may have been lost. */
  readonly onMissed: () => void;
  /** Called after each failed attempt to publish. */
  readonly onWaiting?: () => void;
}

/** The connections of a channel alone. */
export type BusConnection = Pick<
  RedisBusParts<unknown>,
  'publisher' | 'subscriber' | 'channel' | 'log'
>;

/** Sends items from this node to all others. */
export interface RedisBus<Item> {
  /** Sends as soon as possible, in order, each item once; never throws. */
  send(item: Item): void;
  /**
   * Whether the batch sent at the previous call came back from Redis: then everything that others had sent by then
   * arrived, too. Sends the next one.
   */
  isConfirmed(): boolean;
  close(): Promise<void>;
}

/**
 * Sends through one Redis channel. Batches are numbered: one that was sent twice is handled once, and a gap is noticed.
 * While Redis is down, items wait.
 */
export function openRedisBus<Item>(parts: RedisBusParts<Item>): RedisBus<Item> {
  const { publisher, channel, log, keeps = () => true, topicOf = () => '', mostKept } = parts;
  const node = randomUUID();
  let waiting: Item[] = [];
  /** The batch that is being sent, or has to be sent again under the same number. */
  let batch: { readonly number: number; readonly lost: boolean; items: Item[] } | null = null;
  let number = 0;
  let late = false;
  let lost = false;
  let wantsProof = false;
  /** Number of the batch that has to come back; null before it is sent. */
  let proof: number | null = null;
  const own = { node, heard: 0 };

  function nextBatch(): typeof batch {
    if (waiting.length === 0 && !wantsProof) return null;
    number += 1;
    if (wantsProof) proof = number;
    wantsProof = false;
    const next = { number, lost, items: waiting.splice(0, AT_ONCE) };
    lost = false;
    return next;
  }

  async function sendAll(): Promise<void> {
    for (batch ??= nextBatch(); batch !== null; batch = nextBatch()) {
      const { items, ...head } = batch;
      await publisher.publish(channel, writeBatch({ node, late, ...head }, items, topicOf));
      if (waiting.length === 0) late = false;
    }
  }

  const sending = startJobLoop(sendAll, {
    everyMs: TRY_AGAIN_MS,
    onError: (err) => {
      late = true;
      waiting = waiting.filter((item) => keeps(item));
      if (batch !== null) batch.items = batch.items.filter((item) => keeps(item));
      log.debug({ err, channel }, 'items for other nodes wait for Redis');
      parts.onWaiting?.();
    },
  });
  publisher.on('ready', sending.wake);
  listen(parts, own);
  return {
    send(item) {
      if (late && !keeps(item)) return;
      waiting.push(item);
      if (waiting.length > mostKept) {
        waiting.shift();
        lost = true;
      }
      sending.wake();
    },
    isConfirmed() {
      const proven = proof !== null && own.heard >= proof;
      proof = null;
      wantsProof = true;
      sending.wake();
      return proven;
    },
    close: () => sending.close(),
  };
}

/** Passes on items of other nodes; after each new connection some may have been missed. */
function listen<Item>(
  parts: RedisBusParts<Item>,
  own: { readonly node: string; heard: number },
): void {
  const { subscriber, channel, log, schema, onItem, onMissed, concerns = () => true } = parts;
  const numbers = new Map<string, number>();
  const subscribe = () =>
    subscriber.subscribe(channel).then(
      () => onMissed(),
      (err: unknown) => log.debug({ err, channel }, 'no subscription to other nodes'),
    );
  subscriber.on('ready', () => void subscribe());
  if (subscriber.status === 'ready') void subscribe();
  const warnOfUnknown = () => log.warn({ channel }, 'an unreadable message came through Redis');
  subscriber.on('message', (from, text) => {
    if (from !== channel) return;
    const heard = readBatch(text);
    if (heard === null) return warnOfUnknown();
    const { node, number, late, lost } = heard.head;
    if (node === own.node) {
      own.heard = Math.max(own.heard, number);
      return;
    }
    const last = numbers.get(node);
    if (last !== undefined && number <= last) return;
    if (numbers.size > MOST_NODES) numbers.clear();
    numbers.set(node, number);
    if (lost || (last !== undefined && number > last + 1)) onMissed();
    for (const { topic, read } of heard.items) {
      if (!concerns(topic)) continue;
      const parsed = schema.safeParse(read());
      if (parsed.success) onItem(parsed.data, late);
      else warnOfUnknown();
    }
  });
}

/** The text of a batch: JSON with the topics and lengths of the items before the items. */
function writeBatch<Item>(
  head: BatchHead,
  items: readonly Item[],
  topicOf: (item: Item) => string,
): string {
  const texts = items.map((item) => JSON.stringify(item));
  const lengths = texts.map(({ length }) => length);
  const before = JSON.stringify({ ...head, topics: items.map(topicOf), lengths });
  return `${before.slice(0, -1)}${ITEMS}${texts.join(',')}]}`;
}

/** A batch of which only the head was parsed; null for any other text. */
function readBatch(text: string): { head: BatchHead; items: UnreadItem[] } | null {
  const at = text.indexOf(ITEMS);
  if (at === -1) return null;
  const listed = ListedBatch.safeParse(jsonOf(`${text.slice(0, at)}}`));
  if (!listed.success) return null;
  const { topics, lengths, ...head } = listed.data;
  let from = at + ITEMS.length;
  const items = topics.map((topic, index) => {
    const begin = from;
    const end = begin + (lengths[index] ?? 0);
    from = end + 1;
    return { topic, read: () => jsonOf(text.slice(begin, end)) };
  });
  return { head, items };
}
