import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** Ours: who did what to whom; append-only. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/v1/audit',
  access: 'staff',
  duty: 'manager',
  summary: 'The audit trail, newest first',
  query: z.object({ cursor: z.optional(z.string()) }),
  reply: dataOf(
    z.object({
      data: z.array(
        z.object({
          id: z.string(),
          actor: z.nullable(z.string()),
          action: z.string(),
          target: z.nullable(z.string()),
          created_at: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
      prev: z.nullable(z.string()),
    }),
  ),
});
