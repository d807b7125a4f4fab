import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { indianMobile } from '../../../platform/sms/indian-mobile.ts';
import { cancelSms } from '../../../platform/sms/sms-job.ts';
import { forgetCodes } from '../passwords/forget-codes.ts';
import { forgetPhoneCode } from './phone.store.ts';

/**
 * To be called before a number is written: where it is another one than before, the confirmation goes, with the code that
 * waits, what waits to be sent, and the one-time code that went to the confirmed number too. Holds the account.
 */
export async function leavePhone(
  trx: Kysely<Database>,
  accountId: string,
  next: string,
): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const before = await trx
    .selectFrom('support_info')
    .select(['phone', 'phone_confirmed'])
    .where('profile_id', '=', accountId)
    .executeTakeFirst();
  if (before === undefined) return;
  const mobile = indianMobile(before.phone);
  if (mobile !== null && mobile === indianMobile(next)) return;
  await forgetPhoneCode(trx, accountId);
  await cancelSms(trx, accountId);
  if (before.phone_confirmed === null) return;
  await forgetCodes(trx, accountId);
  await trx
    .updateTable('support_info')
    .set({ phone_confirmed: null, phone_confirmed_at: null })
    .where('profile_id', '=', accountId)
    .execute();
}
