import type { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';

/** Fetches everything under these keys again. */
export async function refreshQueries(
  cache: QueryClient,
  keys: readonly ReturnType<typeof keyOf>[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
