import type { Transaction } from 'kysely';
import type { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { MasterKeys } from '../../../storage/sealing/master-keys.ts';
import type { Account } from '../accounts.tables.ts';
import { consumeCode, hasFactor } from './second-factors.store.ts';

/** What a sign-in gave beside the password. */
export interface GivenFactor {
  readonly otp: string | undefined;
  readonly keys: MasterKeys;
  /** Tries by account, from wherever. */
  readonly codes: Budget;
}

/**
 * Uses up the code of staff with a second factor; false if none is required. Throws the 401 for a missing or wrong one.
 * Call it after the password was verified.
 */
export async function giveFactor(
  trx: Transaction<Database>,
  { id, role }: Pick<Account, 'id' | 'role'>,
  { otp, keys, codes }: GivenFactor,
  now: Date,
): Promise<boolean> {
  if (role !== 'staff' || !(await hasFactor(trx, id))) return false;
  if (otp === undefined) throw new Refusal(401, 'auth.codeNeeded');
  // Counted before it is compared, so that tries at the same time cannot exceed the budget.
  await codes.spend(id);
  if (!(await consumeCode(trx, { accountId: id, typed: otp, now }, keys)))
    throw new Refusal(401, 'factor.codeWrong');
  await codes.clear(id);
  return true;
}
