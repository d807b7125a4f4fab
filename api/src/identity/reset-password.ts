import { resetPassword } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/routes';
import type { Api, AppParts } from '../platform/context.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { confirmAccount, findByEmail, setPasswordHash } from './accounts.store.ts';
import { noSoonerThan, spendMail, type AuthLimits } from './auth-limits.ts';
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
      spendMail(limits, user.email, request.ip);
      const code = await noSoonerThan(parts.authFloorMs, newCode(parts, user.email));
      if (code !== null) mail.post(code);
      return { data: { mailed: true } };
    }
    limits.senderFailures.check(request.ip);
    limits.senderFailures.spend(request.ip);
    await changePassword(parts, user.reset_token, user.password);
    limits.senderFailures.refund(request.ip);
    return { data: { changed: true } };
  });
}

/** Makes a code for whoever has this address; null when nobody has. */
async function newCode({ db, clock, config }: AppParts, email: string): Promise<Mail | null> {
  const account = await findByEmail(db, email);
  if (account === undefined) return null;
  const code = makeCode();
  const hash = hashCode(code);
  await db.transaction().execute((trx) =>
    keepSecret(trx, {
      hash,
      purpose: 'code',
      accountId: account.id,
      now: clock(),
      goodForMs: CODE_MS,
    }),
  );
  const link = config.siteOrigin + routes.resetPassword.href();
  return mailOf('code', email, { product: config.productName, code, link });
}

/** Uses the code up, sets the password and ends every session of the account. */
async function changePassword({ db, clock }: AppParts, code: string, password: string) {
  const now = clock();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const accountId = await useCode(trx, hashCode(code), now);
    if (accountId === undefined) throw new Refusal(410, 'auth.codeExpired');
    await setPasswordHash(trx, accountId, passwordHash);
    await endAllSessions(trx, accountId, now);
    // The code came by mail, so the address is theirs.
    await confirmAccount(trx, accountId, now);
  });
}
