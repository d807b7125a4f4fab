import { getAccount } from 'shared-contracts/calls/auth';
import type { Duty } from 'shared-contracts/calls/call';
import { fake } from 'shared-contracts/testing/fake-api';

/** What the server says of an account with these duties; a function says them as they are at that moment. */
export function accountOf(duties: readonly Duty[] | (() => readonly Duty[])) {
  return fake(getAccount, () => ({
    data: {
      email: 'staff@example.com',
      has_password: true,
      recently_signed_in: false,
      plan_until: null,
      duties: [...(typeof duties === 'function' ? duties() : duties)],
    },
  }));
}
