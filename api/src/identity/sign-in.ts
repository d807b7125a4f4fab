import { signIn } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { confirmAccount, findByEmail, setPasswordHash } from './accounts.store.ts';
import type { AuthLimits } from './auth-limits.ts';
import { hashCode } from './mailed-secret.ts';
import { useCode } from './mailed-secrets.store.ts';
import { passwordFits } from './passwords.ts';
import { openSession } from './session-reply.ts';

/** No account has this id; asking for it takes as long as asking for a real one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Signing in with a password or with a mailed one-time code. */
export function serveSignIn(api: Api, limits: AuthLimits): void {
  serve(api, signIn, async ({ body: { email, password } }, { db, clock, request }) => {
    const account = `${email} ${request.ip}`;
    limits.failures.check(account);
    limits.senderFailures.check(request.ip);
    // Counted before the answer is known, so that tries at the same time cannot exceed the budget.
    limits.failures.spend(account);
    limits.senderFailures.spend(request.ip);

    const now = clock();
    const found = await findByEmail(db, email);
    const fits = await passwordFits(found?.password_hash, password);
    const codeFits = !fits && (await useCode(db, hashCode(password), now, found?.id ?? NOBODY));
    if (found === undefined || (!fits && !codeFits)) throw new Refusal(401, 'auth.wrongPassword');

    limits.failures.clear(account);
    limits.senderFailures.refund(request.ip);
    if (found.confirmed_at === null) {
      if (fits) throw new Refusal(403, 'auth.confirmFirst');
      await db.transaction().execute(async (trx) => {
        await confirmAccount(trx, found.id, now);
        // Whoever set this password never proved to own the address; the code did.
        await setPasswordHash(trx, found.id, null);
      });
    }
    return { data: await openSession(db, found, now, api.parts.jwtSecret) };
  });
}
