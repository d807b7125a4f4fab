import { listThreads, type Thread } from 'shared-contracts/calls/messaging';
import { pagesKeyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { useConnectionState } from '../use-connection-state.ts';

/** Conversations to a page. */
export const THREADS_PAGE = 20;

/** How often to ask while nothing is pushed, in ms. */
const POLL = 30_000;

/** The fetched conversations, the latest first; paged by offset (section 7). */
export function useThreads() {
  const { send } = useHost();
  const isLive = useConnectionState() === 'live';
  const query = useInfiniteQuery({
    queryKey: pagesKeyOf(listThreads, {}),
    queryFn: async ({ signal, pageParam: offset }) =>
      (await send(listThreads, { query: { limit: THREADS_PAGE, offset } }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const known = all.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && known < last.total ? known : null;
    },
    refetchInterval: isLive ? false : POLL,
  });
  return { query, threads: threadsOf(query.data?.pages ?? []) };
}

export type ThreadsQuery = ReturnType<typeof useThreads>['query'];

/** Each conversation once: one that was answered meanwhile has moved up and pushed another onto the next page. */
function threadsOf(pages: readonly { readonly data: readonly Thread[] }[]): readonly Thread[] {
  const all = pages.flatMap(({ data }) => data);
  const byPerson = new Map<string, Thread>();
  for (const thread of all) if (!byPerson.has(thread.with)) byPerson.set(thread.with, thread);
  return [...byPerson.values()];
}
