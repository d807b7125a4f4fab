import type { RemoteLoader } from './loader.ts';
import { startPreloading } from './preloading.ts';

/** The first screen has the line and the processor to itself this long after the page has loaded, in ms. */
const QUIET_MS = 2000;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Preloading as this browser, its owner's wishes and its line allow. */
export function preloadInBrowser(window: Window, loader: RemoteLoader): void {
  const line = (window.navigator as { connection?: NetworkInformation }).connection;
  startPreloading({
    document: window.document,
    loader,
    sparing: line?.saveData === true || line?.effectiveType?.endsWith('2g') === true,
    whenIdle: (run) => afterLoad(window, () => setTimeout(() => idle(window, run), QUIET_MS)),
  });
}

function afterLoad(window: Window, run: () => void): void {
  if (window.document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

function idle(window: Window, run: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else run();
}
