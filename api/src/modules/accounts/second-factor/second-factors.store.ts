import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { MasterKeys } from '../../../storage/sealing/master-keys.ts';
import { openFile, sealFile } from '../../../storage/sealing/seal-file.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

/** Part of the seal: the secret of one account opens no other's. */
export const sealName = (accountId: string): string => `second factor of ${accountId}`;

/** The second factor of an account with the number of its recovery codes that are left; undefined without any. */
export function findFactor(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('recovery_codes.account_id', '=', 'second_factors.account_id')
        .where('used_at', 'is', null)
        .as('codes_left'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whether sign-in asks this account for a code. */
export async function hasFactor(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const factor = await findFactor(db, accountId);
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Keeps a new secret that waits to be confirmed, in place of an earlier one that waits; false where one is on. */
export async function storeSecret(
  db: Kysely<Database>,
  { accountId, secret, now }: { accountId: string; secret: Buffer; now: Date },
  keys: MasterKeys,
): Promise<boolean> {
  const { sealed, ...wrapped } = sealFile(secret, sealName(accountId), keys);
  const waiting = { sealed_secret: sealed.toString('base64url'), ...wrapped, begun_at: now };
  const stored = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, ...waiting, confirmed_at: null })
    .onConflict((oc) =>
      oc.column('account_id').doUpdateSet(waiting).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A typed code and its account. */
export interface TypedCode {
  readonly accountId: string;
  readonly typed: string;
  readonly now: Date;
}

/** Confirms a secret that waits by its first code; false where the code is wrong or no secret waits. */
export async function confirmSecret(
  trx: Transaction<Database>,
  code: TypedCode,
  keys: MasterKeys,
): Promise<boolean> {
  const step = await stepOfCode(trx, code, keys);
  if (step === null) return false;
  const confirmed = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: code.now, last_step: step })
    .where('account_id', '=', code.accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/**
 * Uses a code up, of the app or for recovery; false where it is wrong or was used. That stands in the database, so that no
 * second node takes it again.
 */
export async function consumeCode(
  trx: Transaction<Database>,
  code: TypedCode,
  keys: MasterKeys,
): Promise<boolean> {
  if (!isDigits(code.typed)) return consumeRecoveryCode(trx, code);
  const step = await stepOfCode(trx, code, keys);
  if (step === null) return false;
  const used = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', code.accountId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

async function consumeRecoveryCode(
  trx: Transaction<Database>,
  { accountId, typed, now }: TypedCode,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hashRecoveryCode(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Makes ten recovery codes in place of those of before, and returns them: they are kept as hashes only. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  accountId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ account_id: accountId, hash: hashRecoveryCode(code) }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Notes that a session gave a code just now. */
export async function noteFactorGiven(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.updateTable('sessions').set({ factor_at: now }).where('id', '=', sessionId).execute();
}

/** Takes the second factor away with its recovery codes; false where there was none. */
export async function removeFactor(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await db
    .updateTable('sessions')
    .set({ factor_at: null })
    .where('account_id', '=', accountId)
    .where('factor_at', 'is not', null)
    .execute();
  return removed.numDeletedRows > 0n;
}

/** The step whose code was typed; the row is held, so that of two at once one waits for the other. */
async function stepOfCode(
  trx: Transaction<Database>,
  { accountId, typed, now }: TypedCode,
  keys: MasterKeys,
): Promise<number | null> {
  const factor = await trx
    .selectFrom('second_factors')
    .select(['sealed_secret', 'key_id', 'wrapped_key'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (factor === undefined) return null;
  const sealed = Buffer.from(factor.sealed_secret, 'base64url');
  const secret = openFile(sealed, sealName(accountId), factor, keys);
  return matchingStep(secret, typed.replaceAll(/[ -]/g, ''), now);
}

/** The app's codes are digits; no recovery code is digits alone so short. */
function isDigits(typed: string): boolean {
  return /^\d{6}$/.test(typed.replaceAll(/[ -]/g, ''));
}
