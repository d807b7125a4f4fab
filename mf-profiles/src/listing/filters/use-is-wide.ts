import { useSyncExternalStore } from 'react';

/** From this width on the filters stand beside the people; the stylesheet says the same. */
const WIDE = '(min-width: 1024px)';

/** Whether there is room for the filters at the side; a server and old browsers take the narrow way. */
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
