import { whenQuiet } from '../when-idle.ts';
import type { RemoteLoader } from './loader.ts';
import { startPreloading } from './preloading.ts';

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
    whenIdle: whenQuiet,
  });
}
