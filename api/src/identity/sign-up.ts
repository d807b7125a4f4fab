import { randomUUID } from 'node:crypto';
import { signUp, type NewMember } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/routes';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Api, AppParts } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { createProfile } from '../profiles/profiles.store.ts';
import { addAccount, dropUnconfirmed, holdByEmail } from './accounts.store.ts';
import { onTheBeat, spendMail, type AuthLimits } from './auth-limits.ts';
import { judgeApplicant } from './judge-applicant.ts';
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
  serve(
    api,
    signUp,
    async ({ body: { user } }, { mail, request }) => {
      await spendMail(limits, user.email, request.ip);
      await onTheBeat(parts.authFloorMs, register(parts, user));
      mail.wake();
      return { data: { mailed: true as const } };
    },
    judgeApplicant,
  );
}

/** Makes account and profile, or nothing when the address has an account; either way writes a mail. */
async function register(parts: AppParts, user: Applicant): Promise<void> {
  const { password } = user;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const newcomer = { id: randomUUID(), token: makeLinkToken(), passwordHash };
  await parts.db.transaction().execute(async (trx) => {
    // The link of an earlier sign-up got lost, or somebody else made it: the newest one counts.
    await dropUnconfirmed(trx, user.email);
    const { id } = newcomer;
    const now = parts.clock();
    if (await addAccount(trx, { id, email: user.email, passwordHash, now })) {
      await welcome(parts, trx, user, newcomer);
    } else await tellKnown(parts, trx, user.email);
  });
}

/** Gives a new account its profile and the mail whose link confirms the address. */
async function welcome(
  { config, clock, mail }: AppParts,
  trx: Transaction<Database>,
  { name, lastName, gender, birthdate, phone, email }: Applicant,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<void> {
  const now = clock();
  const fields = { name, lastName, gender, birthdate };
  await createProfile(trx, { id, usergroup: config.communityCode, phone, now, fields });
  const hash = hashLinkToken(token);
  await keepSecret(trx, { hash, purpose: 'confirm', accountId: id, now, goodForMs: LINK_MS });
  const link = linkTo(config.siteOrigin, token);
  const values = { product: config.productName, name: mailName(name), link };
  await mail.write(trx, {
    mail: mailOf('confirm', email, values),
    accountId: id,
    goodForMs: LINK_MS,
  });
}

/** Tells the owner of an address that has an account; whoever signed up learns nothing. */
async function tellKnown(
  { config, mail }: AppParts,
  trx: Transaction<Database>,
  email: string,
): Promise<void> {
  const account = await holdByEmail(trx, email);
  // Deleted in this very moment: then there is nobody to tell.
  if (account === undefined) return;
  const values = { product: config.productName, link: linkTo(config.siteOrigin) };
  await mail.write(trx, {
    mail: mailOf('known', email, values),
    accountId: account.id,
    goodForMs: LINK_MS,
  });
}

function linkTo(siteOrigin: string, confirm?: string): string {
  return siteOrigin + routes.login.href(confirm === undefined ? {} : { confirm });
}
