import type { CallReply } from 'shared-contracts/calls/call';
import type { Send } from 'shared-contracts/calls/client';
import { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';

type Page = CallReply<typeof listProfiles>;
type Listed = { readonly pages: readonly Page[] };

/** Saves a person or takes it back; shown at once in every listing, and undone there when the server refuses. */
export async function setSaved(
  id: string,
  saved: boolean,
  { send, cache }: { send: Send; cache: QueryClient },
): Promise<void> {
  show(cache, id, saved);
  try {
    // Cards do not carry the id of the bookmark; saving twice is saving once, and tells it.
    const { data } = await send(addBookmark, { body: { bookmark: { to: id } } });
    if (!saved) await send(deleteBookmark, { params: { id: data.id } });
  } catch (error) {
    show(cache, id, !saved);
    throw error;
  }
  const changed = [keyOf(listBookmarks), keyOf(getProfile, { params: { id }, query: {} })];
  await Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

function show(cache: QueryClient, id: string, saved: boolean): void {
  cache.setQueriesData<Listed>({ queryKey: keyOf(listProfiles) }, (listed) =>
    listed === undefined ? listed : { ...listed, pages: listed.pages.map(marked) },
  );

  function marked(page: Page): Page {
    const people = page.data.data.map((person) =>
      person.id === id ? { ...person, is_bookmarked: saved } : person,
    );
    return { ...page, data: { ...page.data, data: people } };
  }
}
