import type { Transaction } from 'kysely';
import { signIn, type SessionReply } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { spendAll } from '../platform/counters/budget.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { confirmAccount, findByEmail, holdAccount, setPasswordHash } from './accounts.store.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { Account } from './identity.tables.ts';
import { hashCode } from './mailed-secret.ts';
import { useCode } from './mailed-secrets.store.ts';
import { passwordFits } from './passwords.ts';
import { openSession } from './session-reply.ts';

/** No account has this id; asking for it takes as long as asking for a real one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Signing in with a password or with a mailed one-time code. */
export function serveSignIn(api: Api, limits: AuthLimits): void {
  const { jwtSecret } = api.parts;
  serve(api, signIn, async ({ body: { email, password } }, { db, clock, request }) => {
    const account = `${email} ${request.ip}`;
    // Counted before the answer is known, so that tries at the same time cannot exceed the budget.
    await spendAll([limits.failures, account], [limits.senderFailures, request.ip]);

    const found = await findByEmail(db, email);
    const fits = await passwordFits(found?.password_hash, password);
    const data = await db
      .transaction()
      .execute((trx) => enter(trx, { found, fits, typed: password }, clock(), jwtSecret));
    await Promise.all([limits.failures.clear(account), limits.senderFailures.refund(request.ip)]);
    return { data };
  });
}

/** What is known of whoever wants to come in. */
interface Entry {
  readonly found: Account | undefined;
  /** Whether what was typed is the password of the account found. */
  readonly fits: boolean;
  readonly typed: string;
}

/** Uses a code up where it is one, confirms the address that it proves, and begins a session. */
async function enter(
  trx: Transaction<Database>,
  { found, fits, typed }: Entry,
  now: Date,
  jwtSecret: string,
): Promise<SessionReply> {
  const codeFits = !fits && (await useCode(trx, hashCode(typed), now, found?.id ?? NOBODY));
  if (found === undefined || (!fits && !codeFits)) throw wrong();
  const account = await holdAccount(trx, found.id);
  // Deleted, or given another password, while this one was compared.
  if (account === undefined || (fits && account.password_hash !== found.password_hash))
    throw wrong();
  if (account.confirmed_at === null) {
    if (fits) throw new Refusal(403, 'auth.confirmFirst');
    await confirmAccount(trx, account.id, now);
    // Whoever set this password never proved to own the address; the code did.
    await setPasswordHash(trx, account.id, null);
  }
  return openSession(trx, account, now, jwtSecret);
}

function wrong(): Refusal {
  return new Refusal(401, 'auth.wrongPassword');
}
