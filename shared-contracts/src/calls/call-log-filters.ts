import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { Day } from './schemas.ts';

const flag = z.optional(z.enum(['true', 'false']));

/** Which call logs a list shows; all of what is named has to hold. */
export const CallLogFilters = z.object({
  /** Community code; absent for our own. */
  app_name: z.optional(z.string()),
  /** One entry alone, by its id. */
  id: z.optional(z.uuid()),
  status: z.optional(z.enum(CALL_STATUSES)),
  /** A caller's id, `me`, or `none` for unassigned entries. */
  assigned_to_id: z.optional(z.string().check(z.maxLength(40))),
  followup: flag,
  /** `true`: overdue or due today, in India; or one of the two alone. */
  due: z.optional(z.enum(['true', 'overdue', 'today'])),
  payment_done: flag,
  /** First and last day on which the entry was made, in India. */
  from: z.optional(Day),
  to: z.optional(Day),
  /**
   * A name or a number. Names by the beginnings of one word or two, in either script; numbers from four digits on, by
   * their beginning or their end.
   */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type CallLogFilters = z.infer<typeof CallLogFilters>;
