import type { DraftAutosave } from 'shared-contracts/drafts/draft-autosave';
import { draftOnServer, type DraftPage as Page } from 'shared-contracts/drafts/draft-on-server';
import { signedOut } from 'shared-contracts/events/event-map';
import type { QueryClient } from 'shared-contracts/query';
import type { Edits } from '../values/edits.ts';
import { DRAFT, draftOf } from './profile-draft.ts';

/** What the draft needs of the page. */
export interface DraftPage extends Page {
  readonly cache: QueryClient;
}

/** The keeper of whoever is signed in on a page: what could not be kept yet outlives /info. */
const open = new WeakMap<QueryClient, DraftAutosave<Edits>>();

/** The one keeper on this page of what a member writes into the own profile, made when it is first asked for. */
export function keeperOfPage(page: DraftPage): DraftAutosave<Edits> {
  const { bus, cache } = page;
  const known = open.get(cache);
  if (known !== undefined) return known;
  const keeper = draftOnServer<Edits>(page, {
    ...DRAFT,
    contentOf: (edits) => (Object.keys(edits).length === 0 ? null : draftOf(edits)),
  });
  open.set(cache, keeper);
  const stopHearing = bus.on(signedOut, () => {
    stopHearing();
    open.delete(cache);
    // What goes on would be kept as the words of whoever signs in next.
    keeper.stop();
  });
  return keeper;
}
