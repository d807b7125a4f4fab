import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-contracts/router';
import { openStorage } from '../session/browser-storage.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { reachPart, reachTop, scrollWhileGrowing } from './scroll-to.ts';

/**
 * New pages start at the top or at the part their address names; Back and a reload return to where one was. Where a member
 * was is forgotten when they sign out (readings, 'Screens').
 */
export function useScrollMemory(memberId?: string): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  // The router calls the first entry of every load `default`: only the path tells two of them apart.
  const entry = `${key}:${pathname}`;
  const shown = useRef({ entry, pathname: '' });

  useLayoutEffect(() => {
    memory.current ??= createScrollMemory(openStorage(() => window.sessionStorage));
    const before = shown.current.pathname;
    shown.current = { entry, pathname };
    const isNew = before === '' && isOpenedByLink(window);
    // What an earlier load left here is not this one's.
    if (isNew) memory.current.note(entry, 0);
    const top = type === 'POP' && !isNew ? memory.current.recall(entry) : null;
    if (top !== null) return scrollWhileGrowing(window, reachTop(window, top));
    if (hash !== '') return scrollWhileGrowing(window, reachPart(window, hash));
    // A change of the query alone is the page's own affair; Back to an entry without a position is the top.
    if (before !== '' && (type === 'POP' || before !== pathname)) window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, type]);

  const former = useRef(memberId);
  useEffect(() => {
    if (former.current !== undefined && former.current !== memberId) memory.current?.forget();
    former.current = memberId;
  }, [memberId]);

  useEffect(() => {
    // The browser's own restoring comes before the page has its content.
    window.history.scrollRestoration = 'manual';
    const note = () => memory.current?.note(shown.current.entry, window.scrollY);
    const keep = () => memory.current?.keep();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}

/** True when the address was opened by a link or typed in: neither a reload nor Back from elsewhere. */
function isOpenedByLink({ performance }: Window): boolean {
  // Some surroundings keep no such list; they are taken for a return, as the browser itself would.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
