import type { confirmEmail, SessionReply } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import type { HowConfirmed } from '../login/confirmed.tsx';

/** The session in the answer to a confirmation; where another browser signed up, or from the second time on, how it is confirmed. */
export function sessionIn(
  data: CallReply<typeof confirmEmail>['data'],
): SessionReply | HowConfirmed {
  if ('token' in data) return data;
  return data.already === true ? 'before' : 'now';
}
