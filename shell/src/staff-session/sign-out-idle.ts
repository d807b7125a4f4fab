import { ignore } from 'shared-contracts/behaviour/ignore';
import { signOut } from 'shared-contracts/calls/session';
import type { Navigation } from '../navigation/navigation.ts';
import { loginHref } from '../navigation/return-address.ts';
import type { NoticeQueue } from '../notices/notice-queue.ts';
import { finishWork, type WorkServices } from '../session/finish-work.ts';

interface SigningOutPage extends WorkServices {
  readonly notices: NoticeQueue;
  readonly navigation: Navigation;
}

/** Ends a session that was idle for a while; what is unsent is sent or kept first, and signing in leads back here. */
export async function signOutIdle(page: SigningOutPage): Promise<void> {
  const token = page.session.current()?.token;
  await finishWork(page);
  // Signed out, or in as another, meanwhile.
  if (token === undefined || page.session.current()?.token !== token) return;
  page.session.expectEnd();
  void page
    .send(signOut, {})
    .catch(
      ignore('the session has ended here; the server refuses it by itself after the same time'),
    );
  // As one that was interrupted: what this device keeps for the account stays.
  page.session.end('expired');
  page.notices.show('auth.idle');
  page.navigation.go(loginHref(page.navigation.current()), { replace: true });
}
