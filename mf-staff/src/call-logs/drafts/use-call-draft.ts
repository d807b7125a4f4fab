import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSentEdits } from 'shared-contracts/forms/drafts/sent-edits';
import { useFlushOnLeave } from 'shared-contracts/forms/drafts/use-flush-on-leave';
import { useSavedDraft } from 'shared-contracts/forms/drafts/use-saved-draft';
import { useHost, useSession } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { CallDraft, isEmptyDraft, NO_DRAFT } from './call-draft.ts';
import { callDraftOf, keepOnDevice } from './call-drafts.ts';
import { openDeviceDrafts } from './device-drafts.ts';

/** How a draft stands: on the server, on its way there, on this device alone, or refused. */
export type DraftStatus = 'saved' | 'saving' | 'onDevice' | 'refused';

/** A draft of an earlier visit, and since when, as an ISO time. */
export interface EarlierCallDraft {
  readonly draft: CallDraft;
  readonly from: string;
}

/** The draft of an entry. */
export interface UsedCallDraft {
  /** Null where there is none, undefined until that is known. */
  readonly earlier: EarlierCallDraft | null | undefined;
  /** Another function once the earlier one is known, to be called again. `edit` as in `FormDraft`. */
  readonly keep: (draft: CallDraft, edit?: object) => void;
  /** Forgets it at once: what it held was saved, or thrown away. */
  readonly forget: () => void;
  readonly status: DraftStatus;
}

/** How often a page asks again for a draft that did not come, in ms, beside when the line is back. */
const ASK_AGAIN = 5000;

/**
 * Keeps what is written into an entry on the server, and on this device while the API is away. A draft that did not come
 * is not written over: what is typed meanwhile stays on the device until it is known.
 */
export function useCallDraft(key: string): UsedCallDraft {
  const { send, bus } = useHost();
  const cache = useQueryClient();
  const owner = useSession()?.userId ?? '';
  const autosave = useMemo(
    () => callDraftOf({ send, bus, cache }, owner, key),
    [send, bus, cache, owner, key],
  );
  const device = useMemo(() => openDeviceDrafts(owner, window), [owner]);
  // What an earlier visit could not save is newer than what the server has.
  const [left] = useState((): EarlierCallDraft | null => {
    const unsaved = autosave.unsaved();
    if (unsaved !== null) return { draft: unsaved, from: new Date().toISOString() };
    const stored = device.read(key);
    return stored && { draft: stored.draft, from: stored.saved_at };
  });
  useEffect(() => {
    if (left !== null && autosave.unsaved() === null) autosave.changed(left.draft);
  }, [autosave, left]);

  const { hasCome, reply, isOpenWithout } = useSavedDraft({
    key,
    of: 'call',
    enabled: left === null,
    askAgainMs: ASK_AGAIN,
  });
  useFlushOnLeave(autosave.flush);
  useEffect(() => {
    // Its last request may not arrive any more.
    const onHide = () => {
      const unsaved = autosave.unsaved();
      if (unsaved !== null) device.write(key, unsaved);
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [autosave, device, key]);

  const [isForgotten, setForgotten] = useState(false);
  const [isOnlyHere, setOnlyHere] = useState(false);
  const status = useSyncExternalStore(autosave.subscribe, autosave.status, autosave.status);
  const isKnown = left !== null || hasCome;
  const earlier = useMemo(() => {
    if (isForgotten) return null;
    if (left !== null) return isEmptyDraft(left.draft) ? null : left;
    const parsed = CallDraft.safeParse(reply?.content);
    return parsed.success && reply ? { draft: parsed.data, from: reply.saved_at } : null;
  }, [isForgotten, left, reply]);

  const [sent] = useState(createSentEdits);
  const ways = useMemo(() => {
    const keep = (draft: CallDraft, edit?: object) => {
      if (sent.isOver(edit)) return;
      setOnlyHere(!isKnown && !isEmptyDraft(draft));
      if (isKnown) autosave.changed(draft);
      else keepOnDevice(autosave, device, key, draft);
    };
    return {
      keep,
      forget() {
        device.forget(key);
        if (isKnown) {
          autosave.changed(NO_DRAFT);
          autosave.flush();
        }
        sent.end();
        setOnlyHere(false);
        setForgotten(true);
      },
    };
  }, [autosave, device, isKnown, key, sent]);

  return {
    ...ways,
    earlier: isKnown || isOpenWithout ? earlier : undefined,
    status: isOnlyHere || status === 'waiting' ? 'onDevice' : status,
  };
}
