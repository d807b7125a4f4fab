import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { defineCall } from './call.ts';
import { dataOf, Day } from './schemas.ts';

/** What staff review, as the week counts it: documents by type, and reports. */
export const REVIEW_KINDS = ['GovID', 'JobID', 'SalaryID', 'PropertyID', 'report'] as const;

/** A count; never negative. */
const Count = z.number();
/** Time in seconds; null where there is nothing to measure. */
const Seconds = z.nullable(z.number());

/** A week of the desk, Monday to Sunday in India (decision 135). */
export const StaffWeek = z.object({
  /** Its Monday and its Sunday. */
  from: Day,
  until: Day,
  /** Whether it is the week of today: its numbers still grow. */
  is_current: z.boolean(),
  /** Calls of our community that were logged in the week, by who logged them and by their status now; no row without a call. */
  calls: z.array(
    z.object({
      /** Null where the account is gone. */
      caller_id: z.nullable(z.string()),
      caller: z.nullable(z.string()),
      status: z.enum(CALL_STATUSES),
      count: Count,
    }),
  ),
  /**
   * What became of the people called, each counted once by profile, else by phone number: how many had registered
   * before, how many have since their first call of the week; and how many of either bought a plan since.
   */
  people: z.object({
    called: Count,
    registered_before: Count,
    registered: Count,
    plan: Count,
    plan_before: Count,
  }),
  /** Of what was decided in the week, how long it had waited; and, in the week of today, what waits now. */
  reviews: z.array(
    z.object({
      kind: z.enum(REVIEW_KINDS),
      decided: Count,
      median: Seconds,
      longest: Seconds,
      /** Null for a week that is over. */
      waiting: z.nullable(Count),
      longest_waiting: Seconds,
    }),
  ),
});
export type StaffWeek = z.output<typeof StaffWeek>;

/** Any day of the week; absent for the week of today. */
const query = z.object({ day: z.optional(Day) });

/** Ours: how the week went. 422 for a week that has not begun. */
export const getStaffWeek = defineCall({
  method: 'GET',
  path: '/api/v1/staff/week',
  access: 'staff',
  duty: 'manager',
  summary: 'Calls, conversion and waiting times of a week',
  query,
  reply: dataOf(StaffWeek),
  fails: { 422: 'form.invalid' },
});

/** Ours: the same as a table for a spreadsheet, safe against formulas; the export is audited with its week and rows. */
export const exportStaffWeek = defineCall({
  method: 'GET',
  path: '/api/v1/staff/week/csv',
  access: 'staff',
  duty: 'manager',
  summary: 'The week as CSV',
  query,
  reply: dataOf(z.object({ name: z.string(), csv: z.string() })),
  fails: { 422: 'form.invalid' },
});
