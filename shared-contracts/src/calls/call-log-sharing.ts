import * as z from 'shared-contracts/schema';
import { CallLogFilters } from './call-log-filters.ts';
import { CallLog } from './call-logs.ts';
import { defineCall } from './call.ts';
import { DESK } from './desk.ts';
import { dataOf, UserId } from './schemas.ts';

/** Most entries that are given away at once, and most callers among whom they are dealt. */
export const ASSIGN_MOST = 200;
export const DEAL_MOST = 20;

/**
 * Ours: gives entries to a caller, takes them from everybody (`to: null`), or deals them evenly among several: the
 * first to the first, the second to the second, and around again. All of them or none. A caller gives own or unassigned
 * entries, a manager all: an entry that is not to be given is the same 404 as none. Who gets entries of others hears
 * `assigned`.
 */
export const assignCallLogs = defineCall({
  method: 'POST',
  path: '/api/v1/calllogs/assign',
  access: 'staff',
  duty: DESK,
  summary: 'Assign call logs to callers',
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(ASSIGN_MOST)),
    to: z.nullable(
      z.union([UserId, z.array(UserId).check(z.minLength(1), z.maxLength(DEAL_MOST))]),
    ),
  }),
  /** In the order of `ids`. */
  reply: dataOf(
    z.array(
      z.object({ id: z.string(), assigned_to_id: z.nullable(UserId), updated_at: z.string() }),
    ),
  ),
  fails: { 404: 'callLog.notFound', 422: 'form.invalid' },
});

/**
 * Ours: makes one entry of two with the same number. `keep` stays; what it lacks it gets from `away`, which is gone then:
 * remarks one below the other (422 where they are too long together), member, caller, the earlier follow-up, the payment,
 * and the recording where `keep` has none. That a number refuses calls is never lost. 404 as in assigning.
 */
export const joinCallLogs = defineCall({
  method: 'POST',
  path: '/api/v1/calllogs/join',
  access: 'staff',
  duty: DESK,
  summary: 'Join two call logs of one number',
  body: z.object({ keep: z.uuid(), away: z.uuid() }),
  reply: dataOf(CallLog),
  fails: { 404: 'callLog.notFound', 409: 'callLog.otherNumber', 422: 'form.invalid' },
});

/** Most entries of one export; it says in its last line where there are more. */
export const CSV_ROWS_MOST = 50_000;

/** Ours: the list as a file, filtered as the list is, the newest first: `text/csv` in UTF-8, safe to open as a sheet. */
export const exportCallLogs = defineCall({
  method: 'GET',
  path: '/api/v1/calllogs.csv',
  access: 'staff',
  duty: 'manager',
  summary: 'Call logs as a file',
  query: CallLogFilters,
  /** The text of the file. */
  reply: z.unknown(),
});
