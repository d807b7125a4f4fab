import { endSession, listSessions } from 'shared-contracts/calls/account';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { sessionMs } from './session-end.ts';
import { endOwnSession, listOpenSessions } from './sessions.store.ts';

/** Sessions listed at most, the latest first. */
const MOST = 100;

/** Where a member is signed in, and the end of one of these sessions; never another member's. */
export function serveSessions(api: Api): void {
  const { accountEvents } = api.parts;

  serve(api, listSessions, async (_, { caller, db, clock, config }) => {
    const begunAfter = new Date(clock().getTime() - sessionMs(caller.role, config));
    const rows = await listOpenSessions(db, caller.id, { begunAfter, most: MOST });
    const sessions = rows.map((row) => ({
      id: row.id,
      device: row.device,
      signed_in_at: row.created_at.toISOString(),
      last_seen_at: row.seen_at.toISOString(),
      current: row.id === caller.sessionId,
    }));
    return { data: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
  });

  serve(api, endSession, async ({ params: { id } }, { caller, db, clock }) => {
    const session = { id, accountId: caller.id, now: clock() };
    if (!isId(id) || !(await endOwnSession(db, session)))
      throw new Refusal(404, 'session.notFound');
    accountEvents.publish({ accountId: caller.id, because: 'signed-out', sockets: { of: id } });
    return { data: { ended: true as const } };
  });
}
