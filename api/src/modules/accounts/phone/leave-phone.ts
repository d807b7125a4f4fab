import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { indianMobile } from '../../../platform/sms/indian-mobile.ts';
import { cancelSms } from '../../../platform/sms/sms-job.ts';
import { forgetCodes } from '../passwords/forget-codes.ts';
import { forgetPhoneCode } from './phone.store.ts';

/** To be called before a number is written: codes to another one than that end with it. Holds the account. */
export async function leavePhone(
  trx: Kysely<Database>,
  accountId: string,
  next: string,
): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const before = await trx
    .selectFrom('support_info')
    .select('phone')
    .where('profile_id', '=', accountId)
    .executeTakeFirst();
  if (before === undefined) return;
  const mobile = indianMobile(before.phone);
  if (mobile !== null && mobile === indianMobile(next)) return;
  await stopCodesTo(trx, accountId);
}

/**
 * Ends all that has to do with codes to the number of an account, which is held: the confirmation, the code that waits, what
 * waits to be sent, and the one-time code that went to a confirmed number too.
 */
export async function stopCodesTo(trx: Kysely<Database>, accountId: string): Promise<void> {
  await forgetPhoneCode(trx, accountId);
  await cancelSms(trx, accountId);
  const confirmed = await trx
    .updateTable('support_info')
    .set({ phone_confirmed: null, phone_confirmed_at: null })
    .where('profile_id', '=', accountId)
    .where('phone_confirmed', 'is not', null)
    .returning('profile_id')
    .executeTakeFirst();
  if (confirmed !== undefined) await forgetCodes(trx, accountId);
}
