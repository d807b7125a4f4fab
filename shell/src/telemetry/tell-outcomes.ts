import { ignore } from 'shared-contracts/behaviour/ignore';
import type { PageOutcomes } from './page-outcomes.ts';

/** Where the gateway takes outcomes: `recordRemoteOutcomes` of the contracts, whose schemas need not be on every page. */
export const OUTCOMES_PATH = '/releases/outcomes';

/** A page tells after so long (ms) in any case: it may stay open for hours, or end without a word. */
const SOON_MS = 10_000;
/** What fails may well be left at once. */
const HURRY_MS = 1500;
/** Reports of one page. */
const MOST = 10;

/**
 * Reports to the gateway how this page's builds fare: soon, when the page is hidden, and when something gets worse. It
 * holds no name, address or time of a person, so Do Not Track does not stop it (decision 034).
 */
export function tellOutcomes(window: Window, outcomes: PageOutcomes): void {
  let sent = 0;
  let due = Infinity;
  let timer = 0;

  const tell = (): void => {
    window.clearTimeout(timer);
    due = Infinity;
    if (sent >= MOST) return;
    const news = outcomes.take();
    if (news.length === 0) return;
    sent += 1;
    post(window, JSON.stringify({ outcomes: news }));
  };
  outcomes.onNews((isFailure) => {
    const wait = isFailure ? HURRY_MS : SOON_MS;
    const then = window.performance.now() + wait;
    // Only ever sooner: one that becomes ready must not put off another's failure.
    if (then >= due) return;
    window.clearTimeout(timer);
    due = then;
    timer = window.setTimeout(tell, wait);
  });
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') tell();
  });
  // Some browsers skip the former when a page is left for another.
  window.addEventListener('pagehide', tell);
}

/** Outlives the page that sends it. */
function post(window: Window, body: string): void {
  const { navigator } = window;
  const blob = new Blob([body], { type: 'application/json' });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(OUTCOMES_PATH, blob))
    return;
  window
    .fetch(OUTCOMES_PATH, {
      method: 'POST',
      body: blob,
      keepalive: true,
      credentials: 'same-origin',
    })
    .catch(ignore('what is not told counts as silence'));
}
