import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { lockAccount } from '../accounts.store.ts';
import { forgetCodes } from './forget-codes.ts';

// Everything here holds the account before its codes, so that no two transactions wait for each other.

/** Keeps a code that is about to be mailed; older ones of the account, which is held, are forgotten. */
export async function keepCode(
  trx: Kysely<Database>,
  { hash, accountId, now, until }: { hash: string; accountId: string; now: Date; until: Date },
): Promise<void> {
  await forgetCodes(trx, accountId);
  await trx
    .insertInto('mailed_secrets')
    .values({
      hash,
      purpose: 'code',
      account_id: accountId,
      created_at: now,
      expires_at: until,
      used_at: null,
    })
    .execute();
}

/** Makes the newest code of an account good until then; false when it was used up, or none is there. */
export async function prolongCode(
  trx: Kysely<Database>,
  accountId: string,
  until: Date,
): Promise<boolean> {
  const prolonged = await trx
    .updateTable('mailed_secrets')
    .set({ expires_at: until })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'code')
    .where('used_at', 'is', null)
    .returning('hash')
    .execute();
  return prolonged.length > 0;
}

/** Uses a code up; returns its account, or nothing when it is unknown, used, too old or another's. */
export async function useCode(
  trx: Kysely<Database>,
  hash: string,
  now: Date,
  accountId?: string,
): Promise<string | undefined> {
  const owner = accountId ?? (await ownerOf(trx, hash));
  if (owner === undefined) return undefined;
  // Runs even without an account, so that the time of the reply does not reveal whether there is one.
  await lockAccount(trx, owner);
  // One statement, so that two at the same moment cannot both use it.
  const used = await trx
    .updateTable('mailed_secrets')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('account_id', '=', owner)
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id;
}

async function ownerOf(trx: Kysely<Database>, hash: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('mailed_secrets')
    .select('account_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.account_id;
}
