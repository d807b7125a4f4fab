import { useLayoutEffect, useRef, type RefObject } from 'react';
import { historyIndex } from 'shared-contracts/behaviour/history-index';
import { useLocation } from 'shared-contracts/router';

/** Where a page stands among the entries of the browser's history. */
export interface HistoryPlace {
  readonly pathname: string;
  readonly href: string;
  /** What the router keeps in the entry. */
  readonly state: unknown;
  /** The router's own number of the entry. */
  readonly index: number | null;
}

/** The place of the page that the router shows, for listeners who hear of a step before the router does. */
export function useHistoryPlace(): RefObject<HistoryPlace> {
  const { pathname, search, hash, key } = useLocation();
  const place = useRef<HistoryPlace>({ pathname, href: '', state: null, index: null });
  useLayoutEffect(() => {
    const { href } = window.location;
    const state: unknown = window.history.state;
    place.current = { pathname, href, state, index: historyIndex(state) };
  }, [pathname, search, hash, key]);
  return place;
}

/**
 * Calls back after each entry that is pushed or written over. The browser has no event for it that all have, and the router
 * tells React in a transition, which a slow phone draws hundreds of ms later. Returns the way to stop.
 */
export function watchEntries(changed: () => void): () => void {
  const { history } = window;
  const { pushState, replaceState } = history;
  const watched = (method: History['pushState']): History['pushState'] =>
    function (this: History, ...entry) {
      method.apply(this, entry);
      changed();
    };
  history.pushState = watched(pushState);
  history.replaceState = watched(replaceState);
  return () => Object.assign(history, { pushState, replaceState });
}

/** Whether the router says of both that they are the same visit to a page; another address is another one. */
export function isSameVisit(one: unknown, other: unknown): boolean {
  return (one as RouterEntry | null)?.key === (other as RouterEntry | null)?.key;
}

interface RouterEntry {
  readonly key?: unknown;
}
