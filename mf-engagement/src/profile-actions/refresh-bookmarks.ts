import { listBookmarks } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import { refreshQueries } from '../people/refresh-queries.ts';

/** After a profile was saved: the saved ones, the profile with its flags, and the cards of the listing. */
export async function refreshBookmarks(cache: QueryClient, userId: string): Promise<void> {
  await refreshQueries(cache, [
    keyOf(listBookmarks),
    keyOf(getProfile, { params: { id: userId } }),
    keyOf(listProfiles),
  ]);
}
