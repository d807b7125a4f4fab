// What the server is put together from: the calls of analytics, and its jobs and rules (decision 154).

import { recordPageViews } from 'shared-contracts/calls/analytics';
import type { Api } from '../../platform/calls/context.ts';
import { serve, type Handler } from '../../platform/calls/serve.ts';
import { Budget } from '../../platform/counters/budget.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { createPageViewCounter, type PageViewCounter } from './page-view-counter.ts';
import { countByHour } from './page-views.rules.ts';

/** Requests that one address may make in a period of so many ms: each carries up to 50 views. */
const MOST = 120;

const PERIOD_MS = 60 * 1000;

/** Puts the counting of page views on the application. */
export function registerAnalytics(api: Api): void {
  const requests = new Budget(api.parts.counters, {
    name: 'page-views',
    most: MOST,
    windowMs: PERIOD_MS,
    refusal: 'request.tooMany',
  });

  const counter = createPageViewCounter(api.parts.db, (err) =>
    api.parts.log.error({ err }, 'page views could not be written'),
  );
  api.app.addHook('onClose', () => counter.close());

  serve(api, recordPageViews, answerRecordPageViews(requests, counter));
}

/** Counts what a page tells of its views; `requests` is what one network may tell. */
function answerRecordPageViews(
  requests: Budget,
  counter: Pick<PageViewCounter, 'add'>,
): Handler<typeof recordPageViews> {
  return async ({ body: { views } }, { clock, request }) => {
    await requests.spend(networkOf(request.ip));
    // With Do Not Track the browser sends nothing, and a request counts nothing.
    if (wantsNoTracking(request.headers)) return { data: { recorded: 0 } };
    const counts = countByHour(views, clock());
    counter.add(counts);
    return { data: { recorded: counts.reduce((sum, count) => sum + count.views, 0) } };
  };
}

function wantsNoTracking(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
