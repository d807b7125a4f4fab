import type { Browser, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { isInCohort } from '../../../src/canary/cohort.ts';
import { expect, test } from '../fixtures/test.ts';
import { canarySite, type CanarySite } from './canary-site.ts';
import { BREAKS } from './fragile-build.ts';

const REMOTE = 'mf-content';

let site: CanarySite;
test.beforeAll(async () => {
  site = await canarySite(REMOTE);
});
test.afterAll(() => site.close());

/** Names of devices on one side of the draw. */
function devices(inside: boolean, count: number): string[] {
  const names = Array.from({ length: 500 }, (_, index) => `device-number-${10_000_000 + index}`);
  return names.filter((cid) => isInCohort(site.canary, REMOTE, cid) === inside).slice(0, count);
}

let opened = 0;

/** A device opens a page of the remote; what it asked for of the remote, in order. */
async function open(browser: Browser, cid: string, breaks: boolean) {
  const context = await browser.newContext({
    // One address alone would have little weight, so each page comes from one of its own.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${(opened += 1)}` },
  });
  const cookies = { cid, ...(breaks ? { [BREAKS]: '1' } : {}) };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })),
  );
  // Its second page: from then on what a device tells counts.
  await context.request.get(site.url + routes.terms.href());
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(keepReplies);
  const requested: string[] = [];
  page.on('request', (request) => {
    const build = new RegExp(`/a/${REMOTE}/([^/]+)/remoteEntry`).exec(request.url())?.[1];
    if (build !== undefined) requested.push(build);
  });
  await page.goto(site.url + routes.terms.href());
  // The remote's own words, though there is no API behind it: its code runs.
  await expect(page.locator('h1')).toHaveText(/terms/i);
  return { page, requested, leave: () => leave(page) };
}

/** Replaces the beacon, whose reply nobody can wait for, by a request; keeps the replies under `told`. */
function keepReplies(): void {
  const told: Promise<number>[] = [];
  Object.defineProperty(window, 'told', { value: told });
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string, body: Blob) => {
      told.push(fetch(address, { method: 'POST', body }).then(({ status }) => status));
      return true;
    },
  });
}

/**
 * A page tells how it fared when it is put away, or earlier, where something failed; the gateway has taken that once it
 * has answered.
 */
async function leave(page: Page): Promise<void> {
  const statuses = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    const { told } = window as unknown as { told: Promise<number>[] };
    return Promise.all(told);
  });
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 200)).toBe(true);
  await page.context().close();
}

test('a canary at 10 % that begins to fail leaves by itself; nobody outside of its cohort ever meets it', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [first = '', second = '', ...others] = devices(true, 8);
  const { build } = site.canary;

  const early = await open(browser, first, false);
  const visit = await open(browser, second, false);
  await visit.leave();
  expect([early.requested, visit.requested]).toEqual([[build], [build]]);
  expect((await site.look()).units[REMOTE]?.canary?.build).toBe(build);

  for (const cid of devices(false, 2)) {
    const outside = await open(browser, cid, true);
    await outside.leave();
    expect(outside.requested).toEqual([site.stableBuild]);
  }
  for (const cid of others) {
    const inside = await open(browser, cid, true);
    await inside.leave();
    // The page fell back at once: what stands on it is the stable build.
    expect(inside.requested).toEqual([build, site.stableBuild]);
  }
  const live = await site.look();
  expect(live.by).toBe('controller');
  // The page that is still open may have told by now, or not.
  expect(live.why).toMatch(/canary 6 of [78] failed/);
  expect(live.units[REMOTE]).toMatchObject({ stable: site.stableBuild, canary: null });
  expect(live.quarantined).toMatchObject([{ unit: REMOTE, build }]);

  const after = await open(browser, first, false);
  expect(after.requested).toEqual([site.stableBuild]);
  await after.page.context().close();

  // Who has the canary on screen keeps it, also after the page has heard of the rollback.
  const heard = early.page.waitForResponse((response) =>
    response.url().endsWith('/resolution.json'),
  );
  await early.page.clock.runFor(80_000);
  expect(await (await heard).text()).not.toContain(build);
  expect(early.requested).toEqual([build]);
  await expect(early.page.locator('h1')).toBeVisible();
  await early.page.context().close();
});
