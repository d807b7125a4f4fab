import { QueryClient } from 'shared-contracts/query';
import { pauseAfter, type BackoffPlan } from '../behaviour/backoff.ts';
import { retryOf } from './retry-of.ts';

/** How long a reply counts as fresh (ms): a step back to a list must not ask the server again. */
const FRESH = 30_000;

/** How often, and after how long, a page that waits for a list asks again before it says so. */
const BACKOFF: BackoffPlan = { pauses: [1000, 2000] };

/** What a test sets apart from the page: it waits for nothing, and forgets nothing. */
interface QueryClientTiming {
  /** Milliseconds before a call is tried again; without it longer from try to try. */
  readonly retryDelay?: number;
  /** How long an unused reply is kept, in ms. */
  readonly gcTime?: number;
}

/** The cache of a page, and of a page in a test. Refusals are final; only no reply and 5xx are retried. */
export function createQueryClient(timing: QueryClientTiming = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // Without a connection nothing changes within seconds: say so at once, and ask when it is back.
        retry: (count, error) =>
          navigator.onLine && count < BACKOFF.pauses.length && retryOf(error) === 'soon',
        retryDelay: (count) => pauseAfter(BACKOFF, count + 1, Math.random()),
        // The browser's word on being online is no more than a hint: ask, and say so when it fails.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...timing,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
