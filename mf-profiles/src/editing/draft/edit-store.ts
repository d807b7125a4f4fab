import { createListeners } from 'shared-contracts/behaviour/listeners';
import type { DraftAutosave, DraftStatus } from 'shared-contracts/forms/drafts/draft-autosave';
import { createPageDrafts, type DraftsPage } from 'shared-contracts/forms/drafts/page-drafts';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import type { QueryClient } from 'shared-contracts/query';
import { afterSaving, onlyOf, unsavedIn, type Edits } from '../values/edits.ts';
import type { Values } from '../values/values.ts';
import { DRAFT, draftOf, editsIn, type DraftReply } from './profile-draft.ts';

/** What is written over the saved profile. */
export interface EditState {
  readonly edits: Edits;
  /** Since when the words wait that an earlier visit left; null when it left none, or none of them is left. */
  readonly from: string | null;
  /** Whether the draft of before is known: until then nothing is kept, for it would be written over. */
  readonly isDraftKnown: boolean;
}

/** The one place of a member's edits on a page. They are saved on the server as a draft, and outlive /info. */
export interface EditStore {
  readonly state: () => EditState;
  readonly draftStatus: () => DraftStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** A visit of /info begins: with what an earlier one could not keep, which is newer than what the server has. */
  readonly begin: () => void;
  /** Takes the draft of before in, once, below what was written while it was on its way. */
  readonly takeDraft: (draft: DraftReply, saved: Values) => void;
  readonly change: (next: (edits: Edits) => Edits) => void;
  /** Has what is not saved yet saved as the draft, if it is another than before. */
  readonly saveDraft: (saved: Values) => void;
  /** Saves the draft at once, for example because a field is left. */
  readonly flush: () => void;
  /** The edits of `sent` are saved; `now` is the profile as it then is. At once, for the page may be left with it. */
  readonly settle: (sent: Edits, now: Values) => void;
}

const NOTHING: EditState = { edits: {}, from: null, isDraftKnown: false };

function createEditStore(autosave: DraftAutosave<Edits>): EditStore {
  const { subscribe, tell } = createListeners();
  let state = NOTHING;
  /** What the autosave, or the server, has. */
  let draft = '';
  autosave.subscribe(tell);
  const become = (next: Partial<EditState>) => {
    state = { ...state, ...next };
    tell();
  };
  const saveDraft = (saved: Values) => {
    if (!state.isDraftKnown) return;
    const unsaved = onlyOf(state.edits, unsavedIn(state.edits, saved));
    const isNothing = Object.keys(unsaved).length === 0;
    // What is written from then on is of this visit.
    if (isNothing && state.from !== null) become({ from: null });
    const content = JSON.stringify(unsaved);
    if (content === draft) return;
    draft = content;
    autosave.changed(unsaved);
  };
  return {
    state: () => state,
    draftStatus: autosave.status,
    subscribe,
    begin() {
      const edits = autosave.unsaved();
      draft = JSON.stringify(edits);
      const from = new Date().toISOString();
      become(edits === null ? NOTHING : { edits, from, isDraftKnown: true });
    },
    takeDraft(reply, saved) {
      if (state.isDraftKnown) return;
      const earlier = editsIn(reply?.content);
      draft = JSON.stringify(earlier);
      const isUnsaved = unsavedIn(earlier, saved).length > 0;
      become({
        isDraftKnown: true,
        ...(isUnsaved && {
          edits: { ...earlier, ...state.edits },
          from: reply?.saved_at ?? null,
        }),
      });
    },
    change: (next) => become({ edits: next(state.edits) }),
    saveDraft,
    flush: autosave.flush,
    settle(sent, now) {
      become({ edits: afterSaving(state.edits, sent, now) });
      saveDraft(now);
      autosave.flush();
    },
  };
}

const profileDrafts = createPageDrafts<Edits>((edits) =>
  Object.keys(edits).length === 0 ? null : draftOf(edits),
);

const open = new WeakMap<QueryClient, EditStore>();

/** The edits of the signed-in member on a page, by its query cache; made on first use. */
export function editStoreOf(page: DraftsPage, owner: string): EditStore {
  const { bus, cache } = page;
  const known = open.get(cache);
  if (known !== undefined) return known;
  const store = createEditStore(profileDrafts(page, owner, DRAFT.key));
  open.set(cache, store);
  const stopHearing = bus.on(signedOut, () => {
    stopHearing();
    open.delete(cache);
  });
  return store;
}
