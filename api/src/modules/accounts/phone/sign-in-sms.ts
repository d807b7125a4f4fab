import type { Kysely } from 'kysely';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Account } from '../accounts.tables.ts';
import type { AuthLimits } from '../sessions/auth-limits.ts';
import { maySendSms } from './phone-limits.ts';
import { findOwnPhone } from './phone.store.ts';

/**
 * The number to which a one-time code of an account goes beside the mail, counted; null where it goes by mail alone. A code
 * stands for the address too, so that has to be confirmed already.
 */
export async function numberForCode(
  { db, sms }: Pick<AppParts, 'db' | 'sms'>,
  limits: AuthLimits,
  { account, network }: { readonly account: Account; readonly network: string },
): Promise<string | null> {
  if (sms === null) return null;
  const phone = await confirmedNumber(db, account);
  if (phone === null) return null;
  return (await maySendSms(limits, { accountId: null, phone, network })) ? phone : null;
}

/** The number that a member has confirmed and still has. */
export async function confirmedNumber(
  db: Kysely<Database>,
  { id, role, confirmed_at }: Account,
): Promise<string | null> {
  if (role === 'staff' || confirmed_at === null) return null;
  const { mobile, confirmedAt } = await findOwnPhone(db, id);
  return confirmedAt === null ? null : mobile;
}
