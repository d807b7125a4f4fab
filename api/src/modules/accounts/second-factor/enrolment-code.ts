import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { lockAccount } from '../accounts.store.ts';
import { makeRecoveryCode } from './recovery-codes.ts';
import { hasFactor } from './second-factors.store.ts';

/** How long a code is good, in ms: a day. */
export const ENROLMENT_CODE_MS = 24 * 60 * 60 * 1000;

/** After so many wrong tries a code is burnt. */
const MOST_TRIES = 10;

/** A code that was made on the server, to be shown there once. */
export interface EnrolmentCode {
  readonly code: string;
  readonly until: Date;
}

/**
 * Whether a second factor is set up only with a code of the server: else the first comer who knows the password could.
 * Demo accounts, whose password is published, are free of it as long as their factor is optional.
 */
export function needsEnrolmentCode({
  demonstration,
  staffFactorRequired,
}: Pick<Config, 'demonstration' | 'staffFactorRequired'>): boolean {
  return staffFactorRequired || !demonstration;
}

/**
 * Makes the code by which a member of staff sets up a second factor, replacing an earlier one. Null if a factor is on
 * already, undefined if no staff account has this address.
 */
export function makeEnrolmentCode(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  email: string,
): Promise<EnrolmentCode | null | undefined> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return undefined;
    if (await hasFactor(trx, account.id)) return null;
    const now = clock();
    const code = makeRecoveryCode();
    const until = new Date(now.getTime() + ENROLMENT_CODE_MS);
    const kept = {
      code_hash: hashEnrolmentCode(account.id, code),
      wrong_tries: 0,
      given_at: null,
      expires_at: until,
      created_at: now,
    };
    await trx
      .insertInto('enrolment_codes')
      .values({ ...kept, account_id: account.id })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
      .execute();
    const action = 'account.enrolmentCode';
    await recordAudit(trx, { actorId: null, action, target: account.id, now });
    return { code, until };
  });
}

/** Notes that the code of an account was given; false where it is wrong, which is counted, burnt or too old. */
export async function giveEnrolmentCode(
  trx: Kysely<Database>,
  { accountId, typed, now }: { accountId: string; typed: string; now: Date },
): Promise<boolean> {
  // Held, so that tries at the same time are counted one by one.
  await lockAccount(trx, accountId);
  const waiting = await findCode(trx, accountId);
  if (waiting === undefined || waiting.expires_at <= now || waiting.wrong_tries >= MOST_TRIES)
    return false;
  const fits = waiting.code_hash === hashEnrolmentCode(accountId, typed);
  await trx
    .updateTable('enrolment_codes')
    .set((eb) => (fits ? { given_at: now } : { wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute();
  return fits;
}

/** Uses the code up that was given for the secret which is confirmed now; false where none was, or too long ago. */
export async function useEnrolmentCode(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .deleteFrom('enrolment_codes')
    .where('account_id', '=', accountId)
    .where('given_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Ends the code of an account. */
export async function forgetEnrolmentCode(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('enrolment_codes').where('account_id', '=', accountId).execute();
}

function findCode(trx: Kysely<Database>, accountId: string) {
  return trx
    .selectFrom('enrolment_codes')
    .select(['code_hash', 'wrong_tries', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** About 78 bits, so that a plain hash keeps it; however it is typed, with or without hyphens, in small letters too. */
function hashEnrolmentCode(accountId: string, typed: string): string {
  const plain = typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  return createHash('sha256').update(`enrolment:${accountId}:${plain}`).digest('hex');
}
