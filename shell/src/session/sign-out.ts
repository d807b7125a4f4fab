import { signOut } from 'shared-contracts/calls/auth';
import { messages } from 'shared-contracts/messages';
import type { Page } from '../create-page.ts';
import { ignore } from '../ignore.ts';
import type { EndReason } from './session-keeper.ts';

/** Ends the session here at once, and tells the server so that its token dies too. */
export function signOutHere(
  page: Pick<Page, 'send' | 'session' | 'notices'>,
  reason: EndReason,
): void {
  if (page.session.current() === null) {
    page.session.end(reason);
    return;
  }
  // The call takes the token along before the session is gone.
  void page
    .send(signOut, {})
    .catch(ignore('the session has ended here; without the call its token dies with its time'));
  page.session.end(reason);
  // After a payment or a deletion the one who ended the session says so in better words.
  if (reason === 'asked') page.notices.show(messages['auth.signedOut']);
}
