import { useEffect } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { getAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { useHost } from 'shared-contracts/host';
import { matchRoute } from 'shared-contracts/platform/routes';
import { createLateSlice } from 'shared-contracts/platform/store/late-slice';
import type { QueryClient } from 'shared-contracts/query';
import { useAppServices } from '../app-services-context.tsx';
import { deskEntries } from './desk-entries.ts';

const deskRefusal = createLateSlice({ name: 'deskRefusal', initialState: { path: null } });

/** How the server refuses a call that does not exist for the caller; what a call itself does not find has other codes. */
const UNKNOWN_CALL = 'route.unknown';

/**
 * Asks what the account is charged with whenever the server knows no such call for it. Where the page that stands is not
 * among its duties any more, it ends like an address that does not exist, and what was read there is forgotten.
 */
export function useDeskRefusal(): void {
  const { store, queries, navigation } = useAppServices();
  const { query } = useHost();
  useEffect(() => {
    store.inject(deskRefusal);
    return watchErrors(queries, (error) => {
      if (!isApiError(error) || error.code !== UNKNOWN_CALL) return;
      const path = pathOf(navigation.current());
      queries
        .fetchQuery({ ...query(getAccount, {}), staleTime: 0 })
        .then(({ data: { duties = [] } }) => {
          const allowed = deskEntries(duties).map(({ name }): string => name);
          const isAllowed = allowed.includes(matchRoute(path)?.route.name ?? '');
          if (isAllowed || pathOf(navigation.current()) !== path) return;
          store.dispatch(deskRefusal.changed({ path }));
          queries.clear();
        })
        .catch(ignore('the page says itself that its call was refused'));
    });
  }, [store, queries, navigation, query]);
}

/** Calls back with every failure of a query or a mutation, until the returned function is called. */
function watchErrors(queries: QueryClient, onError: (error: unknown) => void): () => void {
  const stops = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
