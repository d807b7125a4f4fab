import { historyIndex } from 'shared-contracts/behaviour/history-index';
import type { Exits } from './exits.ts';

/**
 * Holds back the browser's Back and Forward: a step to another page is undone before the router hears of it, and made
 * again when the answer is yes. Begins before the router does, for all listeners of a window are called in the order in
 * which they came. `place` is where the page stands among the router's entries. Returns the way to stop.
 */
export function guardHistory(
  { isHeld, ask }: Pick<Exits, 'isHeld' | 'ask'>,
  place: () => { readonly pathname: string; readonly index: number | null },
): () => void {
  /** Steps that the person wanted to make, while the way back from there is under way. */
  let wanted: number | null = null;
  const onPop = (event: PopStateEvent) => {
    if (!isHeld()) return;
    const { pathname, index } = place();
    if (window.location.pathname !== pathname) {
      event.stopImmediatePropagation();
      // An entry that the router did not make has no number; all that leads to one from here is Back.
      const there = historyIndex(event.state);
      const steps = index === null || there === null ? 0 : there - index;
      wanted = steps === 0 ? -1 : steps;
      window.history.go(-wanted);
      return;
    }
    if (wanted === null) return;
    const steps = wanted;
    wanted = null;
    event.stopImmediatePropagation();
    ask(() => window.history.go(steps));
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
