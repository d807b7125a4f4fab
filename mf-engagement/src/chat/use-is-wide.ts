import { useSyncExternalStore } from 'react';

/** From this width on list and conversation stand beside each other; the stylesheet says the same. */
const WIDE = '(min-width: 900px)';

/** Whether there is room for two columns; a server and old browsers take one. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
