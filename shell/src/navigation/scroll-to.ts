/** How long a page may grow until it reaches the place it was left at (ms). */
const PATIENCE = 5000;

/**
 * Scrolls to a place that the page may not be long enough for yet, and tries again while it grows, until it is
 * reached, a person scrolls, or patience ends. Returns the way to stop.
 */
export function scrollWhenPossible(browser: Window, top: number): () => void {
  const stop = new AbortController();
  const reach = (): void => {
    browser.scrollTo(0, top);
    if (browser.scrollY >= top - 1) stop.abort();
  };
  reach();
  if (stop.signal.aborted) return () => undefined;

  const grown = new ResizeObserver(reach);
  grown.observe(browser.document.body);
  const timer = browser.setTimeout(() => stop.abort(), PATIENCE);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    const once = { signal: stop.signal, passive: true };
    browser.addEventListener(sign, () => stop.abort(), once);
  }
  stop.signal.addEventListener('abort', () => {
    grown.disconnect();
    browser.clearTimeout(timer);
  });
  return () => stop.abort();
}
