import type { Kysely, Transaction } from 'kysely';
import { signIn, type SessionReply } from 'shared-contracts/calls/auth';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { spendAll, type Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { MasterKeys } from '../../../storage/sealing/master-keys.ts';
import {
  adoptLanguage,
  confirmAccount,
  findByEmail,
  lockAccount,
  setPasswordHash,
} from '../accounts.store.ts';
import type { Account } from '../accounts.tables.ts';
import { hashCode } from '../passwords/mailed-secret.ts';
import { useCode } from '../passwords/mailed-secrets.store.ts';
import { passwordFits } from '../passwords/passwords.ts';
import { consumeCode, hasFactor } from '../second-factor/second-factors.store.ts';
import { signUpDevice } from '../sign-up/sign-up-device.ts';
import { newestSignUp } from '../sign-up/sign-ups.store.ts';
import type { AuthLimits } from './auth-limits.ts';
import { deviceOf } from './device-of.ts';
import { openSession, type SessionStart } from './session-reply.ts';

/** What a sign-in gave beside the password. */
interface GivenFactor {
  readonly otp: string | undefined;
  readonly keys: MasterKeys;
  /** Tries by account, from wherever. */
  readonly codes: Budget;
}

/** No account has this id; asking for it takes as long as asking for a real one. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Signing in with a password or with a mailed one-time code, and with a second factor where staff have one. */
export function serveSignIn(api: Api, limits: AuthLimits): void {
  const { jwtSecret, documentKeys } = api.parts;
  serve(api, signIn, async ({ body: { email, password, otp } }, { db, clock, request }) => {
    const data = await countTry(limits, { email, ip: request.ip }, async () => {
      const found = await findByEmail(db, email);
      const fits = await passwordFits(found?.password_hash, password);
      const waits =
        !fits && (await waitsHere(db, { email, password, device: signUpDevice(request) }, clock()));
      const factor = { otp, keys: documentKeys, codes: limits.factorCodes };
      return db
        .transaction()
        .execute((trx) =>
          enter(
            trx,
            { found, fits, waits, factor, typed: password, spoken: languageOf(request) },
            { now: clock(), device: deviceOf(request.headers['user-agent']), jwtSecret },
          ),
        );
    });
    return { data };
  });
}

/** Runs one try of signing in, by account and sender, within the budgets against guessing. */
export async function countTry<Result>(
  limits: Pick<AuthLimits, 'failures' | 'senderFailures'>,
  { email, ip }: { readonly email: string; readonly ip: string },
  enterAs: () => Promise<Result>,
): Promise<Result> {
  const sender = networkOf(ip);
  const account = `${email} ${sender}`;
  // Counted before the answer is known, so that tries at the same time cannot exceed the budget.
  await spendAll([limits.failures, account], [limits.senderFailures, sender]);
  const result = await enterAs().catch(async (error: unknown) => {
    // A required code is no failure and resets no earlier ones.
    if (error instanceof Refusal && error.code === 'auth.codeNeeded')
      await Promise.all([limits.failures.refund(account), limits.senderFailures.refund(sender)]);
    throw error;
  });
  await Promise.all([limits.failures.clear(account), limits.senderFailures.refund(sender)]);
  return result;
}

interface Entry {
  readonly found: Account | undefined;
  /** Whether what was typed is the password of the account found. */
  readonly fits: boolean;
  /** Whether what was typed is the password of a sign-up of this browser that waits to be confirmed. */
  readonly waits: boolean;
  readonly typed: string;
  readonly factor: GivenFactor;
  /** The language of the page. */
  readonly spoken: Locale;
}

/** Uses a code up where it is one, confirms the address that it proves, and begins a session. */
async function enter(
  trx: Transaction<Database>,
  { found, fits, waits, typed, factor, spoken }: Entry,
  start: SessionStart,
): Promise<SessionReply> {
  const { now } = start;
  const codeFits = !fits && (await useCode(trx, hashCode(typed), now, found?.id ?? NO_ACCOUNT));
  if (found === undefined || (!fits && !codeFits)) throw waits ? confirmFirst() : wrongPassword();
  const account = await lockAccount(trx, found.id);
  // Deleted, or given another password, while this one was compared.
  if (account === undefined || (fits && account.password_hash !== found.password_hash))
    throw wrongPassword();
  if (account.confirmed_at === null) {
    if (fits) throw confirmFirst();
    await confirmAccount(trx, account.id, now);
    // The owner of the address never set this password; the code proves the owner.
    await setPasswordHash(trx, account.id, null);
  }
  // What it refuses uses nothing up, a mailed code neither: the same call comes again, with both.
  const withFactor = await giveFactor(trx, account, factor, now);
  // English is the fallback of a browser that names none of our languages, not a choice. The desk is in English.
  if (account.language === null && account.role === 'member' && spoken !== 'en')
    await adoptLanguage(trx, account.id, spoken);
  return openSession(trx, account, { ...start, withFactor });
}

/**
 * A sign-up on this browser learns what is missing. Elsewhere it would reveal whether the address has an account; here
 * a known address waits alike.
 */
async function waitsHere(
  db: Kysely<Database>,
  { email, password, device }: { email: string; password: string; device: string | null },
  now: Date,
): Promise<boolean> {
  if (device === null) return false;
  const signUp = await newestSignUp(db, { email, device, now });
  return signUp?.device_hash === device && passwordFits(signUp.password_hash, password);
}

function confirmFirst(): Refusal {
  return new Refusal(403, 'auth.confirmFirst');
}

export function wrongPassword(): Refusal {
  return new Refusal(401, 'auth.wrongPassword');
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
