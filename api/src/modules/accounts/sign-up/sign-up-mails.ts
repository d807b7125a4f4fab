import type { Transaction } from 'kysely';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';
import { mailOf, welcomeOf } from '../account-mails.ts';
import { lockByEmail } from '../accounts.store.ts';
import type { SignUp } from '../accounts.tables.ts';
import {
  hashDigits,
  hashLinkToken,
  makeDigits,
  makeLinkToken,
} from '../passwords/mailed-secret.ts';
import { keepSignUp } from './sign-ups.store.ts';

/** How long link and code of the sign-up mail are good, in ms: two days. */
export const SIGN_UP_MS = 2 * 24 * 60 * 60 * 1000;

/** What a visitor signs up with, and on which browser. */
export type SignUpRequest = Pick<
  SignUp,
  | 'email'
  | 'name'
  | 'last_name'
  | 'gender'
  | 'birthdate'
  | 'phone'
  | 'made_for'
  | 'made_by_name'
  | 'password_hash'
  | 'device_hash'
  | 'consents'
  | 'language'
>;

/**
 * Keeps a sign-up and writes its mail, with a link and a code of its own. Where the address has an account,
 * its owner gets another mail, and the row is stored all the same, so that the replies do not differ.
 */
export async function mailSignUp(
  { config, clock, mail, jwtSecret }: AppParts,
  trx: Transaction<Database>,
  requested: SignUpRequest,
): Promise<void> {
  const { email, language } = requested;
  const [token, code, now] = [makeLinkToken(), makeDigits(), clock()];
  await keepSignUp(trx, {
    ...requested,
    consents: requested.consents === null ? null : JSON.stringify(requested.consents),
    link_hash: hashLinkToken(token),
    code_hash: hashDigits(email, code, jwtSecret),
    created_at: now,
    expires_at: new Date(now.getTime() + SIGN_UP_MS),
  });
  const account = await lockByEmail(trx, email);
  const { productName: product, siteOrigin } = config;
  const spoken = account?.language ?? language;
  const href = routes.login.href(account === undefined ? { confirm: token } : {});
  const link = mailLink(siteOrigin, href, spoken);
  await mail.write(trx, {
    mail:
      account === undefined
        ? mailOf(
            'confirm',
            email,
            { product, welcome: welcomeOf(requested, product, spoken), code, link },
            spoken,
          )
        : mailOf('known', email, { product, link }, spoken),
    accountId: account?.id ?? null,
    goodForMs: SIGN_UP_MS,
  });
}

/** What a sign-up that waits contains; `language` is of the request that asks for another mail. */
export function languageOfRequest(signUp: SignUp, language: Locale): SignUpRequest {
  const { email, name, last_name, gender, birthdate, phone, made_for, made_by_name } = signUp;
  const { password_hash, device_hash, consents } = signUp;
  return {
    email,
    name,
    last_name,
    gender,
    birthdate,
    phone,
    made_for,
    made_by_name,
    password_hash,
    device_hash,
    consents,
    language,
  };
}
