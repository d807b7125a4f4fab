import { swallowSecondTaps } from './confirm/swallow-second-taps.ts';
import { keepNoticesClear } from './notices/keep-clear.ts';
import type { NoticeQueue } from './notices/notice-queue.ts';

/** Starts what every page needs once it has settled, lazy-loaded: double-tap protection, and the place of notices. */
export function startPageServices(notices: NoticeQueue): void {
  swallowSecondTaps(document);
  keepNoticesClear(notices, document);
}
