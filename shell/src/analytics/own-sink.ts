import { ignore } from 'shared-contracts/behaviour/ignore';
import { ANALYTICS_BATCH, recordPageViews } from 'shared-contracts/calls/analytics';
import { createClient } from 'shared-contracts/calls/client';
import type { OpenSink, PageView } from './page-view-sink.ts';

/**
 * Our own first-party table: sent in one request when the page is hidden or a batch is full, without token, cookie and
 * referrer, so that it identifies no person.
 */
export const openOwnSink: OpenSink = ({ window, apiOrigin, fetch, allowed }) => {
  const send = createClient({
    origin: apiOrigin,
    token: () => null,
    // The request outlives the page that makes it, and does not say which it was: an address may hold the id of a
    // person.
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
  });
  let waiting: PageView[] = [];
  const flush = (): void => {
    const views = waiting;
    waiting = [];
    if (views.length === 0 || !allowed()) return;
    send(recordPageViews, { body: { views } }).catch(ignore('a lost count harms nobody'));
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') flush();
  });
  // Some browsers skip the former when a page is left for another.
  window.addEventListener('pagehide', flush);
  return {
    take(view) {
      waiting.push(view);
      if (waiting.length >= ANALYTICS_BATCH) flush();
    },
  };
};
