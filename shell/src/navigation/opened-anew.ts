/** True when the address was opened by a link or typed in: neither a reload nor Back from elsewhere. */
export function openedAnew({ performance }: Window): boolean {
  // Some surroundings keep no such list; they are taken for a return, as the browser itself would.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
