import { setPassword } from 'shared-contracts/calls/auth';
import type { Api } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockAccount, setPasswordHash } from '../accounts.store.ts';
import { proveOwner } from '../prove-owner.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { endOtherSessions, lockSession } from '../sessions/sessions.store.ts';
import { forgetCodes } from './forget-codes.ts';
import { passwordErrors, refuseShortForRole } from './new-password.ts';
import { hashPassword } from './passwords.ts';

/** Sets or changes the caller's password; their other browsers are signed out. */
export function serveSetPassword(api: Api, limits: AuthLimits): void {
  const { accountEvents } = api.parts;
  const handle: Handler<typeof setPassword> = async (
    { body: { user } },
    { caller, db, clock, config },
  ) => {
    const now = clock();
    await proveOwner({ db, caller, now }, limits, user.current_password);
    refuseShortForRole(caller, user.password, config);
    const passwordHash = await hashPassword(user.password);
    await db.transaction().execute(async (trx) => {
      // The account before its session, as everywhere: no two transactions wait for each other.
      await lockAccount(trx, caller.id);
      // Signed out, or the account deleted, while the password was compared.
      if (!(await lockSession(trx, caller.sessionId))) throw new Refusal(401, 'auth.required');
      await setPasswordHash(trx, caller.id, passwordHash);
      await forgetCodes(trx, caller.id);
      await endOtherSessions(trx, caller, now);
    });
    accountEvents.publish({
      accountId: caller.id,
      because: 'password-changed',
      sockets: { butOf: caller.sessionId },
    });
    return { data: { changed: true as const } };
  };
  serve(api, setPassword, handle, ({ body }) => passwordErrors(body));
}
