import type { Browser, Page } from 'playwright';
import { demoMembers, enterAs } from '../../e2e/fixtures/member.ts';

/** How slow the phone is and who holds it. */
export interface SlowPhone {
  readonly browser: Browser;
  readonly url: string;
  readonly member?: boolean;
  /** Also the line of design section 8: 150 ms and 1.6 Mbps. */
  readonly slowLine?: boolean;
}

const CPU_RATE = 4;
const LINE = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  offline: false,
};

/** Runs something on a phone of 390x844 with a CPU four times slower. */
export async function onSlowPhone<T>(
  { browser, url, member, slowLine }: SlowPhone,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  try {
    // What tsx calls in functions that it has compiled, also in those that run in the page.
    await context.addInitScript('globalThis.__name ??= (one) => one');
    const page = await context.newPage();
    if (member) await enterAs(page, demoMembers.meera);
    const session = await context.newCDPSession(page);
    if (slowLine) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', LINE);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    return await run(page);
  } finally {
    await context.close();
  }
}
