import type { Kysely } from 'kysely';
import { sendDeletionCode } from 'shared-contracts/calls/account';
import { routes } from 'shared-contracts/platform/routes';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { mailLink } from '../../platform/mail/mailer.ts';
import { mailOf } from './account-mails.ts';
import { lockAccount } from './accounts.store.ts';
import { hashDigits, makeDigits } from './passwords/mailed-secret.ts';
import { secondsToMail, type AuthLimits } from './sessions/auth-limits.ts';
import { lockSession } from './sessions/sessions.store.ts';

/** How long a code is good, in ms: 15 minutes. */
export const DELETION_CODE_MS = 15 * 60 * 1000;

/** Mails a code for the deletion; where the mailbox has had enough, the newest one is good for longer. */
export function serveSendDeletionCode(api: Api, limits: AuthLimits): void {
  const { config, jwtSecret } = api.parts;
  serve(api, sendDeletionCode, async (_, { caller, db, clock, mail, request }) => {
    if (caller.role === 'staff') throw new Refusal(409, 'account.dutyStands');
    const mayWrite = (await secondsToMail(limits, caller.email, request)) === null;
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, caller.id);
      // Signed out, or the account deleted, meanwhile.
      if (account === undefined || !(await lockSession(trx, caller.sessionId)))
        throw new Refusal(401, 'auth.required');
      const expires_at = new Date(clock().getTime() + DELETION_CODE_MS);
      if (!mayWrite && (await prolong(trx, account.id, expires_at))) return;
      const code = makeDigits();
      const stored = { code_hash: hashDeletionCode(account.id, code, jwtSecret), expires_at };
      await trx
        .insertInto('deletion_codes')
        .values({ account_id: account.id, ...stored })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
        .execute();
      const language = account.language ?? languageOf(request);
      const link = mailLink(config.siteOrigin, routes.deleteAccount.href(), language);
      await mail.write(trx, {
        mail: mailOf(
          'deletion',
          account.email,
          { product: config.productName, code, link },
          language,
        ),
        accountId: account.id,
        goodForMs: DELETION_CODE_MS,
      });
    });
    mail.wake();
    return { data: { sent: true as const } };
  });
}

/** Throws the 403 unless this is the newest code that was mailed to the caller, and still good. */
export async function proveByCode(
  { db, caller, now }: { db: Kysely<Database>; caller: Caller; now: Date },
  { currentPasswords }: Pick<AuthLimits, 'currentPasswords'>,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<void> {
  // Guessed at no more often than a password.
  await currentPasswords.spend(caller.id);
  const found = await db
    .selectFrom('deletion_codes')
    .select('account_id')
    .where('account_id', '=', caller.id)
    .where('code_hash', '=', hashDeletionCode(caller.id, code, secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(403, 'account.codeWrong');
  await currentPasswords.clear(caller.id);
}

/** Apart from the codes of sign-ups: nothing mailed for one purpose is of use for another. */
const hashDeletionCode = (accountId: string, code: string, secret: string) =>
  hashDigits(`deletion ${accountId}`, code, secret);

/** False where no code waits. */
async function prolong(
  trx: Kysely<Database>,
  accountId: string,
  expires_at: Date,
): Promise<boolean> {
  const prolonged = await trx
    .updateTable('deletion_codes')
    .set({ expires_at })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return prolonged !== undefined;
}
