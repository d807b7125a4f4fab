import { useEffect, useRef, type RefObject } from 'react';

/**
 * How far off the screen, in px, the end of the list may be when more is fetched: below the screen, or above it after a
 * jump to the foot of the page.
 */
const AHEAD = '900px';

/** Whether this browser tells when something comes near the screen. */
export function mayNoticeEnd(): boolean {
  return typeof IntersectionObserver !== 'undefined';
}

/**
 * Calls `onNear` whenever the marked element comes near the screen while `enabled`. Browsers without
 * IntersectionObserver do nothing: the button below the list stays.
 */
export function useNearEnd(enabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = mark.current;
    if (!enabled || element === null || !mayNoticeEnd()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);
  return mark;
}
