import { confirmEmail } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { confirmAccount } from './accounts.store.ts';
import { hashLinkToken } from './mailed-secret.ts';
import { accountOfLink } from './mailed-secrets.store.ts';

/** The end of the sign-up mail's link; a mail program may have opened it before its reader does. */
export function serveConfirmEmail(api: Api): void {
  serve(api, confirmEmail, async ({ body: { token } }, { db, clock }) => {
    const now = clock();
    const accountId = await accountOfLink(db, hashLinkToken(token), now);
    if (accountId === undefined) throw new Refusal(410, 'auth.linkExpired');
    await db.transaction().execute((trx) => confirmAccount(trx, accountId, now));
    return { data: { confirmed: true as const } };
  });
}
