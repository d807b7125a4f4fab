import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { screensOf } from './screens.ts';

declare global {
  /** How much has moved on the page, as Core Web Vitals count it. */
  var moved: number;
  /** Each shift, and what moved in it. */
  var movers: string[];
}

/** What a browser says of a shift; TypeScript has no word for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A fifth of what counts as good by the measure of Core Web Vitals. */
const STILL = 0.02;

for (const role of ['visitor', 'member'] as const) {
  test.describe(`what a ${role} reads`, () => {
    test.use({ role });

    // A member's desk moves least of all: in the long proof.
    for (const width of role === 'member' && !isLong ? [390] : [390, 1280]) {
      test(`does not move while a page comes in, at ${width} px`, async ({
        page,
        request,
        frame,
        faults,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(() => {
          globalThis.moved = 0;
          globalThis.movers = [];
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as LayoutShift[]) {
              globalThis.moved += shift.value;
              const names = shift.sources.map(({ node }) =>
                node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName,
              );
              globalThis.movers.push(`${shift.value.toFixed(3)}: ${names.join(' | ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        for (const screen of await screensOf(role, request)) {
          if (screen.fault) faults.expect(screen.fault);
          await page.goto(screen.address);
          await expect(frame.title, screen.name).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { moved, movers } = await page.evaluate(() => ({
            moved: globalThis.moved,
            movers: globalThis.movers.join('; '),
          }));
          expect.soft(moved, `${screen.name}: ${movers}`).toBeLessThan(STILL);
        }
      });
    }
  });
}
