import { routes } from 'shared-contracts/platform/routes';
import type { Navigation } from '../navigation/navigation.ts';
import type { NoticeQueue } from '../notices/notice-queue.ts';

/** What 'Join now' puts into the history entry of /signup. */
const JOINED = { joinNow: true } as const;

/** Answers a visitor's wish for a member's action: 'Join now', and the sign-up page (section 2). */
export function goJoin(page: {
  readonly notices: NoticeQueue;
  readonly navigation: Navigation;
}): void {
  page.notices.show('visitor.joinNow');
  page.navigation.go(routes.signup.href(), { state: JOINED });
}

/** True on the sign-up page when 'Join now' led there. */
export function cameByJoinNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'joinNow' in state;
}
