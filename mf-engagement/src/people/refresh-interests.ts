import { listInterests } from 'shared-contracts/calls/engagement';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import { refreshQueries } from './refresh-queries.ts';

/** After an interest changed: the lists, the other's profile with its flags, and the ribbons of the listing. */
export async function refreshInterests(cache: QueryClient, userId: string): Promise<void> {
  await refreshQueries(cache, [
    keyOf(listInterests),
    keyOf(getProfile, { params: { id: userId } }),
    keyOf(listProfiles),
  ]);
}
