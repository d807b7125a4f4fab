import { getAccount } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { PLAN_COLUMNS, runningPlan } from './plan-in-force.ts';
import { isFresh } from './set-password.ts';

/** What stands about the caller's own account; that there is a password is told, never anything of it. */
export function serveAccount(api: Api): void {
  serve(api, getAccount, async (_, { caller, db, clock }) => {
    const account = await db
      .selectFrom('accounts')
      .select(['password_hash', ...PLAN_COLUMNS])
      .where('id', '=', caller.id)
      .executeTakeFirst();
    // Deleted since the token was read.
    if (account === undefined) throw new Refusal(401, 'auth.required');
    const now = clock();
    return {
      data: {
        email: caller.email,
        has_password: account.password_hash !== null,
        recently_signed_in: isFresh(caller, now),
        plan_until: runningPlan(account, now).until?.toISOString() ?? null,
      },
    };
  });
}
