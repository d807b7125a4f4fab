import { useEffect, useState, type RefObject } from 'react';

/** What takes the focus in a list: the person of a card, or what an empty list offers to do. */
const STOPS = 'h2 a, .sp-state a';

/**
 * Keeps the keyboard's place when a card leaves with the button that was pressed: the returned function moves the
 * focus to the card that now stands at that place (from 0), unless the reader has moved on.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): (index: number) => void {
  const [left, setLeft] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (left === null || !isLost(document.activeElement)) return;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    stops[Math.min(left.index, stops.length - 1)]?.focus();
  }, [left, frame]);
  return (index) => setLeft({ index });
}

/** The browser falls back to the body when the focused element goes. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body;
}
