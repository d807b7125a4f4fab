import type { Kysely, Transaction } from 'kysely';
import { sendPhoneCode, confirmPhone, stopPhoneCodes } from 'shared-contracts/calls/account';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { mailLink } from '../../../platform/mail/mailer.ts';
import { indianMobile } from '../../../platform/sms/indian-mobile.ts';
import type { SmsSender } from '../../../platform/sms/sms.ts';
import { fieldWords, nameOfField } from '../../../platform/validation/field-words.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { mailOf } from '../account-mails.ts';
import { lockAccount } from '../accounts.store.ts';
import { makeDigits } from '../passwords/mailed-secret.ts';
import { proveOwner } from '../prove-owner.ts';
import { restoreByPhone } from '../return/returning.store.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { lockSession } from '../sessions/sessions.store.ts';
import { stopCodesTo } from './leave-phone.ts';
import { hashPhoneCode, PHONE_CODE_MS, isGoodCode } from './phone-code.ts';
import { spendPhoneCode } from './phone-limits.ts';
import {
  findOwnPhone,
  keepPhoneCode,
  confirmOwnPhone,
  countWrongTry,
  findPhoneCode,
} from './phone.store.ts';

/** How long the mail about it is tried, in ms: two days. */
const MAIL_MS = 2 * 24 * 60 * 60 * 1000;

/** Who confirms with what, and in which language the page is. */
interface Typed {
  readonly caller: Caller;
  readonly code: string;
  readonly language: Locale;
}

/** When it was confirmed, and whether the profile is hidden by what an earlier account with the number left. */
interface Confirmed {
  readonly at: Date;
  readonly isHidden: boolean;
}

/** Seconds until another code may be requested. */
const AGAIN_IN_S = 60;

/** Sends a code to the caller's number, which a later call confirms with it. */
export function serveSendPhoneCode(api: Api, limits: AuthLimits): void {
  const { config, jwtSecret } = api.parts;
  serve(api, sendPhoneCode, async ({ body }, { caller, db, clock, request }) => {
    const sms = smsFor(api, caller);
    await proveOwner({ db, caller, now: clock() }, limits, body.current_password);
    const { mobile } = await findOwnPhone(db, caller.id, clock());
    if (mobile === null) {
      await mustBeSignedIn(db, caller.sessionId);
      throw refused('noIndianMobile');
    }
    // Only to the number that was shown: a session alone may save another one without a password.
    if (indianMobile(body.phone) !== mobile) throw refused('another');
    const network = networkOf(request.ip);
    await spendPhoneCode(limits, { budgetKey: caller.budgetKey, phone: mobile, network });
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, caller.id);
      await mustBeSignedIn(trx, caller.sessionId);
      if (account === undefined) throw new Refusal(401, 'auth.required');
      const now = clock();
      // At this very moment.
      if ((await findOwnPhone(trx, caller.id, now)).mobile !== mobile) throw refused('another');
      const code = makeDigits();
      const of = { accountId: account.id, phone: mobile };
      await keepPhoneCode(trx, of, {
        hash: hashPhoneCode(of, code, jwtSecret),
        now,
        until: new Date(now.getTime() + PHONE_CODE_MS),
      });
      await sms.write(trx, {
        sms: {
          to: mobile,
          template: 'phone-code',
          variables: {
            code,
            product: config.productName,
          },
          language: account.language ?? languageOf(request),
        },
        accountId: account.id,
        goodForMs: PHONE_CODE_MS,
      });
    });
    sms.wake();
    return { data: { sent: true as const, again_in: AGAIN_IN_S } };
  });
}

/** Throws the 401 if the session or the account has ended meanwhile. */
async function mustBeSignedIn(db: Kysely<Database>, sessionId: string): Promise<void> {
  if (!(await lockSession(db, sessionId))) throw new Refusal(401, 'auth.required');
}

/** There is no number, or one that SMS do not go to, or another one than the caller believes. */
function refused(reason: 'noIndianMobile' | 'another'): Refusal {
  return new Refusal(422, 'form.invalid', {
    errors: [
      {
        path: 'phone',
        message: (language) =>
          fieldWords(language)(`phone.${reason}`, { field: nameOfField(['phone'], language) }),
      },
    ],
  });
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
  const link = mailLink(config.siteOrigin, routes.settingsPart.href({ part: 'support' }), spoken);
  const values = { product: config.productName, ending: phone.slice(-2), link };
  await mail.write(trx, {
    mail: mailOf('phone', account.email, values, spoken),
    accountId,
    goodForMs: MAIL_MS,
  });
  return { at: now, isHidden };
}

/** Stops codes to the caller's number; without a proof, since this opens nothing. */
export function serveStopPhoneCodes(api: Api): void {
  serve(api, stopPhoneCodes, async (_, { caller, db }) => {
    smsFor(api, caller);
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, caller.id);
      // Deleted meanwhile.
      if (account === undefined) throw new Refusal(401, 'auth.required');
      await stopCodesTo(trx, account.id);
    });
    return { data: { stopped: true as const } };
  });
}

/** What sends codes to a member; throws the 404 for staff, and where this server sends none. */
function smsFor({ parts }: Pick<Api, 'parts'>, { role }: Caller): SmsSender {
  if (parts.sms === null || role === 'staff') throw new Refusal(404, 'phone.notOffered');
  return parts.sms;
}
