import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** How many events one request may carry. */
export const ANALYTICS_BATCH = 50;

/** Ours: page views, first-party and without personal data; nothing is sent under Do Not Track. */
export const recordPageViews = defineCall({
  method: 'POST',
  path: '/api/v1/analytics/page_views',
  access: 'public',
  summary: 'Record page views',
  body: z.object({
    views: z
      .array(
        z.object({
          name: z.string().check(z.maxLength(60)),
          at: z.string().check(z.maxLength(40)),
        }),
      )
      .check(z.minLength(1), z.maxLength(ANALYTICS_BATCH)),
  }),
  reply: dataOf(z.object({ recorded: z.number() })),
  fails: { 429: 'request.tooMany' },
});
