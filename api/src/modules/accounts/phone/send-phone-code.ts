import type { Kysely } from 'kysely';
import { sendPhoneCode } from 'shared-contracts/calls/account';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { indianMobile } from '../../../platform/sms/indian-mobile.ts';
import { fieldWords, nameOfField } from '../../../platform/validation/field-words.ts';
import { lockAccount } from '../accounts.store.ts';
import { makeDigits } from '../passwords/mailed-secret.ts';
import { proveOwner } from '../prove-owner.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { lockSession } from '../sessions/sessions.store.ts';
import { hashPhoneCode, PHONE_CODE_MS } from './phone-code.ts';
import { spendPhoneCode } from './phone-limits.ts';
import { findOwnPhone, keepPhoneCode } from './phone.store.ts';
import { smsFor } from './sms-for.ts';

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
