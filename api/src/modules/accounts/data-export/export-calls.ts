import {
  getExport,
  getExportFile,
  requestExport,
  type ExportStatus,
} from 'shared-contracts/calls/account';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isFresh, proveOwner } from '../prove-owner.ts';
import { authLimits } from '../sessions/auth-limits.ts';
import {
  beginExport,
  EXPORT_MS,
  findExport,
  MAKING_MS,
  type DataExport,
} from './data-export.store.ts';
import { signExportAddress } from './export-addresses.ts';

const NONE = { state: 'none', percent: 0, bytes: null, expires_at: null, next_at: null } as const;

/** Asking for a copy of one's data, how far it is, and the address where it may be fetched. */
export function serveExportCalls(api: Api): void {
  const { jobs, jwtSecret, counters } = api.parts;
  const limits = authLimits(api);
  // Counted beside the account's row, which goes with the account.
  const budget = new Budget(counters, {
    name: 'exports',
    most: 1,
    windowMs: EXPORT_MS,
    refusal: 'export.onceADay',
  });

  serve(api, requestExport, async ({ body }, { caller, db, clock }) => {
    const now = clock();
    await proveOwner({ db, caller, now }, limits, body.current_password);
    const requested = { accountId: caller.id, sessionId: caller.sessionId, now };
    const isBegun = await db
      .transaction()
      .execute((trx) => beginExport(trx, requested, () => budget.spend(caller.budgetKey)));
    if (isBegun) jobs.wake();
    const row = await findExport(db, caller.id);
    // Deleted since the token was read.
    if (row === undefined) throw new Refusal(401, 'auth.required');
    const status = statusOf(row, now);
    const retryAfter = waitSeconds(status, now);
    if (!isBegun && retryAfter !== null) throw new Refusal(429, 'export.onceADay', { retryAfter });
    return { data: status };
  });

  serve(api, getExport, async (_, { caller, db, clock }) => ({
    data: statusOf(await findExport(db, caller.id), clock()),
  }));

  serve(api, getExportFile, async (_, { caller, db, clock }) => {
    const now = clock();
    const row = await findExport(db, caller.id);
    if (row === undefined || statusOf(row, now).state !== 'ready')
      throw new Refusal(404, 'export.notReady');
    const { file_key: fileKey, session_id } = row;
    if (session_id !== caller.sessionId && !isFresh(caller, now))
      throw new Refusal(403, 'auth.signInAgain');
    const { sessionId } = caller;
    return { data: { url: signExportAddress({ fileKey, sessionId }, jwtSecret, now) } };
  });
}

/** An export as its owner sees it at a time. */
function statusOf(row: DataExport | undefined, now: Date): ExportStatus {
  if (row === undefined) return NONE;
  const { requested_at: requested, expires_at: until } = row;
  if (row.state === 'making') {
    const state = now.getTime() - requested.getTime() < MAKING_MS ? 'making' : 'failed';
    return { ...NONE, state, percent: row.percent };
  }
  const next = new Date(requested.getTime() + EXPORT_MS);
  const next_at = next > now ? next.toISOString() : null;
  if (until === null || until <= now) return { ...NONE, next_at };
  const expires_at = until.toISOString();
  return { state: 'ready', percent: 100, bytes: row.bytes, expires_at, next_at };
}

/** Seconds until another export may be requested; null for now. */
function waitSeconds({ next_at }: ExportStatus, now: Date): number | null {
  return next_at === null ? null : Math.ceil((Date.parse(next_at) - now.getTime()) / 1000);
}
