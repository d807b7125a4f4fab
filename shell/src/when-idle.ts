/** Runs something once the page has settled; Safari has no idle callback. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}

/** The first screen has the line and the processor to itself this long after the page has loaded, in ms. */
const QUIET_MS = 2000;

/** Runs something that no first screen needs, once that has had its time. Returns the way to call it off. */
export function whenQuiet(run: () => void): () => void {
  let cancel: () => void;
  const afterLoad = (): void => {
    const timer = setTimeout(() => (cancel = whenIdle(run)), QUIET_MS);
    cancel = () => clearTimeout(timer);
  };
  cancel = () => window.removeEventListener('load', afterLoad);
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
  return () => cancel();
}
