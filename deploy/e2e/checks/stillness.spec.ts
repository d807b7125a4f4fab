import { expect, test } from '../fixtures/test.ts';
import { screensOf } from './screens.ts';

declare global {
  /** How much has moved on the page, as Core Web Vitals count it. */
  var moved: number;
}

/** What counts as good by the measure of Core Web Vitals. */
const GOOD = 0.1;

for (const width of [390, 1280]) {
  test(`what a visitor reads does not move while a page comes in, at ${width} px`, async ({
    page,
    request,
    frame,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        for (const { value } of shifts) globalThis.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const screen of await screensOf('visitor', request)) {
      if (screen.fault) faults.expect(screen.fault);
      await page.goto(screen.address);
      await expect(frame.title, screen.name).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => globalThis.moved);
      expect.soft(moved, screen.name).toBeLessThan(GOOD);
    }
  });
}
