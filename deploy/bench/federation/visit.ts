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
  readonly styles: number;
  readonly html: number;
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
    await page.waitForLoadState('networkidle');
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

interface Wire {
  requests: number;
  scripts: number;
  styles: number;
  html: number;
}

function watchWire(session: CDPSession): Wire {
  const wire: Wire = { requests: 0, scripts: 0, styles: 0, html: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    wire.requests += 1;
    kinds.set(requestId, type ?? 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') wire.scripts += encodedDataLength;
    else if (kind === 'Stylesheet') wire.styles += encodedDataLength;
    else if (kind === 'Document') wire.html += encodedDataLength;
  });
  return wire;
}
