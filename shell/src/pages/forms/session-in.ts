import type { confirmEmail, SessionReply } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';

/** The session in the answer to a confirmation; null where another browser signed up. */
export function sessionIn(data: CallReply<typeof confirmEmail>['data']): SessionReply | null {
  return 'token' in data ? data : null;
}
