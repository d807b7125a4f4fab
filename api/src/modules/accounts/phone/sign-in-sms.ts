import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { Account } from '../accounts.tables.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { hasLeft } from './phone-limits.ts';
import { findOwnPhone } from './phone.store.ts';

/**
 * The number to which a one-time code of an account goes beside the mail, counted; null where it goes by mail alone. A code
 * stands for the address too, so that has to be confirmed already.
 */
export async function numberForCode(
  db: Kysely<Database>,
  { signInSmsTo }: AuthLimits,
  account: Account,
  now: Date,
): Promise<string | null> {
  const phone = await confirmedNumber(db, account, now);
  return phone !== null && (await hasLeft(signInSmsTo, phone)) ? phone : null;
}

/** The number that a member has confirmed in the last 180 days and still has. */
export async function confirmedNumber(
  db: Kysely<Database>,
  { id, role, confirmed_at }: Account,
  now: Date,
): Promise<string | null> {
  if (role === 'staff' || confirmed_at === null) return null;
  const { mobile, confirmedAt } = await findOwnPhone(db, id, now);
  return confirmedAt === null ? null : mobile;
}
