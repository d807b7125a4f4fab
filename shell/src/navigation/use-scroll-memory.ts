import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-contracts/router';
import { openStorage } from '../session/browser-storage.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { scrollWhenPossible } from './scroll-to.ts';

/** New pages start at the top; Back and a reload return to where the page was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const shown = useRef({ key, pathname: '' });

  useLayoutEffect(() => {
    memory.current ??= createScrollMemory(openStorage(() => window.sessionStorage));
    const before = shown.current.pathname;
    shown.current = { key, pathname };
    if (type === 'POP') {
      const top = memory.current.recall(key);
      return top === null ? undefined : scrollWhenPossible(window, top);
    }
    // A change of the query alone is the page's own affair.
    if (before !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);

  useEffect(() => {
    // The browser's own restoring comes before the page has its content.
    window.history.scrollRestoration = 'manual';
    const note = () => memory.current?.note(shown.current.key, window.scrollY);
    const keep = () => memory.current?.keep();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
