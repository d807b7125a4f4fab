import { recordPageViews } from 'shared-contracts/calls/analytics';
import type { Api } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { serve } from '../platform/serve.ts';
import { countInMemory } from '../profiles/view-budget.ts';
import { countByHour } from './page-views.rules.ts';
import { addPageViews } from './page-views.store.ts';

/** Requests that one address may make in a period of so many ms: each carries up to 50 views. */
const MOST = 120;
const PERIOD_MS = 60 * 1000;

/** Puts the counting of page views on the application. */
export function registerAnalytics(api: Api): void {
  const requests = countInMemory(PERIOD_MS);

  serve(api, recordPageViews, async ({ body: { views } }, { db, clock, request }) => {
    const now = clock();
    const { used, endsAt } = await requests.count(request.ip, now);
    if (used > MOST) {
      const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
      throw new Refusal(429, 'request.tooMany', { retryAfter });
    }
    // The browser sends nothing then; whoever sends all the same is not counted.
    if (wantsNoTracking(request.headers)) return { data: { recorded: 0 } };
    const counts = countByHour(views, now);
    await addPageViews(db, counts);
    return { data: { recorded: counts.reduce((sum, count) => sum + count.views, 0) } };
  });
}

function wantsNoTracking(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
