import { swallowSecondTaps } from './confirm/swallow-second-taps.ts';
import { ownerOf, type AppServices } from './create-app-services.ts';
import { keepNoticesClear } from './notices/keep-clear.ts';
import type { Stands } from './telemetry/early-faults.ts';
import { watchPages } from './telemetry/watch-pages.ts';

/** Starts what every page needs once it has settled, lazy-loaded: double-tap protection, the place of notices, and its watch. */
export function startPageServices(window: Window, page: AppServices, stands: Stands): void {
  const { document } = window;
  swallowSecondTaps(document);
  keepNoticesClear(page.notices, document);
  watchPages(window, { ...page, ownerOf, stands });
}
