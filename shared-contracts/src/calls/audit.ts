import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, Day } from './schemas.ts';

/** Ours: who did what to whom; append-only. `from` and `to` are days in India, both included. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/v1/audit',
  access: 'staff',
  duty: 'manager',
  summary: 'The audit trail, newest first',
  query: z.object({
    cursor: z.optional(z.string()),
    /** Id of an account. */
    actor: z.optional(z.string().check(z.maxLength(80))),
    /** Exactly, such as `call_logs.list`. */
    action: z.optional(z.string().check(z.maxLength(80))),
    /** Exactly as it was noted: the id of what it was done to, mostly. */
    target: z.optional(z.string().check(z.maxLength(80))),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: dataOf(
    z.object({
      data: z.array(
        z.object({
          id: z.string(),
          actor: z.nullable(z.string()),
          action: z.string(),
          target: z.nullable(z.string()),
          /** Names as they are today; null where there is none, absent from older servers as the next two. */
          actor_name: z.optional(z.nullable(z.string())),
          target_name: z.optional(z.nullable(z.string())),
          /** What was noted about how it was done, by name; of a list its length. */
          facts: z.optional(z.record(z.string(), z.string())),
          created_at: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
      prev: z.nullable(z.string()),
    }),
  ),
  fails: { 422: 'form.invalid' },
});
