import { useEffect, type RefObject } from 'react';

/** What marks the beginning and the end of a profile, and the element that shows where the reader is. */
interface ReadingMarks {
  readonly top: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  readonly screen: RefObject<HTMLElement | null>;
}

/**
 * Keeps `data-reading` of the screen at 'top', 'within' or 'end', for the style sheet alone: nothing renders while
 * scrolling. Without an observer, as on a server, it stays absent, which counts as the top.
 */
export function useReadingPlace({ top, end, screen }: ReadingMarks): void {
  useEffect(() => {
    const element = screen.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const seen = new Map<Element, boolean>();
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        seen.set(target, isIntersecting && intersectionRatio >= MOST);
      const isIn = (mark: Element | null) => mark !== null && seen.get(mark) === true;
      const place = isIn(top.current) ? 'top' : isIn(end.current) ? 'end' : 'within';
      cancelAnimationFrame(frame);
      if (place !== 'end' || element.dataset['reading'] === 'within') {
        element.dataset['reading'] = place;
        return;
      }
      // Over a short page at one turn of the wheel: from place to place, as when one scrolls slowly. What leaps as far as a
      // page is long would count as a page that moves.
      element.dataset['reading'] = 'within';
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          element.dataset['reading'] = place;
        });
      });
    }, BELOW_TOP_BAR);
    for (const mark of [top.current, end.current]) if (mark !== null) observer.observe(mark);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [top, end, screen]);
}

/** What is behind the top bar is not seen; a mark counts while more than half of it is. */
const MOST = 0.6;
const BELOW_TOP_BAR = { rootMargin: '-64px 0px 0px 0px', threshold: [0, MOST] };
