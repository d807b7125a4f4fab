import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { getDraft } from 'shared-contracts/calls/own-profile';
import type { CallReply } from 'shared-contracts/calls/call';
import { useFlushOnLeave } from 'shared-contracts/drafts/use-flush-on-leave';
import { useHost } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import type { EditField } from '../values/edit-fields.ts';
import {
  afterSaving,
  conflictsIn,
  onlyOf,
  seenAnew,
  unsavedIn,
  valuesWith,
  withEdit,
  withoutFields,
  type Edits,
} from '../values/edits.ts';
import type { Values } from '../values/values.ts';
import { keeperOfPage } from './keeper-of-page.ts';
import { editsIn } from './profile-draft.ts';

/** The server's word on the draft; undefined as long as it has not come. */
export type DraftAnswer = CallReply<typeof getDraft> | undefined;

/**
 * What is written over the saved profile. It is kept on the server as a draft, so that signing out or another device
 * loses none; as long as the draft of before is not known nothing is kept, for it would be written over.
 */
export function useEdits(saved: Values, draft: DraftAnswer) {
  const { send, bus } = useHost();
  const cache = useQueryClient();
  const keeper = useMemo(() => keeperOfPage({ send, bus, cache }), [send, bus, cache]);
  // What an earlier visit could not keep is newer than what the server has.
  const [start] = useState(() => keeper.unkept());
  const [edits, setEdits] = useState<Edits>(start ?? {});
  const [from, setFrom] = useState(() => (start === null ? null : new Date().toISOString()));
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const isKnown = draft !== undefined;
  const earlier = useMemo(() => editsIn(draft?.data?.content), [draft]);
  const told = useRef<string | null>(null);
  const latest = useRef(edits);
  useLayoutEffect(() => {
    latest.current = edits;
  });

  // Once, and below what was written while it was on its way.
  const [isTaken, setTaken] = useState(start !== null);
  if (isKnown && !isTaken) {
    setTaken(true);
    if (unsavedIn(earlier, saved).length > 0) {
      setEdits({ ...earlier, ...edits });
      setFrom(draft.data?.saved_at ?? null);
    }
  }

  const unsaved = unsavedIn(edits, saved);
  // What is written from then on is of this visit.
  if (isTaken && from !== null && unsaved.length === 0) setFrom(null);
  const kept = onlyOf(edits, unsaved);
  const content = JSON.stringify(kept);
  useEffect(() => {
    if (!isKnown || !isTaken) return;
    // At first that is what the keeper still holds, or what the server has.
    const before = told.current ?? (start === null ? JSON.stringify(earlier) : content);
    told.current = content;
    if (before !== content) keeper.changed(JSON.parse(content) as Edits);
  }, [keeper, content, earlier, start, isKnown, isTaken]);
  useFlushOnLeave(keeper.flush);

  return {
    edits,
    values: valuesWith(saved, edits),
    unsaved,
    /** Since when the words wait that came back with a draft; null when none did, or none is left. */
    from,
    conflicts: conflictsIn(edits, saved),
    keeping: isKnown ? keeping : ('unknown' as const),
    /** Keeps at once, for example because a field is left. */
    flush: keeper.flush,
    change(field: EditField, now: string): void {
      setEdits((before) => withEdit(before, saved, field, now));
    },
    /** The given words are saved now; `now` is the profile as it then is. At once, for the page may be left with it. */
    settle(sent: Edits, now: Values): void {
      const left = afterSaving(latest.current, sent, now);
      const unkept = onlyOf(left, unsavedIn(left, now));
      setEdits(left);
      if (!isKnown) return;
      told.current = JSON.stringify(unkept);
      keeper.changed(unkept);
      keeper.flush();
    },
    /** The reader has seen what was saved meanwhile and stays with these words. */
    keepMine(fields: readonly EditField[]): void {
      setEdits((before) => seenAnew(before, saved, fields));
    },
    /** Lets go of what was written in these fields. */
    drop(fields: readonly EditField[]): void {
      setEdits((before) => withoutFields(before, fields));
    },
  };
}

export type EditState = ReturnType<typeof useEdits>;
