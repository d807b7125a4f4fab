import type { LeaveDesk } from './leave-desk.ts';

/** Marks the history entry that a guarded page puts on top of itself. */
const HELD = 'held';

/** True while the page stands on the entry that its guard has added; who goes on from here may replace it. */
export function isOnHeldEntry(): boolean {
  return isHeld(window.history.state);
}

/**
 * Holds back the browser's Back. The router has listened for longer than we have and hears of a step first, so the
 * page gets a second entry of the same address: a step back from it changes nothing, is undone, and asks; when the
 * answer is yes, both entries are left. Returns the way to stop.
 */
export function guardHistory(desk: LeaveDesk): () => void {
  const { pathname } = window.location;
  hold();
  const onPop = (event: PopStateEvent) => {
    if (desk.isFree() || isHeld(event.state) || window.location.pathname !== pathname) return;
    // Steps in the history are not made at once: the way out begins where the way back has ended.
    const returned = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(1);
    desk.ask(() => void returned.then(() => window.history.go(-2)));
  };
  window.addEventListener('popstate', onPop);
  return () => {
    window.removeEventListener('popstate', onPop);
    // Nothing is unsaved any more, and one is still here: Back shall need one step again.
    if (isOnHeldEntry() && !desk.isFree() && window.location.pathname === pathname) {
      window.history.go(-1);
    }
  };
}

function hold(): void {
  if (isOnHeldEntry()) return;
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, [HELD]: true }, '', window.location.href);
}

function isHeld(state: unknown): boolean {
  return typeof state === 'object' && state !== null && HELD in state;
}
