import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-contracts/router';
import { openStorage } from '../session/browser-storage.ts';
import { openedAnew } from './opened-anew.ts';
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
    const anew = before === '' && openedAnew(window);
    // What an earlier load left here is not this one's.
    if (anew) memory.current.note(entry, 0);
    const top = type === 'POP' && !anew ? memory.current.recall(entry) : null;
    if (top !== null) return scrollWhileGrowing(window, reachTop(window, top));
    if (hash !== '') return scrollWhileGrowing(window, reachPart(window, hash));
    // A change of the query alone is the page's own affair; Back to where nobody scrolled is the top.
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
