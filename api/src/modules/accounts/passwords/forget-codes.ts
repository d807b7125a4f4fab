import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** Ends every code that was mailed to an account. */
export async function forgetCodes(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .deleteFrom('mailed_secrets')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'code')
    .execute();
}
