import { randomUUID } from 'node:crypto';
import { signUp, type NewMember } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/routes';
import type * as z from 'zod/mini';
import type { Api, AppParts } from '../platform/context.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { createProfile } from '../profiles/profiles.store.ts';
import { addAccount, dropUnconfirmed } from './accounts.store.ts';
import { noSoonerThan, spendMail, type AuthLimits } from './auth-limits.ts';
import { birthdateComplaint } from './birthdate.rules.ts';
import { mailName, mailOf } from './mail-texts.ts';
import { hashLinkToken, makeLinkToken } from './mailed-secret.ts';
import { keepSecret } from './mailed-secrets.store.ts';
import { hashPassword } from './passwords.ts';

type Applicant = z.output<typeof NewMember>;

/** How long the link of the sign-up mail is good, in ms: two days. */
const LINK_MS = 2 * 24 * 60 * 60 * 1000;

/** Signing up: a known address gets the same answer after the same time, and another mail. */
export function serveSignUp(api: Api, limits: AuthLimits): void {
  const { parts } = api;
  serve(api, signUp, async ({ body: { user } }, { clock, mail, request }) => {
    const complaint = birthdateComplaint(user.gender, user.birthdate, clock());
    if (complaint !== null) {
      const errors = [{ path: 'user.birthdate', message: complaint }];
      throw new Refusal(422, 'form.invalid', { errors });
    }
    spendMail(limits, user.email, request.ip);
    mail.post(await noSoonerThan(parts.authFloorMs, register(parts, user)));
    return { data: { mailed: true as const } };
  });
}

/** Makes account and profile, or nothing when the address has an account; returns the mail to send. */
async function register({ db, config, clock }: AppParts, user: Applicant): Promise<Mail> {
  const now = clock();
  const id = randomUUID();
  const token = makeLinkToken();
  const { email, phone, password, name, lastName, gender, birthdate } = user;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const added = await db.transaction().execute(async (trx) => {
    // The link of an earlier sign-up got lost, or somebody else made it: the newest one counts.
    await dropUnconfirmed(trx, email);
    if (!(await addAccount(trx, { id, email, passwordHash, now }))) return false;
    await createProfile(trx, {
      id,
      usergroup: config.communityCode,
      phone,
      now,
      fields: { name, lastName, gender, birthdate },
    });
    const hash = hashLinkToken(token);
    await keepSecret(trx, { hash, purpose: 'confirm', accountId: id, now, goodForMs: LINK_MS });
    return true;
  });
  const product = config.productName;
  if (!added) return mailOf('known', email, { product, link: linkTo(config.siteOrigin) });
  const link = linkTo(config.siteOrigin, token);
  return mailOf('confirm', email, { product, name: mailName(name), link });
}

function linkTo(siteOrigin: string, confirm?: string): string {
  return siteOrigin + routes.login.href(confirm === undefined ? {} : { confirm });
}
