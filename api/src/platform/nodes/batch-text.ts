import { z } from 'zod';
import { jsonOf } from '../validation/json-of.ts';

const Head = z.object({
  node: z.string(),
  number: z.int(),
  late: z.boolean(),
  lost: z.boolean(),
});
/** Who tells a batch, and which of theirs it is. */
export type BatchHead = z.infer<typeof Head>;

/** Topic and length in characters of each item, before the first of them. */
const ListedBatch = z.object({
  ...Head.shape,
  topics: z.array(z.string()),
  lengths: z.array(z.int().check(z.positive())),
});

/** Stands once outside of texts, in which a quote never stands without a backslash. */
const ITEMS = ',"items":[';

/** An item of another node that was not read yet. */
interface UnreadItem {
  /** What it is about. */
  readonly topic: string;
  readonly read: () => unknown;
}

/** The text of a batch: JSON, in which the topics and lengths of the items stand before the items. */
export function writeBatch<Item>(
  head: BatchHead,
  items: readonly Item[],
  topicOf: (item: Item) => string,
): string {
  const texts = items.map((item) => JSON.stringify(item));
  const lengths = texts.map(({ length }) => length);
  const before = JSON.stringify({ ...head, topics: items.map(topicOf), lengths });
  return `${before.slice(0, -1)}${ITEMS}${texts.join(',')}]}`;
}

/** A batch of which only the head was parsed; null for what is none. */
export function readBatch(text: string): { head: BatchHead; items: UnreadItem[] } | null {
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
