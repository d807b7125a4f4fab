import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { forgetBuyer } from '../billing/billing.public.ts';
import { recordAudit } from '../staff/staff.public.ts';
import { storeDeparture, type Departure } from './return/departure.store.ts';

/**
 * Removes an account and everything that is about its owner. Orders, payments, grants and receipts lose
 * their reference and stay, because the law wants money accounted for, without an address but on the receipts; so do reports, which staff still
 * decide, and call logs. What protects others from the owner is stored under keyed hashes. A second time changes nothing.
 */
export async function removeAccount(
  trx: Transaction<Database>,
  id: string,
  departure: Departure,
): Promise<void> {
  await storeDeparture(trx, id, departure);
  await forgetOutsideReferences(trx, id);
  await forgetBuyer(trx, id);
  const removed = await trx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
  if (Number(removed.numDeletedRows) === 0) return;
  await recordAudit(trx, { actorId: id, action: 'account.delete', target: id, now: departure.now });
}

/** What names the person and hangs on nobody's id: the schema's references take the rest along. */
async function forgetOutsideReferences(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('sign_ups')
    .where('email', 'in', (eb) => eb.selectFrom('accounts').select('email').where('id', '=', id))
    .execute();
  await trx
    .deleteFrom('drafts')
    .where('key', 'like', 'chat:%')
    .where('key', '=', `chat:${id}`)
    .execute();
  await trx
    .updateTable('call_logs')
    .set({ extra_data: sql`extra_data - 'pid_name' - 'Gender'` })
    .where('profile_id', '=', id)
    .execute();
}
