import type { QueryClient } from 'shared-contracts/query';
import { signedOut } from '../../platform/events/event-map.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import { draftOnServer, type DraftPage, type DraftPlace } from './draft-on-server.ts';

/** What the drafts of a page need of it; its cache stands for the page. */
export interface DraftsPage extends DraftPage {
  readonly cache: QueryClient;
}

/** The one autosave on a page of the member's draft `key`, made on first use. */
export type PageDrafts<Content> = (
  page: DraftsPage,
  owner: string,
  key: string,
) => DraftAutosave<Content>;

interface OwnerDrafts<Content> {
  readonly owner: string;
  readonly byKey: Map<string, DraftAutosave<Content>>;
  readonly stop: () => void;
}

/**
 * Drafts that outlive the component that writes them: what could not be saved yet is there when it is opened again, and
 * is still being saved meanwhile. A session that expires leaves it in memory to the next session of the same member on
 * this page; one that was ended, or of another member, finds nothing.
 */
export function createPageDrafts<Content extends NonNullable<unknown>>(
  contentOf: DraftPlace<Content>['contentOf'],
): PageDrafts<Content> {
  const open = new WeakMap<QueryClient, OwnerDrafts<Content>>();
  const left = new WeakMap<QueryClient, { owner: string; contents: Map<string, Content> }>();

  function openDrafts(page: DraftsPage, owner: string): OwnerDrafts<Content> {
    const { bus, cache } = page;
    const byKey = new Map<string, DraftAutosave<Content>>();
    const stop = () => {
      stopHearing();
      open.delete(cache);
      // Otherwise it would be saved for the next member who signs in.
      for (const autosave of byKey.values()) autosave.stop();
    };
    const stopHearing = bus.on(signedOut, ({ reason }) => {
      if (reason === 'expired') left.set(cache, { owner, contents: unsavedIn(byKey) });
      stop();
    });
    const drafts = { owner, byKey, stop };
    open.set(cache, drafts);
    const earlier = left.get(cache);
    left.delete(cache);
    if (earlier?.owner === owner) {
      for (const [key, content] of earlier.contents) autosaveIn(drafts, page, key).changed(content);
    }
    return drafts;
  }

  function autosaveIn({ byKey }: OwnerDrafts<Content>, page: DraftsPage, key: string) {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const autosave = draftOnServer<Content>(page, { key, contentOf });
    byKey.set(key, autosave);
    return autosave;
  }

  return (page, owner, key) => {
    let drafts = open.get(page.cache);
    if (drafts?.owner !== owner) {
      drafts?.stop();
      drafts = openDrafts(page, owner);
    }
    return autosaveIn(drafts, page, key);
  };
}

function unsavedIn<Content>(byKey: ReadonlyMap<string, DraftAutosave<Content>>) {
  const contents = new Map<string, Content>();
  for (const [key, autosave] of byKey) {
    const content = autosave.unsaved();
    if (content !== null) contents.set(key, content);
  }
  return contents;
}
