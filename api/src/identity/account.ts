import { getAccount } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { isFresh } from './set-password.ts';

/** What stands about the caller's own account; that there is a password is told, never anything of it. */
export function serveAccount(api: Api): void {
  serve(api, getAccount, async (_, { caller, db, clock }) => {
    const account = await db
      .selectFrom('accounts')
      .select(['password_hash', 'plan_until'])
      .where('id', '=', caller.id)
      .executeTakeFirst();
    // Deleted since the token was read.
    if (account === undefined) throw new Refusal(401, 'auth.required');
    const { password_hash, plan_until } = account;
    return {
      data: {
        email: caller.email,
        has_password: password_hash !== null,
        recently_signed_in: isFresh(caller, clock()),
        // A plan that has ended counts as Hope, which has no end.
        plan_until: caller.plan === 'hope' ? null : (plan_until?.toISOString() ?? null),
      },
    };
  });
}
