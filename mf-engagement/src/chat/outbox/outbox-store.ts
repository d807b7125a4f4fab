import { tryStorage } from 'shared-contracts/behaviour/try-storage';
import { unsentKeys, unsentPrefix } from 'shared-contracts/domain/unsent-messages';
import * as z from 'shared-contracts/schema';
import type { Unsent, Unsents } from './outbox-rules.ts';

/** Where what is unsent outlives the page. */
export interface OutboxStore {
  /** The same list as long as nothing changes. */
  readonly read: () => Unsents;
  /** Takes over what differs from the list that was read last; what other tabs wrote since then stays. */
  readonly write: (all: Unsents) => void;
  /** Hears what another tab writes; returns the end of listening. */
  readonly onChangeElsewhere: (listener: () => void) => () => void;
}

const Stored = z.object({
  to: z.string(),
  message: z.string(),
  writtenAt: z.string(),
  refused: z.boolean(),
  /** Rises with every message of the device: clocks may be put back. */
  turn: z.number(),
});
type Stored = z.infer<typeof Stored>;

const NOTHING: Unsents = [];

/**
 * One member's outbox in the local storage: written before the page goes on, heard by other tabs, and gone as soon as
 * all is sent, so that nothing but the session stays there (section 3). Each message has a key of its own: of two tabs
 * that write at once, none overwrites what the other wrote. Where there is no storage, memory has to do.
 */
export function openOutboxStore(userId: string, browser: Window): OutboxStore {
  const prefix = unsentPrefix(userId);
  /** What stands in the storage by key, as text; and the list that this makes. */
  let texts = new Map<string, string>();
  let all = NOTHING;
  const turns = new Map<string, number>();
  let withoutStorage = false;

  const look = (): void => {
    const found = withoutStorage ? null : textsIn(browser, userId);
    if (found === null || isSame(found, texts)) return;
    texts = found;
    const entries = [...found].flatMap(([key, text]) => {
      const stored = parse(text);
      return stored === null ? [] : [{ clientId: key.slice(prefix.length), ...stored }];
    });
    for (const { clientId, turn } of entries) turns.set(clientId, turn);
    all = entries
      .sort((one, other) => one.turn - other.turn || compare(one.clientId, other.clientId))
      .map(({ clientId, to, message, writtenAt, refused }) => ({
        clientId,
        to,
        message,
        writtenAt,
        refused,
      }));
  };
  const put = (unsent: Unsent): void => {
    const { clientId, ...rest } = unsent;
    const turn = turns.get(clientId) ?? Math.max(0, ...turns.values()) + 1;
    turns.set(clientId, turn);
    const text = JSON.stringify({ ...rest, turn } satisfies Stored);
    texts.set(prefix + clientId, text);
    const isStored = tryStorage(() => browser.localStorage.setItem(prefix + clientId, text));
    if (isStored === null) withoutStorage = true;
  };
  const remove = ({ clientId }: Unsent): void => {
    turns.delete(clientId);
    texts.delete(prefix + clientId);
    tryStorage(() => browser.localStorage.removeItem(prefix + clientId));
  };

  return {
    read() {
      look();
      return all;
    },
    write(next) {
      const before = new Map(all.map((unsent) => [unsent.clientId, unsent]));
      const after = new Set(next.map(({ clientId }) => clientId));
      for (const unsent of before.values()) if (!after.has(unsent.clientId)) remove(unsent);
      for (const unsent of next) if (before.get(unsent.clientId) !== unsent) put(unsent);
      all = next;
    },
    onChangeElsewhere(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      browser.addEventListener('storage', onStorage);
      return () => browser.removeEventListener('storage', onStorage);
    },
  };
}

/** What is stored by key; null where the storage is forbidden. */
function textsIn(browser: Window, userId: string): Map<string, string> | null {
  return tryStorage(() => {
    const { localStorage } = browser;
    const texts = new Map<string, string>();
    for (const key of unsentKeys(localStorage, userId)) {
      const text = localStorage.getItem(key);
      if (text !== null) texts.set(key, text);
    }
    return texts;
  });
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Null for what a build that is no more has written, or a hand: there is nothing here that could be sent. */
function parse(text: string): Stored | null {
  try {
    return Stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
