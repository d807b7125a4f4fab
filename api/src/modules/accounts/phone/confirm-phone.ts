import type { Transaction } from 'kysely';
import { confirmPhone } from 'shared-contracts/calls/account';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { mailLink } from '../../../platform/mail/mail-link.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { mailOf } from '../account-mails.ts';
import { lockAccount } from '../accounts.store.ts';
import { restoreByPhone } from '../return/returning.store.ts';
import { lockSession } from '../sessions/sessions.store.ts';
import { hashPhoneCode, isGoodCode } from './phone-code.ts';
import { confirmOwnPhone, countWrongTry, findOwnPhone, findPhoneCode } from './phone.store.ts';
import { smsFor } from './sms-for.ts';

/** How long the mail about it is tried, in ms: two days. */
const MAIL_MS = 2 * 24 * 60 * 60 * 1000;

/** Who confirms with what, and in which language the page is. */
interface Typed {
  readonly caller: Caller;
  readonly code: string;
  readonly language: Locale;
}

/** Confirms the caller's number with the code that was sent to it. */
export function serveConfirmPhone(api: Api): void {
  serve(api, confirmPhone, async ({ body: { code } }, context) => {
    const { caller, db, mail, request } = context;
    smsFor(api, caller);
    const typed = { caller, code, language: languageOf(request) };
    const confirmed = await db.transaction().execute((trx) => confirm(api.parts, trx, typed));
    // Thrown here and not before the commit, which counts the wrong code.
    if (confirmed === 'wrong') throw new Refusal(403, 'phone.codeWrong');
    mail.wake();
    if (confirmed.isHidden) await notifyVisibility(context, caller.id);
    return { data: { confirmed_at: confirmed.at.toISOString() } };
  });
}

/** When it was confirmed, and whether the profile is hidden by what an earlier account with the number left. */
interface Confirmed {
  readonly at: Date;
  readonly isHidden: boolean;
}

/** 'wrong' once that was counted. A number that was changed since has no code. */
async function confirm(
  { clock, config, jwtSecret, mail }: AppParts,
  trx: Transaction<Database>,
  { caller, code, language }: Typed,
): Promise<Confirmed | 'wrong'> {
  const account = await lockAccount(trx, caller.id);
  // Signed out, or the account deleted, meanwhile.
  if (account === undefined || !(await lockSession(trx, caller.sessionId)))
    throw new Refusal(401, 'auth.required');
  const now = clock();
  const accountId = account.id;
  const waiting = await findPhoneCode(trx, accountId);
  if (
    waiting === undefined ||
    !isGoodCode({ tries: waiting.wrong_tries, until: waiting.expires_at }, now) ||
    waiting.phone !== (await findOwnPhone(trx, accountId, now)).mobile
  )
    throw new Refusal(410, 'auth.codeExpired');
  const { phone } = waiting;
  if (hashPhoneCode({ accountId, phone }, code, jwtSecret) !== waiting.code_hash) {
    await countWrongTry(trx, accountId);
    return 'wrong';
  }
  await confirmOwnPhone(trx, { accountId, phone }, now);
  const isHidden = await restoreByPhone(trx, { accountId, secret: jwtSecret, phone });
  const spoken = account.language ?? language;
  const link = mailLink(config.siteOrigin, routes.settings.href(), spoken);
  const values = { product: config.productName, ending: phone.slice(-2), link };
  await mail.write(trx, {
    mail: mailOf('phone', account.email, values, spoken),
    accountId,
    goodForMs: MAIL_MS,
  });
  return { at: now, isHidden };
}
