import { signOut, signOutEverywhere } from 'shared-contracts/calls/auth';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { forgetCodes } from '../passwords/forget-codes.ts';
import { endAllSessions, endSession } from './sessions.store.ts';

/** Ends the session that asks; the account's other browsers stay signed in. */
export function serveSignOut(api: Api): void {
  const { accountEvents } = api.parts;
  serve(api, signOut, async (_, { caller, db, clock }) => {
    await endSession(db, caller.sessionId, clock());
    accountEvents.publish({
      accountId: caller.id,
      because: 'signed-out',
      sockets: { of: caller.sessionId },
    });
    return { data: { signed_out: true as const } };
  });
}

/** Ends every session of the caller, this one too. */
export function serveSignOutEverywhere(api: Api): void {
  const { accountEvents } = api.parts;
  serve(api, signOutEverywhere, async (_, { caller, db, clock }) => {
    await db.transaction().execute(async (trx) => {
      await endAllSessions(trx, caller.id, clock());
      // Mailed codes end as well: one may have been read by others.
      await forgetCodes(trx, caller.id);
    });
    accountEvents.publish({
      accountId: caller.id,
      because: 'signed-out-everywhere',
      sockets: 'all',
    });
    return { data: { signed_out: true as const } };
  });
}
