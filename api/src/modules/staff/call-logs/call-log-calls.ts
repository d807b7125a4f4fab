import type { CallLog } from 'shared-contracts/calls/call-logs';
import type { Context } from '../../../platform/calls/context.ts';
import type { Uploads } from '../../../platform/calls/uploads.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Jobs } from '../../../platform/jobs/run-jobs.ts';
import type { AtOnce } from '../../../platform/work/at-once.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import { toCallLog } from './call-log-replies.ts';
import { findCallLogs } from './call-logs.store.ts';

export type Staff = Context<'staff'>;

/** What calls about call logs need beside the request. */
export interface CallLogParts {
  /** Signs the addresses of recordings. */
  readonly secret: string;
  readonly files: ObjectStore;
  readonly jobs: Pick<Jobs, 'wake'>;
  /** Forms of a caller at the same time. */
  readonly forms: AtOnce;
  /** Recordings that a caller uploaded before. */
  readonly uploads: (context: Staff) => Uploads;
}

/** One entry as the desk reads it; 404 where it is gone. */
export async function oneCallLog(
  { secret }: Pick<CallLogParts, 'secret'>,
  { db, clock, caller }: Pick<Staff, 'db' | 'clock' | 'caller'>,
  id: string,
): Promise<CallLog> {
  const [row] = await findCallLogs(db, [id]);
  if (row === undefined) throw noCallLog();
  return toCallLog(row, { secret, now: clock(), sessionId: caller.sessionId });
}

/** The 404 of an entry that is not there, or not to be given away by the caller. */
export function noCallLog(): Refusal {
  return new Refusal(404, 'callLog.notFound');
}

/** Most entries that a push names. */
const MOST_NAMED = 20;

/** Tells callers of entries that someone else gave them; after the commit. */
export function tellAssigned(
  { pushes, caller }: Pick<Staff, 'pushes' | 'caller'>,
  given: readonly { readonly id: string; readonly to: string | null }[],
): void {
  for (const to of new Set(given.map((one) => one.to))) {
    if (to === null || to === caller.id) continue;
    const ids = given.filter((one) => one.to === to).map(({ id }) => id);
    pushes.push(to, 'assigned', { count: ids.length, ids: ids.slice(0, MOST_NAMED) });
  }
}
