import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { indianMobile } from '../../../platform/sms/indian-mobile.ts';
import type { PhoneOfAccount } from './phone-code.ts';

// Everything here that writes holds the account first, so that no two transactions wait for each other.

/** The number of 'Calls and help', as SMS go to it. */
export interface OwnPhone {
  /** `+91…`; null without a number, and for one that is no mobile of India. */
  readonly mobile: string | null;
  /** When that very number was confirmed; null before, and once that is too long ago. */
  readonly confirmedAt: Date | null;
  /** Whether it was confirmed, and that is too long ago. */
  readonly isLapsed: boolean;
}

/** How long a confirmation counts, in ms: 180 days. Unused numbers are reassigned. */
export const CONFIRMED_MS = 180 * 24 * 60 * 60 * 1000;

/** What `ownPhone` reads, of a row of `support_info` or of a join that found none. */
export interface StoredPhone {
  readonly phone: string | null;
  readonly phone_confirmed: string | null;
  readonly phone_confirmed_at: Date | null;
}

/** A confirmation counts for the number that was confirmed alone: a server of before may have written another one since. */
export function ownPhone(row: StoredPhone | undefined, now: Date): OwnPhone {
  const mobile = typeof row?.phone === 'string' ? indianMobile(row.phone) : null;
  const isThisOne = mobile !== null && row?.phone_confirmed === mobile;
  const at = isThisOne ? row.phone_confirmed_at : null;
  const isLapsed = at !== null && now.getTime() - at.getTime() > CONFIRMED_MS;
  return { mobile, confirmedAt: isLapsed ? null : at, isLapsed };
}

/** The number of an account. */
export async function findOwnPhone(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<OwnPhone> {
  const row = await db
    .selectFrom('support_info')
    .select(['phone', 'phone_confirmed', 'phone_confirmed_at'])
    .where('profile_id', '=', accountId)
    .executeTakeFirst();
  return ownPhone(row, now);
}

/** Keeps that the number of an account, which is held, was confirmed, and ends the code that did it. */
export async function confirmOwnPhone(
  trx: Kysely<Database>,
  { accountId, phone }: PhoneOfAccount,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('support_info')
    .set({ phone_confirmed: phone, phone_confirmed_at: now })
    .where('profile_id', '=', accountId)
    .execute();
  await forgetPhoneCode(trx, accountId);
}

/** Keeps the code that is about to be sent; the earlier one of the account, which is held, is good no more. */
export async function keepPhoneCode(
  trx: Kysely<Database>,
  { accountId, phone }: PhoneOfAccount,
  code: { readonly hash: string; readonly now: Date; readonly until: Date },
): Promise<void> {
  const kept = {
    code_hash: code.hash,
    phone,
    wrong_tries: 0,
    expires_at: code.until,
    created_at: code.now,
  };
  await trx
    .insertInto('phone_codes')
    .values({ ...kept, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}

/** The code that waits for an account, which is held. */
export function findPhoneCode(trx: Kysely<Database>, accountId: string) {
  return trx
    .selectFrom('phone_codes')
    .select(['code_hash', 'phone', 'wrong_tries', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Counts a wrong try against the code of an account, which is held. */
export async function countWrongTry(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx
    .updateTable('phone_codes')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Ends the code that waits for an account, which is held. */
export async function forgetPhoneCode(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('phone_codes').where('account_id', '=', accountId).execute();
}
