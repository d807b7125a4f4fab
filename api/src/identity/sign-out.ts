import { signOut, signOutEverywhere } from 'shared-contracts/calls/auth';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { endAllSessions, endSession } from './sessions.store.ts';

/** Ends the session that asks; the account's other browsers stay signed in. */
export function serveSignOut(api: Api): void {
  serve(api, signOut, async (_, { caller, db, clock }) => {
    await endSession(db, caller.sessionId, clock());
    return { data: { signed_out: true as const } };
  });
}

/** Ends every session of whoever asks, this one too. */
export function serveSignOutEverywhere(api: Api): void {
  serve(api, signOutEverywhere, async (_, { caller, db, clock }) => {
    await db.transaction().execute((trx) => endAllSessions(trx, caller.id, clock()));
    return { data: { signed_out: true as const } };
  });
}
