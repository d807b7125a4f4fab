import { useSyncExternalStore } from 'react';

/** From here on the frame has its rail at the side and a table has room (px, the breakpoint of the design system). */
const WIDE = '(min-width: 900px)';

/** Whether the window is wide enough for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
