import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { IdName } from './desk.ts';
import { dataOf } from './schemas.ts';

/** Ours: reports of members about members, oldest first. */
export const Report = z.object({
  id: z.string(),
  from: IdName,
  about: IdName,
  reason: z.string(),
  state: z.enum(['open', 'dismissed', 'acted']),
  created_at: z.string(),
});

export const listReports = defineCall({
  method: 'GET',
  path: '/api/v1/reports',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Reports that wait for a decision',
  reply: dataOf(z.array(Report)),
});

export const decideReport = defineCall({
  method: 'POST',
  path: '/api/v1/reports/decision',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Dismiss a report or act on it',
  body: z.object({
    id: z.string(),
    act: z.boolean(),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: dataOf(Report),
  fails: { 404: 'report.notFound', 409: 'report.decided' },
});
