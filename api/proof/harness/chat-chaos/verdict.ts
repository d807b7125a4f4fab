/** A message as the database has it in the end. */
export interface StoredMessage {
  readonly thread: string;
  readonly sequence: number;
  readonly id: string;
  readonly from: string;
  readonly clientId: string;
}

/** What one device was asked to send, in the order of asking, and what it shows of each thread, top to bottom. */
export interface DeviceRecord {
  readonly owner: string;
  readonly posted: readonly { readonly thread: string; readonly clientId: string }[];
  /** Message ids by thread. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
}

/** How often something went wrong, in the database and on screens. */
export interface Verdict {
  /** Sent and not stored. */
  readonly lost: number;
  /** Stored more than once. */
  readonly duplicated: number;
  /** Sequences that are missing, or not in the order in which a device sent. */
  readonly outOfOrder: number;
  /** Stored and not shown by a device of one of its two people. */
  readonly unseen: number;
  /** Shown more than once, or shown though nobody stored it. */
  readonly seenWrongly: number;
  /** Shown below a later one. */
  readonly seenOutOfOrder: number;
}

/** Judges what came of it all; every figure of a right outcome is 0. `people` are the two of each thread. */
export function judge(
  stored: readonly StoredMessage[],
  devices: readonly DeviceRecord[],
  people: ReadonlyMap<string, readonly string[]>,
): Verdict {
  const threads = grouped(stored, ({ thread }) => thread);
  const bySender = grouped(stored, ({ from, clientId }) => `${from} ${clientId}`);
  const verdict = {
    lost: 0,
    duplicated: 0,
    outOfOrder: 0,
    unseen: 0,
    seenWrongly: 0,
    seenOutOfOrder: 0,
  };
  for (const messages of threads.values()) {
    const sequences = messages.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
    verdict.outOfOrder += sequences.filter((sequence, at) => sequence !== at + 1).length;
  }
  for (const { owner, posted, shown } of devices) {
    const last = new Map<string, number>();
    for (const { thread, clientId } of posted) {
      const found = bySender.get(`${owner} ${clientId}`) ?? [];
      if (found.length === 0) verdict.lost += 1;
      verdict.duplicated += Math.max(0, found.length - 1);
      const sequence = found[0]?.sequence ?? Infinity;
      if (sequence < (last.get(thread) ?? 0)) verdict.outOfOrder += 1;
      else if (sequence < Infinity) last.set(thread, sequence);
    }
    for (const [thread, messages] of threads) {
      if (people.get(thread)?.includes(owner) !== true) continue;
      const screen = shown.get(thread) ?? [];
      const places = new Map(messages.map(({ id, sequence }) => [id, sequence]));
      verdict.unseen += messages.filter(({ id }) => !screen.includes(id)).length;
      verdict.seenWrongly += screen.length - new Set(screen.filter((id) => places.has(id))).size;
      const sequences = screen.map((id) => places.get(id)).filter((one) => one !== undefined);
      verdict.seenOutOfOrder += sequences.filter(
        (sequence, at) => sequence < (sequences[at - 1] ?? 0),
      ).length;
    }
  }
  return verdict;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
