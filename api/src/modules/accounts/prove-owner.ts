import type { Kysely } from 'kysely';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { passwordFits } from './passwords/passwords.ts';
import type { AuthLimits } from './sessions/auth-limits.ts';

/** A sign-in younger than this, in ms, replaces the current password. */
const FRESH_MS = 5 * 60 * 1000;

/** Whether the sign-in is young enough to stand for the current password. */
export function isFresh({ signedInAt }: Caller, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH_MS;
}

/** Throws the 403 unless the sign-in is fresh, for callers who gave no password. */
export function mustBeFresh(caller: Caller, now: Date): void {
  if (!isFresh(caller, now)) throw new Refusal(403, 'auth.signInAgain');
}

/** Throws the 403 unless the caller is the owner, by the current password or by a fresh sign-in. */
export async function proveOwner(
  { db, caller, now }: { db: Kysely<Database>; caller: Caller; now: Date },
  { currentPasswords }: Pick<AuthLimits, 'currentPasswords'>,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    mustBeFresh(caller, now);
    return;
  }
  await currentPasswords.spend(caller.id);
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', caller.id)
    .executeTakeFirst();
  if (!(await passwordFits(account?.password_hash, password)))
    throw new Refusal(403, 'password.currentWrong');
  await currentPasswords.clear(caller.id);
}
