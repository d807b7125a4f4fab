import { createListeners } from 'shared-contracts/behaviour/listeners';

/** Whether the page that stands holds work that leaving would lose; one per page, an external store. */
export interface NavigationGuard {
  /** Something unsaved stands; returns the way to say that it is saved or gone. */
  hold(): () => void;
  /** True while leaving must ask first. */
  isHeld(): boolean;
  /** True while something unsaved stands, also after the person has agreed to lose it. */
  isUnsaved(): boolean;
  /** Asks unless the question stands already; calls `leave` when the answer is yes, and holds nothing back after. */
  ask(question: () => Promise<boolean>, leave: () => void): void;
  /** True while the question stands. */
  isAsking(): boolean;
  /** Runs at once, or as soon as nothing is unsaved any more. */
  whenSaved(run: () => void): void;
  subscribe(listener: () => void): () => void;
}

export function createNavigationGuard(): NavigationGuard {
  const { subscribe, tell } = createListeners();
  const waiting: (() => void)[] = [];
  // One mark for each holder: a page may have several forms.
  const holders = new Set<object>();
  let state: 'held' | 'asking' | 'agreed' = 'held';
  const release = (holder: object): void => {
    if (!holders.delete(holder)) return;
    if (holders.size === 0) {
      state = 'held';
      for (const run of waiting.splice(0)) run();
    }
    tell();
  };
  const isHeld = () => holders.size > 0 && state !== 'agreed';
  return {
    hold() {
      const holder = {};
      holders.add(holder);
      tell();
      return () => release(holder);
    },
    isHeld,
    isUnsaved: () => holders.size > 0,
    ask(question, leave) {
      if (state === 'asking') return;
      state = 'asking';
      void question().then((yes) => {
        // Saved meanwhile, or the session ended and took the question along.
        if (state !== 'asking') return;
        state = yes ? 'agreed' : 'held';
        if (yes) leave();
      });
    },
    isAsking: () => state === 'asking',
    whenSaved(run) {
      if (holders.size === 0) run();
      else waiting.push(run);
    },
    subscribe,
  };
}
