import type { recordPageViews } from 'shared-contracts/calls/analytics';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Budget } from '../../platform/counters/budget.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import type { PageViewCounter } from './page-view-counter.ts';
import { countByHour } from './page-views.rules.ts';

/** Counts what a page tells of its views; `requests` is what one network may tell. */
export function answerRecordPageViews(
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
