import { QueryClient } from 'shared-contracts/query';
import { isWorthRetrying } from './failures.ts';

/** How long a reply counts as fresh (ms): a step back to a list must not ask the server again. */
const FRESH = 30_000;

/** The cache of a page. Refusals are final; only silence and broken servers are asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (count, error) => count < 2 && isWorthRetrying(error),
        // The browser's word on being online is no more than a hint: ask, and say so when it fails.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
