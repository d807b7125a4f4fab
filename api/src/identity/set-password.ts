import { setPassword } from 'shared-contracts/calls/auth';
import type { Api, Caller } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { setPasswordHash } from './accounts.store.ts';
import { Budget } from './budget.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { endOtherSessions } from './sessions.store.ts';

/** A sign-in younger than this, in ms, stands for the current password (readings, 'Calls'). */
const FRESH_MS = 5 * 60 * 1000;

/** Sets or changes the password of whoever asks; their other browsers are signed out. */
export function serveSetPassword(api: Api): void {
  // A stolen session must not be a place to guess the password in.
  const tries = new Budget(api.parts.clock, 10, 15 * 60 * 1000);

  serve(api, setPassword, async ({ body: { user } }, { caller, db, clock }) => {
    const now = clock();
    if (user.current_password === undefined) mustBeFresh(caller, now);
    else {
      tries.check(caller.id);
      tries.spend(caller.id);
      const account = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', caller.id)
        .executeTakeFirst();
      if (!(await passwordFits(account?.password_hash, user.current_password)))
        throw new Refusal(403, 'password.currentWrong');
      tries.clear(caller.id);
    }
    const passwordHash = await hashPassword(user.password);
    await db.transaction().execute(async (trx) => {
      await setPasswordHash(trx, caller.id, passwordHash);
      await endOtherSessions(trx, caller, now);
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
