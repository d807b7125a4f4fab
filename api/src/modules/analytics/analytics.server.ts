// What the server is put together from: the calls of analytics, and its jobs and rules (decision 154).
import { recordPageViews } from 'shared-contracts/calls/analytics';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { Budget } from '../../platform/counters/budget.ts';
import { createPageViewCounter } from './page-view-counter.ts';
import { answerRecordPageViews } from './record-page-views.ts';

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
