import * as z from 'shared-contracts/schema';
import type { Unsents } from './outbox-rules.ts';

/** Where what is unsent outlives the page. */
export interface OutboxStore {
  /** The same list as long as nothing changes. */
  readonly read: () => Unsents;
  readonly write: (all: Unsents) => void;
  /** Hears what another tab writes; returns the end of listening. */
  readonly onChangeElsewhere: (listener: () => void) => () => void;
}

const Stored = z.array(
  z.object({
    clientId: z.string(),
    to: z.string(),
    message: z.string(),
    writtenAt: z.string(),
    refused: z.boolean(),
  }),
);

const NOTHING: Unsents = [];

/**
 * One member's outbox in the local storage: written before the page goes on, heard by other tabs, and gone as soon as
 * all is sent, so that nothing but the session stays there (section 3). Where there is no storage, memory has to do.
 */
export function openOutboxStore(userId: string, browser: Window): OutboxStore {
  const key = `outbox:${userId}`;
  let known: { text: string | null; all: Unsents } = { text: null, all: NOTHING };
  let withoutStorage = false;

  const stored = (): string | null => {
    try {
      return browser.localStorage.getItem(key);
    } catch {
      withoutStorage = true;
      return known.text;
    }
  };
  const store = (text: string | null): void => {
    try {
      if (text === null) browser.localStorage.removeItem(key);
      else browser.localStorage.setItem(key, text);
    } catch {
      // Full or forbidden: the page still sends what it has, as long as it is open.
      withoutStorage = true;
    }
  };

  return {
    read() {
      const text = withoutStorage ? known.text : stored();
      if (text !== known.text) known = { text, all: parse(text) };
      return known.all;
    },
    write(all) {
      const text = all.length === 0 ? null : JSON.stringify(all);
      known = { text, all };
      store(text);
    },
    onChangeElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      browser.addEventListener('storage', onStorage);
      return () => browser.removeEventListener('storage', onStorage);
    },
  };
}

function parse(text: string | null): Unsents {
  if (text === null) return NOTHING;
  try {
    return Stored.parse(JSON.parse(text));
  } catch {
    // Written by a build that is no more, or by hand: there is nothing here that could be sent.
    return NOTHING;
  }
}
