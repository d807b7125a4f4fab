import type { QueryClient } from 'shared-contracts/query';

/** How replies in the query cache change, for all keys that begin with `queryKey`. */
export interface CacheChange<Reply = unknown> {
  readonly queryKey: readonly unknown[];
  /** The reply after the change. */
  change(reply: Reply): Reply;
  /**
   * Takes the change out of a reply that something else has changed since; `before` is what stood first. Without it such
   * a reply stays as it is.
   */
  undo?(reply: Reply, before: Reply): Reply;
}

/** A change that is shown while its request is under way. */
interface OptimisticChange {
  /** The server has agreed, and this is what its reply makes of the cache. */
  readonly keep: (outcome: readonly CacheChange[]) => void;
  /** The server has refused: what stood returns, except where something newer stands now. */
  readonly takeBack: () => void;
}

type CachedQuery = ReturnType<ReturnType<QueryClient['getQueryCache']>['findAll']>[number];

/**
 * Changes cached replies before the server has agreed. An answer that is under way may be older than the change and
 * would put back what stood: it is cancelled, and fetched again when the action has ended; a further page of a list at
 * once.
 */
export function changeOptimistically(
  cache: QueryClient,
  changes: readonly CacheChange[],
): OptimisticChange {
  const givenUp = new Set<CachedQuery>();
  const find = (queryKey: readonly unknown[]) => cache.getQueryCache().findAll({ queryKey });
  const fetchAgain = () =>
    void cache.invalidateQueries({ predicate: (query) => givenUp.has(query) });

  const written = changes.flatMap((change) =>
    find(change.queryKey).flatMap((query) => {
      const before = query.state.data;
      if (before === undefined) return [];
      write(query, change.change(before), givenUp);
      return [{ change, query, before, after: query.state.data }];
    }),
  );
  return {
    keep: (outcome) => {
      for (const change of outcome) {
        for (const query of find(change.queryKey)) {
          const { data } = query.state;
          if (data === undefined) giveUp(query, givenUp);
          else write(query, change.change(data), givenUp);
        }
      }
      fetchAgain();
    },
    takeBack: () => {
      for (const { change, query, before, after } of written.toReversed()) {
        const { data } = query.state;
        if (data === undefined) continue;
        const back = data === after ? before : change.undo?.(data, before);
        if (back !== undefined) write(query, back, givenUp);
      }
      fetchAgain();
    },
  };
}

/** Puts a changed reply in the place of the one that stands; how old it is and whether it is out of date stay as they are. */
function write(query: CachedQuery, changed: unknown, givenUp: Set<CachedQuery>): void {
  const direction = giveUp(query, givenUp);
  const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
  query.setData(changed, { updatedAt, manual: true });
  if (isInvalidated) query.invalidate();
  if (direction === undefined) return;
  // What it fails with stands in the query, where the list shows it.
  query.fetch(undefined, { meta: { fetchMore: { direction } } }).catch(() => undefined);
}

/** Stops an answer that is under way; tells in which direction where it was one page more. */
function giveUp(query: CachedQuery, givenUp: Set<CachedQuery>) {
  if (query.state.fetchStatus === 'idle') return undefined;
  const direction = query.state.fetchMeta?.fetchMore?.direction;
  if (direction === undefined) givenUp.add(query);
  void query.cancel({ revert: true });
  return direction;
}
