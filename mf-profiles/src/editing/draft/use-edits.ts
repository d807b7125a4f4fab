import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useFlushOnLeave } from 'shared-contracts/forms/drafts/use-flush-on-leave';
import { useHost, useSession } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import type { EditField } from '../values/edit-fields.ts';
import { conflictsIn, seenAgain, unsavedIn, withEdit, withoutFields } from '../values/edits.ts';
import type { Values } from '../values/values.ts';
import { editStoreOf, type EditStore } from './edit-store.ts';
import type { DraftReply } from './profile-draft.ts';

/** The store of one visit of /info, which begins with it: the guide and the whole form write into the same one. */
export function useEditStore(): EditStore {
  const { send, bus } = useHost();
  const cache = useQueryClient();
  const owner = useSession()?.userId ?? '';
  const [store] = useState(() => {
    const opened = editStoreOf({ send, bus, cache }, owner);
    opened.begin();
    return opened;
  });
  return store;
}

/** The edits of a store, seen over what is saved; `draft` is undefined as long as it has not come. */
export function useEdits(store: EditStore, saved: Values, draft: DraftReply | undefined) {
  const { edits, from, isDraftKnown } = useSyncExternalStore(store.subscribe, store.state);
  const status = useSyncExternalStore(store.subscribe, store.draftStatus);
  const unsaved = unsavedIn(edits, saved);

  // Before the screen is drawn: the fields never show what the draft will replace.
  useLayoutEffect(() => {
    if (draft !== undefined) store.takeDraft(draft, saved);
  }, [store, draft, saved]);
  useEffect(() => store.saveDraft(saved), [store, saved, edits, isDraftKnown]);
  useFlushOnLeave(store.flush);

  return {
    edits,
    unsaved,
    from: unsaved.length === 0 ? null : from,
    conflicts: conflictsIn(edits, saved),
    draftStatus: isDraftKnown ? status : ('unknown' as const),
    flush: store.flush,
    settle: store.settle,
    change(field: EditField, now: string): void {
      store.change((before) => withEdit(before, saved, field, now));
    },
    /** The reader has seen what was saved meanwhile and stays with these words. */
    keepMine(fields: readonly EditField[]): void {
      store.change((before) => seenAgain(before, saved, fields));
    },
    /** Lets go of what was written in these fields. */
    drop(fields: readonly EditField[]): void {
      store.change((before) => withoutFields(before, fields));
    },
  };
}
