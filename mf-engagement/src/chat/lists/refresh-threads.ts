import { listThreads } from 'shared-contracts/calls/messaging';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import { refreshQueries } from '../../people/refresh-queries.ts';

/** After something was written or read: the list of conversations. */
export async function refreshThreads(cache: QueryClient): Promise<void> {
  await refreshQueries(cache, [keyOf(listThreads)]);
}
