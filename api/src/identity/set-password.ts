import { setPassword } from 'shared-contracts/calls/auth';
import type { Api, Caller } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { setPasswordHash } from './accounts.store.ts';
import type { AuthLimits } from './auth-limits.ts';
import { forgetCodes } from './mailed-secrets.store.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { endOtherSessions, holdSession } from './sessions.store.ts';

/** A sign-in younger than this, in ms, stands for the current password (readings, 'Calls'). */
const FRESH_MS = 5 * 60 * 1000;

/** Sets or changes the password of whoever asks; their other browsers are signed out. */
export function serveSetPassword(api: Api, { currentPasswords }: AuthLimits): void {
  const { accountEvents } = api.parts;
  serve(api, setPassword, async ({ body: { user } }, { caller, db, clock }) => {
    const now = clock();
    if (user.current_password === undefined) mustBeFresh(caller, now);
    else {
      await currentPasswords.spend(caller.id);
      const account = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', caller.id)
        .executeTakeFirst();
      if (!(await passwordFits(account?.password_hash, user.current_password)))
        throw new Refusal(403, 'password.currentWrong');
      await currentPasswords.clear(caller.id);
    }
    const passwordHash = await hashPassword(user.password);
    await db.transaction().execute(async (trx) => {
      // Signed out, or the account deleted, while the password was compared.
      if (!(await holdSession(trx, caller.sessionId))) throw new Refusal(401, 'auth.required');
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
  });
}

function mustBeFresh(caller: Caller, now: Date): void {
  if (!isFresh(caller, now)) throw new Refusal(403, 'auth.signInAgain');
}

/** Whether the sign-in is young enough to stand for the current password. */
export function isFresh({ signedInAt }: Caller, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH_MS;
}
