import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Send } from 'shared-contracts/calls/client';
import { signOut } from 'shared-contracts/calls/session';
import type { Navigation } from '../navigation/navigation.ts';
import type { NoticeQueue } from '../notices/notice-queue.ts';
import type { EndReason, PageSession } from './page-session.ts';

/** What /logout finds in the history entry when the server has ended every session of the member, this one too. */
export const EVERYWHERE = { everywhere: true } as const;

/** True on the sign-out page when the server has ended all sessions already. */
export function endedEverywhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'everywhere' in state;
}

/** Ends a session here that the server has ended already, with all others of the member. */
export function signOutEverywhereHere(page: {
  readonly session: PageSession;
  readonly notices: NoticeQueue;
  readonly navigation: Navigation;
}): void {
  // Back to this entry after another sign-in is an ordinary sign-out.
  page.navigation.go(page.navigation.current(), { replace: true });
  if (page.session.current() === null) return;
  page.session.end('asked');
  page.notices.show('auth.signedOutEverywhere');
}

/** Ends the session here at once, and tells the server so that its token dies too. */
export function signOutHere(
  page: {
    readonly send: Send;
    readonly session: PageSession;
    readonly notices: NoticeQueue;
  },
  reason: EndReason,
): void {
  // Also where another tab has ended the session meanwhile: the plan is there after signing in (section 8).
  if (reason === 'paid') page.notices.show('payment.signInAgain');
  if (page.session.current() === null) {
    page.session.end(reason);
    return;
  }
  // The call takes the token along before the session is gone.
  void page
    .send(signOut, {})
    .catch(ignore('the session has ended here; without the call its token dies with its time'));
  page.session.end(reason);
  // After a deletion the one who ended the session says so in better words.
  if (reason === 'asked') page.notices.show('auth.signedOut');
}
