import type { CallReply } from 'shared-contracts/calls/call';
import { isCallFailed, type Send } from 'shared-contracts/calls/client';
import { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles, type ProfileCard } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import { placeOf, putBack, without, type SavedPage } from './saved-pages.ts';

/** What saving needs of the page. */
export interface SavingTools {
  readonly send: Send;
  readonly cache: QueryClient;
}

type ListedPage = CallReply<typeof listProfiles>;
type Pages<Page> = { readonly pages: readonly Page[] };
type Mark = Pick<ProfileCard, 'is_bookmarked' | 'bookmark_id'>;

/** Saves a person; shown at once in every listing, and undone there when the server refuses. */
export async function save(id: string, { send, cache }: SavingTools): Promise<string> {
  mark(cache, id, { is_bookmarked: true });
  try {
    const { data } = await send(addBookmark, { body: { bookmark: { to: id } } });
    mark(cache, id, { is_bookmarked: true, bookmark_id: data.id });
    await outdate(cache, id);
    return data.id;
  } catch (error) {
    mark(cache, id, { is_bookmarked: false, bookmark_id: null });
    throw error;
  }
}

/**
 * Takes a person off the saved ones: gone at once from their list, back in her place when the server refuses. Answers
 * with the way to take that back, which leaves her in the same place of the list that stands.
 */
export async function unsave(
  { id, bookmark_id: known }: Pick<ProfileCard, 'id' | 'bookmark_id'>,
  tools: SavingTools,
): Promise<() => Promise<void>> {
  const { send, cache } = tools;
  const place = placeOf(savedPages(cache), id);
  mark(cache, id, { is_bookmarked: false });
  changeSaved(cache, (pages) => without(pages, id));
  try {
    // An API that is older than `bookmark_id` tells it when one saves once more.
    await forget(known ?? (await save(id, tools)), send);
    mark(cache, id, { is_bookmarked: false, bookmark_id: null });
  } catch (error) {
    mark(cache, id, { is_bookmarked: true });
    if (place !== undefined) changeSaved(cache, (pages) => putBack(pages, place));
    throw error;
  }
  await outdate(cache, id);
  return async () => {
    const again = await save(id, tools);
    if (place === undefined) return;
    const saved = { ...place.saved, id: again };
    changeSaved(cache, (pages) => putBack(pages, { ...place, saved }));
  };
}

async function forget(id: string, send: Send): Promise<void> {
  try {
    await send(deleteBookmark, { params: { id } });
  } catch (error) {
    // Taken off elsewhere already.
    if (!isCallFailed(error) || error.status !== 404) throw error;
  }
}

/** Changes a person's cards wherever a listing has them. */
function mark(cache: QueryClient, id: string, change: Partial<Mark>): void {
  cache.setQueriesData<Pages<ListedPage>>({ queryKey: keyOf(listProfiles) }, (listed) =>
    listed === undefined ? listed : { ...listed, pages: listed.pages.map(marked) },
  );

  function marked(page: ListedPage): ListedPage {
    const people = page.data.data.map((person) =>
      person.id === id ? { ...person, ...change } : person,
    );
    return { ...page, data: { ...page.data, data: people } };
  }
}

function savedPages(cache: QueryClient): readonly SavedPage[] {
  const lists = cache.getQueriesData<Pages<SavedPage>>({ queryKey: keyOf(listBookmarks) });
  return lists.flatMap(([, list]) => list?.pages ?? []);
}

function changeSaved(
  cache: QueryClient,
  change: (pages: readonly SavedPage[]) => SavedPage[],
): void {
  cache.setQueriesData<Pages<SavedPage>>({ queryKey: keyOf(listBookmarks) }, (saved) =>
    saved === undefined ? saved : { ...saved, pages: change(saved.pages) },
  );
}

/** The profile is asked for anew, the saved ones with their next visit: what stands does not jump. */
async function outdate(cache: QueryClient, id: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(listBookmarks), refetchType: 'none' }),
    cache.invalidateQueries({ queryKey: keyOf(getProfile, { params: { id }, query: {} }) }),
  ]);
}
