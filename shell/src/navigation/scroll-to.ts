/** How long a page may grow until it holds the place to scroll to (ms). */
const PATIENCE = 5000;

/**
 * Scrolls to where `reach` wants to be and tries again while the page grows, until that is reached, a person scrolls,
 * or patience ends: content comes after the navigation. Returns the way to stop.
 */
export function scrollWhileGrowing(browser: Window, reach: () => boolean): () => void {
  if (reach()) return () => undefined;
  const stop = new AbortController();
  const grown = new ResizeObserver(() => {
    if (reach()) stop.abort();
  });
  grown.observe(browser.document.body);
  const timer = browser.setTimeout(() => stop.abort(), PATIENCE);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    browser.addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  stop.signal.addEventListener('abort', () => {
    grown.disconnect();
    browser.clearTimeout(timer);
  });
  return () => stop.abort();
}

/** Tries to scroll to a height (px). */
export function reachTop(browser: Window, top: number): () => boolean {
  return () => {
    browser.scrollTo(0, top);
    return browser.scrollY >= top - 1;
  };
}

/** Tries to scroll to the part that a fragment (`#id`) names. */
export function reachPart(browser: Window, hash: string): () => boolean {
  return () => {
    const part = browser.document.getElementById(idOf(hash));
    part?.scrollIntoView();
    return part !== null;
  };
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    // A lone '%' typed by hand: then it is not encoded.
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}
