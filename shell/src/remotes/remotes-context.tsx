import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useHost, type Host } from 'shared-contracts/host';
import type { RemoteName } from 'shared-contracts/platform/routes';
import type { RemoteLoader } from './loader.ts';
import type { RemoteState } from './remote-state.ts';

/** The loader of this page. */
export const RemotesContext = createContext<RemoteLoader | null>(null);

/** The calls of a unit, which answer for its build; absent where no faults are watched. */
export const UnitCallsContext = createContext<
  ((name: RemoteName) => Pick<Host, 'send' | 'query' | 'pages'>) | null
>(null);

/** The host as a remote gets it: with calls of its own. */
export function useHostOf(name: RemoteName): Host {
  const host = useHost();
  const callsOf = use(UnitCallsContext);
  return useMemo(
    () => (callsOf === null ? host : { ...host, ...callsOf(name) }),
    [host, callsOf, name],
  );
}

/** The page's loader. Throws outside the shell. */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(RemotesContext);
  if (loader === null) throw new Error('useRemoteLoader: no RemotesContext above');
  return loader;
}

/** Follows a remote's state; asking for it starts loading it. */
export function useRemote(name: RemoteName): RemoteState {
  const loader = useRemoteLoader();
  const state = useCallback(() => loader.state(name), [loader, name]);
  return useSyncExternalStore(loader.subscribe, state, state);
}
