import type { CallReply } from 'shared-contracts/calls/call';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import {
  browseProfiles,
  listProfiles,
  type LimitedProfile,
  type ProfileCard,
} from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient, type QueryClient } from 'shared-contracts/query';

type Saved = CallReply<typeof listBookmarks>['data']['data'][number];

interface Listed<Item> {
  readonly pages: readonly { readonly data: { readonly data: readonly Item[] } }[];
}

/** The card of a person from any member's listing in the cache: the first content of a profile before it arrives. */
export function useListedCard(id: string): ProfileCard | undefined {
  const cache = useQueryClient();
  return (
    listed<ProfileCard>(cache, keyOf(listProfiles), (person) => person.id === id) ??
    listed<Saved>(cache, keyOf(listBookmarks), ({ to }) => to === id)?.to_profile
  );
}

/** The same from a visitor's listing. */
export function useListedLimited(id: string): LimitedProfile | undefined {
  return listed<LimitedProfile>(
    useQueryClient(),
    keyOf(browseProfiles),
    (person) => person.id === id,
  );
}

function listed<Item>(
  cache: QueryClient,
  queryKey: readonly unknown[],
  isSought: (item: Item) => boolean,
): Item | undefined {
  for (const [, list] of cache.getQueriesData<Listed<Item>>({ queryKey })) {
    for (const page of list?.pages ?? []) {
      const found = page.data.data.find(isSought);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
