import type { Kysely } from 'kysely';
import { resetPassword } from 'shared-contracts/calls/auth';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';
import { mailOf } from '../account-mails.ts';
import { confirmAccount, findByEmail, lockAccount, setPasswordHash } from '../accounts.store.ts';
import type { Account } from '../accounts.tables.ts';
import { hasLeft } from '../phone/phone-limits.ts';
import { findOwnPhone } from '../phone/phone.store.ts';
import { onTheBeat, secondsToMail, type AuthLimits } from '../sessions/auth-limits.ts';
import { endAllSessions } from '../sessions/sessions.store.ts';
import { signUpDevice } from '../sign-up/sign-up-device.ts';
import { languageOfRequest, mailSignUp, SIGN_UP_MS } from '../sign-up/sign-up-mails.ts';
import { newestSignUp, prolongSignUp } from '../sign-up/sign-ups.store.ts';
import { forgetCodes } from './forget-codes.ts';
import { hashCode, makeCode } from './mailed-secret.ts';
import { keepCode, prolongCode, useCode } from './mailed-secrets.store.ts';
import { passwordErrors, refuseShortForRole } from './new-password.ts';
import { hashPassword } from './passwords.ts';

/** How long a one-time code is good, in ms: 15 minutes. */
const CODE_MS = 15 * 60 * 1000;

/** Both forms of resetpassword: asking for a code, and setting a password with it. */
export function serveResetPassword(api: Api, limits: AuthLimits): void {
  const { sms } = api.parts;
  const handle: Handler<typeof resetPassword> = async (
    { body: { user } },
    { db, mail, request },
  ) => {
    const parts = { ...api.parts, db };
    const sender = networkOf(request.ip);
    if ('email' in user) {
      const { email } = user;
      const mayWrite = (await secondsToMail(limits, email, request)) === null;
      const language = languageOf(request);
      // Counted for every address, or what is left would tell which one has an account.
      const maySend =
        sms !== null &&
        mayWrite &&
        (await hasLeft(limits.signInSmsBy, sender)) &&
        (await hasLeft(limits.signInSmsInAll, 'all'));
      const asking = { email, mayWrite, maySend, device: signUpDevice(request), language };
      await onTheBeat(parts.authFloorMs, sendCode(parts, limits, asking));
      mail.wake();
      sms?.wake();
      return { data: { mailed: true } };
    }
    await limits.senderFailures.spend(sender);
    await changePassword(parts, user.reset_token, user.password);
    await limits.senderFailures.refund(sender);
    return { data: { changed: true } };
  };
  serve(api, resetPassword, handle, ({ body }) => passwordErrors(body));
}

/** What a code is requested with. */
interface Asking {
  readonly email: string;
  /** The sign-up cookie's hash; null without one. */
  readonly device: string | null;
  /** Whether the mailbox has not had enough. */
  readonly mayWrite: boolean;
  /** Whether an SMS may go out beside the mail. */
  readonly maySend: boolean;
  /** The request's language, for accounts without one. */
  readonly language: Locale;
}

/**
 * Mails a code to the owner of this address, and by SMS to their confirmed number. If the mailbox has had enough, its
 * newest code is prolonged instead; a used one cannot be, so its owner gets another mail.
 */
async function sendCode(parts: AppParts, limits: AuthLimits, asking: Asking): Promise<void> {
  const { db, clock, config, mail, sms } = parts;
  const { email, mayWrite, maySend, language } = asking;
  const found = await findByEmail(db, email);
  if (found === undefined) return mailSignUpAgain(parts, asking);
  const code = makeCode();
  const number = maySend ? await numberForCode(db, limits, found, clock()) : null;
  await db.transaction().execute(async (trx) => {
    // Locked, so that of two concurrent requests only the newest code is valid.
    const account = await lockAccount(trx, found.id);
    if (account === undefined) return;
    const now = clock();
    const until = new Date(now.getTime() + CODE_MS);
    if (!mayWrite && (await prolongCode(trx, account.id, until))) return;
    await keepCode(trx, { hash: hashCode(code), accountId: account.id, now, until });
    const spoken = account.language ?? language;
    // The link carries the code.
    const page = routes.resetPassword.href({ token: code });
    const link = mailLink(config.siteOrigin, page, spoken);
    await mail.write(trx, {
      mail: mailOf('code', email, { product: config.productName, code, link }, spoken),
      accountId: account.id,
      goodForMs: CODE_MS,
    });
    // Taken back or changed while it was counted: then by mail alone.
    if (number === null || (await confirmedNumber(trx, account, now)) !== number) return;
    await sms?.write(trx, {
      sms: {
        to: number,
        template: 'sign-in-code',
        language: spoken,
        variables: {
          code,
          product: config.productName,
        },
      },
      accountId: account.id,
      goodForMs: CODE_MS,
    });
  });
}

/** An unconfirmed sign-up gets its mail again, with another link and code. */
async function mailSignUpAgain(
  parts: AppParts,
  { email, device, mayWrite, language }: Asking,
): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const now = parts.clock();
    const newest = await newestSignUp(trx, { email, device, now });
    if (newest === undefined) return;
    if (mayWrite) await mailSignUp(parts, trx, languageOfRequest(newest, language));
    else await prolongSignUp(trx, newest.id, new Date(now.getTime() + SIGN_UP_MS));
  });
}

/** Uses the code up, sets the password and ends every session of the account. */
async function changePassword(
  { db, clock, accountEvents, config }: AppParts,
  code: string,
  password: string,
): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(password);
  const accountId = await db.transaction().execute(async (trx) => {
    const id = await useCode(trx, hashCode(code), now);
    if (id === undefined) throw new Refusal(410, 'auth.codeExpired');
    const account = await lockAccount(trx, id);
    // Deleted meanwhile, and the code with it.
    if (account === undefined) throw new Refusal(410, 'auth.codeExpired');
    // The code stays good for another try.
    refuseShortForRole(account, password, config);
    await setPasswordHash(trx, id, passwordHash);
    await forgetCodes(trx, id);
    await endAllSessions(trx, id, now);
    // The code came by mail, so the address is theirs; by SMS it comes only where that was confirmed before.
    await confirmAccount(trx, id, now);
    return id;
  });
  accountEvents.publish({ accountId, because: 'password-changed', sockets: 'all' });
}

/**
 * The phone number that gets the one-time code in addition to the mail, counted against its budget; null for mail only.
 * Entering the code also confirms the address, so an SMS is sent only if the address is confirmed already.
 */
async function numberForCode(
  db: Kysely<Database>,
  { signInSmsTo }: AuthLimits,
  account: Account,
  now: Date,
): Promise<string | null> {
  const phone = await confirmedNumber(db, account, now);
  return phone !== null && (await hasLeft(signInSmsTo, phone)) ? phone : null;
}

/** The number that a member has confirmed in the last 180 days and still has. */
async function confirmedNumber(
  db: Kysely<Database>,
  { id, role, confirmed_at }: Account,
  now: Date,
): Promise<string | null> {
  if (role === 'staff' || confirmed_at === null) return null;
  const { mobile, confirmedAt } = await findOwnPhone(db, id, now);
  return confirmedAt === null ? null : mobile;
}
