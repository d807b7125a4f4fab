import {
  confirmSecret,
  replaceRecoveryCodes,
  storeSecret,
} from '../src/modules/accounts/second-factor/second-factors.store.ts';
import {
  newTotpSecret,
  STEP_MS,
  stepOf,
  totpAt,
} from '../src/modules/accounts/second-factor/totp.ts';
import type { TestApp } from './app.ts';

/** The authenticator app of somebody of the staff, with the paper that the recovery codes are on. */
export interface TestFactor {
  readonly recoveryCodes: readonly string[];
  /** The code that the app shows now, or so many steps of 30 s later. */
  readonly code: (later?: number) => string;
}

/** Gives an account a second factor, which is on, or waits to be confirmed by its code. */
export async function addFactor(
  { db, parts, clock }: TestApp,
  accountId: string,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<TestFactor> {
  const secret = newTotpSecret();
  const keys = parts.documentKeys;
  const code = (later = 0) => totpAt(secret, stepOf(clock.read()) + later);
  await storeSecret(db, { accountId, secret, now: clock.read() }, keys);
  if (!confirmed) return { recoveryCodes: [], code };
  // By a code of a minute ago, so that those of now are good yet.
  const before = new Date(clock.read().getTime() - 2 * STEP_MS);
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    await confirmSecret(
      trx,
      { accountId, typed: totpAt(secret, stepOf(before)), now: before },
      keys,
    );
    return replaceRecoveryCodes(trx, accountId);
  });
  return { recoveryCodes, code };
}
