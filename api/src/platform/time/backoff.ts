/** How long to wait before the next try, in ms: doubled after each, up to a longest wait. */
export function backoffMs(tries: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, tries - 1));
}
