import { resetPassword } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/routes';
import type { Api, AppParts } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { confirmAccount, findByEmail, setPasswordHash } from './accounts.store.ts';
import { onTheBeat, spendMail, type AuthLimits } from './auth-limits.ts';
import { mailOf } from './mail-texts.ts';
import { hashCode, makeCode } from './mailed-secret.ts';
import { keepSecret, useCode } from './mailed-secrets.store.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './sessions.store.ts';

/** How long a one-time code is good, in ms: 15 minutes. */
const CODE_MS = 15 * 60 * 1000;

/** Both forms of resetpassword: asking for a code, and setting a password with it. */
export function serveResetPassword(api: Api, limits: AuthLimits): void {
  const { parts } = api;
  serve(api, resetPassword, async ({ body: { user } }, { mail, request }) => {
    if ('email' in user) {
      await spendMail(limits, user.email, request.ip);
      await onTheBeat(parts.authFloorMs, mailCode(parts, user.email));
      mail.wake();
      return { data: { mailed: true } };
    }
    await limits.senderFailures.spend(request.ip);
    await changePassword(parts, user.reset_token, user.password);
    await limits.senderFailures.refund(request.ip);
    return { data: { changed: true } };
  });
}

/** Writes a mail with a code to whoever has this address; nothing when nobody has. */
async function mailCode({ db, clock, config, mail }: AppParts, email: string): Promise<void> {
  const account = await findByEmail(db, email);
  if (account === undefined) return;
  const code = makeCode();
  const link = config.siteOrigin + routes.resetPassword.href();
  const secret = { hash: hashCode(code), purpose: 'code', now: clock() } as const;
  const letter = {
    mail: mailOf('code', email, { product: config.productName, code, link }),
    accountId: account.id,
    goodForMs: CODE_MS,
  };
  await db.transaction().execute(async (trx) => {
    if (await keepSecret(trx, { ...secret, accountId: account.id, goodForMs: CODE_MS }))
      await mail.write(trx, letter);
  });
}

/** Uses the code up, sets the password and ends every session of the account. */
async function changePassword(
  { db, clock, accountEvents }: AppParts,
  code: string,
  password: string,
): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(password);
  const accountId = await db.transaction().execute(async (trx) => {
    const id = await useCode(trx, hashCode(code), now);
    if (id === undefined) throw new Refusal(410, 'auth.codeExpired');
    await setPasswordHash(trx, id, passwordHash);
    await endAllSessions(trx, id, now);
    // The code came by mail, so the address is theirs.
    await confirmAccount(trx, id, now);
    return id;
  });
  accountEvents.publish({ accountId, because: 'password-changed', sockets: 'all' });
}
