import { deleteAccount } from 'shared-contracts/calls/auth';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { retryDeadlocks } from '../../platform/database/deadlocks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { settleBefore } from '../billing/billing.public.ts';
import { findConcerned, notifyConcerned } from '../engagement/engagement.public.ts';
import { removeAccount } from './remove-account.store.ts';

/** Ends an account at once: its tokens are dead, its sockets close, its files go, its address is free. */
export function serveDeleteAccount(api: Api): void {
  const { accountEvents, jobs, jwtSecret: secret } = api.parts;
  serve(api, deleteAccount, async (_, context) => {
    const { caller, db, clock } = context;
    // Whoever works for the site hands that over first (access.md).
    if (caller.role === 'staff') throw new Refusal(409, 'account.dutyStands');
    await settleBefore({ ...api.parts, db }, caller.id);
    const now = clock();
    // Two members who know each other and leave at the same moment meet in rows of both.
    const concerned = await retryDeadlocks(() =>
      db.transaction().execute(async (trx) => {
        const found = await findConcerned(trx, caller.id);
        await removeAccount(trx, caller.id, { now, secret });
        return found;
      }),
    );
    accountEvents.publish({ accountId: caller.id, because: 'deleted', sockets: 'all' });
    await notifyConcerned(context, concerned);
    jobs.wake();
    return { data: { deleted: true as const } };
  });
}
