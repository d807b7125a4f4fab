import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { applyPlans } from '../plans/apply-plans.ts';

/** Ends what a payment paid for at once and recalculates the account's plans. */
export async function revokeGrant(
  trx: Kysely<Database>,
  paymentId: string,
  now: Date,
): Promise<void> {
  const revoked = await trx
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('payment_id', '=', paymentId)
    .where('revoked_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  const accountId = revoked?.account_id ?? null;
  if (accountId !== null) await applyPlans(trx, accountId, now);
}
