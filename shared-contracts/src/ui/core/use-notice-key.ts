import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { screenTitleAttribute } from './screen-title.tsx';

/** Leads to what a notice offers to do; browsers and screen readers use it to walk through the parts of a page. */
export const NOTICE_KEY = 'F6';

/**
 * Listens for the key while there is something to do, and moves the focus to it. Returns how to give the focus back to
 * where it was, else to the page's title, before the notice that holds it goes; it does nothing when none holds it.
 */
export function useNoticeKey(region: RefObject<HTMLElement | null>, enabled: boolean): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== NOTICE_KEY || event.defaultPrevented) return;
      const { activeElement } = document;
      const offered = region.current?.querySelector<HTMLElement>('[aria-keyshortcuts]');
      if (!offered || region.current?.contains(activeElement)) return;
      event.preventDefault();
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
      offered.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, enabled]);

  return () => {
    if (!region.current?.contains(document.activeElement)) return;
    const place = before.current;
    const title = document.querySelector<HTMLElement>(`[${screenTitleAttribute}]`);
    (place?.isConnected ? place : title)?.focus({ preventScroll: true });
    before.current = null;
  };
}
