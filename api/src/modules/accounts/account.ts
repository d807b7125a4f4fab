import { chooseLanguage, chooseSearchMails, saveStaffCalls } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isGoodCode } from './phone/phone-code.ts';
import { ownPhone, type StoredPhone } from './phone/phone.store.ts';
import { followingPlan, PLAN_COLUMNS, runningPlan } from './plan-in-force.ts';
import { isFresh } from './prove-owner.ts';

/** The caller's own account; whether there is a password, never anything of it. */
export function serveAccount(api: Api): void {
  serve(api, getAccount, async (_, { caller, db, clock }) => {
    const account = await db
      .selectFrom('accounts')
      .leftJoin('support_info', 'support_info.profile_id', 'accounts.id')
      .leftJoin('phone_codes', 'phone_codes.account_id', 'accounts.id')
      .select(['password_hash', 'staff_calls', 'search_mails', 'language', ...PLAN_COLUMNS])
      .select(['support_info.phone', 'support_info.whatsapp', 'support_info.updated_at'])
      .select(['support_info.phone_confirmed', 'support_info.phone_confirmed_at'])
      .select(['phone_codes.phone as code_phone', 'wrong_tries', 'expires_at'])
      .where('accounts.id', '=', caller.id)
      .executeTakeFirst();
    // Deleted since the token was read.
    if (account === undefined) throw new Refusal(401, 'auth.required');
    const now = clock();
    const { phone, whatsapp, updated_at, staff_calls, search_mails, language } = account;
    const isOffered = api.parts.sms !== null && caller.role !== 'staff';
    const next = followingPlan(account, now);
    return {
      data: {
        email: caller.email,
        has_password: account.password_hash !== null,
        recently_signed_in: isFresh(caller, now),
        plan_until: runningPlan(account, now).until?.toISOString() ?? null,
        support:
          phone === null || whatsapp === null
            ? null
            : {
                phone,
                whatsapp,
                updated_at: updated_at?.toISOString(),
              },
        phone_code: isOffered && phone !== null ? phoneCode(account, now) : null,
        staff_calls,
        search_mails,
        language,
        next_plan: next?.plan ?? null,
        next_plan_until: next?.until.toISOString() ?? null,
        duties: caller.role === 'staff' ? [...caller.duties] : [],
      },
    };
  });

  serve(api, saveStaffCalls, async ({ body: { allowed } }, { caller, db }) => {
    await db
      .updateTable('accounts')
      .set({ staff_calls: allowed })
      .where('id', '=', caller.id)
      .execute();
    return { data: { allowed } };
  });

  serve(api, chooseSearchMails, async ({ body: { allowed } }, { caller, db }) => {
    await db
      .updateTable('accounts')
      .set({ search_mails: allowed })
      .where('id', '=', caller.id)
      .execute();
    return { data: { allowed } };
  });

  serve(api, chooseLanguage, async ({ body: { language } }, { caller, db }) => {
    await db.updateTable('accounts').set({ language }).where('id', '=', caller.id).execute();
    return { data: { language } };
  });
}

/** What `phoneCode` reads of the code that waits; all null without one. */
interface WaitingCode {
  readonly code_phone: string | null;
  readonly wrong_tries: number | null;
  readonly expires_at: Date | null;
}

/** Whether codes go to one's number, since when it is confirmed, and until when the last code is good. */
function phoneCode(stored: StoredPhone & WaitingCode, now: Date) {
  const { mobile, confirmedAt, isLapsed } = ownPhone(stored, now);
  const { code_phone: phone, wrong_tries: tries, expires_at: until } = stored;
  const isGood =
    phone !== null &&
    phone === mobile &&
    until !== null &&
    isGoodCode({ tries: tries ?? 0, until }, now);
  return {
    possible: mobile !== null,
    confirmed_at: confirmedAt?.toISOString() ?? null,
    lapsed: isLapsed,
    code_until: isGood ? until.toISOString() : null,
  };
}
