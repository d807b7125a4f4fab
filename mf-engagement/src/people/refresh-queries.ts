import type { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';

/** Has everything that was asked under these keys asked anew. */
export async function refreshQueries(
  cache: QueryClient,
  keys: readonly ReturnType<typeof keyOf>[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
