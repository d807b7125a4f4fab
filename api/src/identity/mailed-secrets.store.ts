import type { Kysely } from 'kysely';
import type { Database } from '../platform/tables.ts';
import { holdAccount } from './accounts.store.ts';
import type { SecretPurpose } from './identity.tables.ts';

/**
 * Keeps a secret that is about to be mailed; older ones for the same purpose are forgotten. False when
 * the account is gone.
 */
export async function keepSecret(
  trx: Kysely<Database>,
  secret: { hash: string; purpose: SecretPurpose; accountId: string; now: Date; goodForMs: number },
): Promise<boolean> {
  const { hash, purpose, accountId, now, goodForMs } = secret;
  // Held, so that of two that are asked for at once only the newest is good.
  if ((await holdAccount(trx, accountId)) === undefined) return false;
  await trx
    .deleteFrom('mailed_secrets')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
  await trx
    .insertInto('mailed_secrets')
    .values({
      hash,
      purpose,
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + goodForMs),
      used_at: null,
    })
    .execute();
  return true;
}

/** Uses a code up; returns its account, or nothing when it is unknown, used, too old or another's. */
export async function useCode(
  trx: Kysely<Database>,
  hash: string,
  now: Date,
  accountId?: string,
): Promise<string | undefined> {
  // One statement, so that two at the same moment cannot both use it.
  const used = await trx
    .updateTable('mailed_secrets')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id;
}

/** The account of a confirmation link that has not expired; used or not, a link may be opened twice. */
export async function accountOfLink(
  db: Kysely<Database>,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('mailed_secrets')
    .select('account_id')
    .where('hash', '=', hash)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.account_id;
}
