import type { LeaveDesk } from './leave-desk.ts';

/**
 * Holds back the browser's Back and Forward: the history has moved already when we are told, so it is moved back
 * before the question, and on again when the answer is yes. Returns the way to stop.
 */
export function guardHistory(desk: LeaveDesk): () => void {
  const here = indexOf(window.history.state);
  let isComingBack = false;
  const onPop = (event: PopStateEvent) => {
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = indexOf(event.state);
    if (desk.isFree() || here === null || there === null || there === here) return;
    event.stopImmediatePropagation();
    isComingBack = true;
    window.history.go(here - there);
    desk.ask(() => window.history.go(there - here));
  };
  // In the capture phase we hear of it before the router does.
  window.addEventListener('popstate', onPop, true);
  return () => window.removeEventListener('popstate', onPop, true);
}

/** The router's own count of its history entries; null for an entry that it did not make. */
function indexOf(state: unknown): number | null {
  const { idx } = { ...(state as { idx?: unknown } | null) };
  return typeof idx === 'number' ? idx : null;
}
