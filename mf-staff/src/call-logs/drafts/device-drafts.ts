import { tryStorage } from 'shared-contracts/behaviour/try-storage';
import {
  unsavedCallDraftKeys,
  unsavedCallDraftPrefix,
} from 'shared-contracts/domain/unsaved-call-drafts';
import * as z from 'shared-contracts/schema';
import { CallDraft } from './call-draft.ts';

const Stored = z.object({ draft: CallDraft, saved_at: z.string() });
/** A draft as the device keeps it, and since when (ISO). */
export type StoredDraft = z.infer<typeof Stored>;

/** Where a caller's drafts stand while the API is away; nothing is left there once it has them. */
export interface DeviceDrafts {
  readonly read: (key: string) => StoredDraft | null;
  readonly write: (key: string, draft: CallDraft) => void;
  readonly forget: (key: string) => void;
  /** The keys of what is kept. */
  readonly keys: () => string[];
}

/** One caller's drafts in the local storage; where there is none, memory has to do, as long as the page lives. */
export function openDeviceDrafts(userId: string, browser: Window, now = Date.now): DeviceDrafts {
  const prefix = unsavedCallDraftPrefix(userId);
  return {
    read: (key) => parse(tryStorage(() => browser.localStorage.getItem(prefix + key))),
    write(key, draft) {
      const stored: StoredDraft = { draft, saved_at: new Date(now()).toISOString() };
      tryStorage(() => browser.localStorage.setItem(prefix + key, JSON.stringify(stored)));
    },
    forget: (key) => void tryStorage(() => browser.localStorage.removeItem(prefix + key)),
    keys: () =>
      (tryStorage(() => unsavedCallDraftKeys(browser.localStorage, userId)) ?? []).map((key) =>
        key.slice(prefix.length),
      ),
  };
}

/** Null for what a build that is no more has written, or a hand. */
function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    return Stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
