import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';
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
        await watchShifts(page);
        for (const screen of await screensOf(role, request)) {
          if (screen.fault) faults.expect(screen.fault);
          await page.goto(screen.address);
          await expect(frame.title, screen.name).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { moved, movers } = await shiftsOf(page);
          expect.soft(moved, `${screen.name}: ${movers}`).toBeLessThan(STILL);
        }
      });
    }
  });
}

/** What a page in Devanagari is read on first, at a phone's width. */
test.describe('what is written in Devanagari', () => {
  // Its worker would fetch the fonts itself, where no test can hold them.
  test.use({ serviceWorkers: 'block' });

  for (const language of ['mr', 'hi']) {
    test(`does not move in ${language} when its fonts come last`, async ({
      page,
      request,
      frame,
    }) => {
      const addresses = [
        routes.home.href(),
        routes.profiles.href(),
        (await firstPerson(request)).address,
        routes.blogs.href(),
        (await firstPost(request)).address,
      ];
      const fonts = await holdFonts(page);
      await watchShifts(page);
      for (const address of addresses) {
        fonts.hold();
        await page.goto(`${address}?lang=${language}`, { waitUntil: 'domcontentloaded' });
        await expect(frame.title, address).toBeVisible();
        await expect.poll(fonts.waiting, address).toBeGreaterThan(0);
        fonts.release();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const { moved, movers } = await shiftsOf(page);
        expect.soft(moved, `${address}: ${movers}`).toBeLessThan(STILL);
      }
    });
  }
});

/** Counts what moves on each page that is opened from now on. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
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
}

function shiftsOf(page: Page) {
  return page.evaluate(() => ({
    moved: globalThis.moved,
    movers: globalThis.movers.join('; '),
  }));
}

/** Font files wait between `hold` and `release`. */
async function holdFonts(page: Page) {
  const waiting: (() => void)[] = [];
  let held = false;
  await page.route('**/*.woff2', async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return {
    hold: () => void (held = true),
    waiting: () => waiting.length,
    release: () => {
      held = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
