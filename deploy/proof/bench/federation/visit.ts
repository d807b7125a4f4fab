import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The phone and the line of design section 8: 390x844, CPU 4 times slower, 150 ms and 1.6 Mbps. */
const LINE = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  offline: false,
};
const CPU_RATE = 4;

/** What one cold visit measured; times in ms since the navigation began, sizes in bytes on the wire. */
export interface Visit {
  readonly requests: number;
  readonly scripts: number;
  /** Of them, those that were asked for once the page was ready. */
  readonly laterScripts: number;
  readonly styles: number;
  readonly html: number;
  /** Everything that came, pictures and fonts included. */
  readonly total: number;
  readonly fcp: number;
  readonly lcp: number;
  /** The page's handlers are attached. */
  readonly ready: number;
}

/** Where to go, and the place whose readiness counts. */
export interface Target {
  readonly url: string;
  readonly place: string;
}

/** Opens an address with an empty cache on the slow phone and waits until everything has come. */
export async function visit(browser: Browser, { url, place }: Target): Promise<Visit> {
  return onSlowPhone(browser, async (page, session) => {
    const wire = watchWire(session);
    await page.goto(url, { waitUntil: 'commit' });
    await ready(page, place);
    wire.isReady = true;
    await page.waitForLoadState('networkidle');
    await painted(page);
    const times = await page.evaluate(
      (mark) => ({
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        lcp: (window as unknown as { lastLcp?: number }).lastLcp ?? NaN,
        ready: performance.getEntriesByName(mark)[0]?.startTime ?? NaN,
      }),
      `ready:${place}`,
    );
    return { ...wire, ...times };
  });
}

/** Opens `from`, lets it settle, then follows the link to `to`; ms from the click until the page is ready. */
export async function follow(browser: Browser, from: Target, to: Target): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(from.url, { waitUntil: 'commit' });
    await ready(page, from.place);
    await page.waitForLoadState('networkidle');
    const path = new URL(to.url).pathname;
    const start = await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
      if (link === null) throw new Error(`bench: no link to ${href}`);
      const now = performance.now();
      link.click();
      return now;
    }, path);
    await ready(page, to.place);
    const end = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN,
      `ready:${to.place}`,
    );
    return end - start;
  });
}

async function onSlowPhone<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    return await run(page, session);
  } finally {
    await context.close();
  }
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(() => {
    // A saver of bytes gets nothing ahead of time: only what the route itself costs is measured.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) (window as unknown as { lastLcp?: number }).lastLcp = last.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return context;
}

function ready(page: Page, place: string): Promise<unknown> {
  return page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    `ready:${place}`,
    { timeout: 60_000 },
  );
}

/** Resolves when the pictures on the screen are there and drawn, so that the largest paint has been reported. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      const isElsewhere = top > window.innerHeight || left > window.innerWidth;
      // What a phone does not show is not fetched either.
      return image.complete || isElsewhere || !image.checkVisibility();
    }),
  );
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))),
      ),
  );
}

interface Wire {
  isReady: boolean;
  requests: number;
  scripts: number;
  laterScripts: number;
  styles: number;
  html: number;
  total: number;
}

/** Counts what crossed the line; an answer from the cache is no request. */
function watchWire(session: CDPSession): Wire {
  const sizes = { scripts: 0, laterScripts: 0, styles: 0, html: 0, total: 0 };
  const wire: Wire = { isReady: false, requests: 0, ...sizes };
  const sent = new Map<string, { path: string; type: string; cached: boolean; later: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    sent.set(requestId, {
      path: pathname,
      type: type ?? 'Other',
      cached: false,
      later: wire.isReady,
    });
  });
  const fromCache = (requestId: string): void => {
    const one = sent.get(requestId);
    if (one !== undefined) one.cached = true;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) fromCache(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one === undefined || one.cached) return;
    wire.requests += 1;
    wire.total += encodedDataLength;
    // By name and not by type: the loader fetches some scripts ahead.
    if (one.path.endsWith('.js')) {
      wire.scripts += encodedDataLength;
      if (one.later) wire.laterScripts += encodedDataLength;
    } else if (one.path.endsWith('.css')) wire.styles += encodedDataLength;
    else if (one.type === 'Document') wire.html += encodedDataLength;
  });
  return wire;
}
