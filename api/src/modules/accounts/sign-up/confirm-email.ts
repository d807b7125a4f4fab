import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Device } from 'shared-contracts/calls/account';
import { confirmEmail, type SessionReply } from 'shared-contracts/calls/auth';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { claimGrants, lockAddress } from '../../billing/billing.public.ts';
import { createProfile } from '../../profiles/profiles.public.ts';
import { addAccount } from '../accounts.store.ts';
import type { SignUp } from '../accounts.tables.ts';
import { keepSignUpConsents } from '../consents.store.ts';
import { hashDigits, hashLinkToken } from '../passwords/mailed-secret.ts';
import { restoreByEmail } from '../return/returning.store.ts';
import { onTheBeat, type AuthLimits } from '../sessions/auth-limits.ts';
import { deviceOf } from '../sessions/device-of.ts';
import { openSession } from '../sessions/session-reply.ts';
import { forgetDevice, signUpDevice } from './sign-up-device.ts';
import { lockByCode, lockByLink, settleSignUp } from './sign-ups.store.ts';

/** What came of confirming: a session on the browser that signed up, elsewhere none, and nothing from the second time on. */
type Confirmed = SessionReply | 'elsewhere' | 'before';

/** The end of the sign-up mail's link or code; a mail program may have opened the link before its reader does. */
export function serveConfirmEmail(api: Api, limits: AuthLimits): void {
  serve(api, confirmEmail, async ({ body }, { request, reply, db }) => {
    const parts = { ...api.parts, db };
    const browser = {
      cookie: signUpDevice(request),
      device: deviceOf(request.headers['user-agent']),
      language: languageOf(request),
    };
    const confirmed =
      'token' in body
        ? await byLink(parts, hashLinkToken(body.token), browser)
        : await byCode(parts, limits, { ...body, browser, sender: networkOf(request.ip) });
    if (confirmed === 'elsewhere') return { data: { confirmed: true as const } };
    if (confirmed === 'before')
      return { data: { confirmed: true as const, already: true as const } };
    forgetDevice(request, reply);
    return { data: confirmed };
  });
}

/** The browser that confirms. */
interface Browser {
  /** By which the browser that signed up is known. */
  readonly cookie: string | null;
  readonly device: Device | null;
  /** Of its page. */
  readonly language: Locale;
}

async function byLink(parts: AppParts, linkHash: string, browser: Browser): Promise<Confirmed> {
  return parts.db.transaction().execute(async (trx) => {
    const signUp = await lockByLink(trx, linkHash, parts.clock());
    if (signUp === undefined) throw new Refusal(410, 'auth.linkExpired');
    return confirm(parts, trx, signUp, browser);
  });
}

interface TypedCode {
  readonly email: string;
  readonly code: string;
  readonly browser: Browser;
  readonly sender: string;
}

/** A wrong code, a burnt one and an unknown address get the same answer after the same time. */
async function byCode(
  parts: AppParts,
  { senderFailures, signUpCodes }: AuthLimits,
  { email, code, browser, sender }: TypedCode,
): Promise<Confirmed> {
  await senderFailures.spend(sender);
  await signUpCodes.spend(email);
  const codeHash = hashDigits(email, code, parts.jwtSecret);
  const work = parts.db.transaction().execute(async (trx) => {
    const signUp = await lockByCode(trx, { email, codeHash, now: parts.clock() });
    return signUp === undefined ? 'wrong' : confirm(parts, trx, signUp, browser);
  });
  const confirmed = await onTheBeat(parts.authFloorMs, work);
  // Thrown here and not before the commit, which counts the wrong code.
  if (confirmed === 'wrong') throw new Refusal(403, 'auth.codeWrong');
  await Promise.all([senderFailures.refund(sender), signUpCodes.refund(email)]);
  return confirmed;
}

/**
 * Makes account and profile of this sign-up; an existing account of the address stays unchanged. A confirmation on
 * another browser does not prove who chose the password.
 */
async function confirm(
  { clock, config, jwtSecret }: AppParts,
  trx: Transaction<Database>,
  signUp: SignUp,
  { cookie, device, language: spoken }: Browser,
): Promise<Confirmed> {
  const now = clock();
  const id = randomUUID();
  const isHere = cookie !== null && cookie === signUp.device_hash;
  const passwordHash = isHere ? signUp.password_hash : null;
  // A plan may be paid for by e-mail at this very moment.
  await lockAddress(trx, signUp.email);
  // Another one may have been chosen on the page that waits for the code. A mail is opened wherever its reader is.
  const last = isHere ? spoken : signUp.language;
  // English is the fallback of a browser that names none of our languages, not a choice.
  const language = last === 'en' ? null : last;
  const { email } = signUp;
  const account = await addAccount(trx, { id, email, language, passwordHash, now });
  if (account === undefined) return 'before';
  const { name, last_name: lastName, gender, birthdate, phone, made_for: madeFor } = signUp;
  const fields = { name, lastName, gender, birthdate };
  const usergroup = config.communityCode;
  await createProfile(trx, { id, usergroup, phone, madeFor, now, fields, admitted: true });
  await keepSignUpConsents(trx, { accountId: id, ...signUp });
  await restoreByEmail(trx, { accountId: id, secret: jwtSecret, email });
  await settleSignUp(trx, signUp.id);
  await claimGrants(trx, account, now);
  return isHere ? openSession(trx, account, { now, device, jwtSecret }) : 'elsewhere';
}
