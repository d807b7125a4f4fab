/**
 * The router's own number of a history entry, which it keeps in the entry's state; 0 is where the reader entered the site.
 * Null for an entry that the router did not make.
 */
export function historyIndex(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
