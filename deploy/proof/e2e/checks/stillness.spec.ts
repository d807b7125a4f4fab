import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listProfiles } from 'shared-contracts/calls/listed-profiles';
import { routes } from 'shared-contracts/platform/routes';
import { openLineInParts } from '../fixtures/line-in-parts.ts';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
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

/** The font files of the site. */
const FONTS = new URL('../../../../shared-contracts/src/ui/fonts/', import.meta.url);

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

  // Both have one face: Hindi in the long proof.
  for (const language of isLong ? ['mr', 'hi'] : ['mr']) {
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
      await giveDevanagari(page);
      const fonts = await holdReplies(page, '**/*.woff2');
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

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`the sign-in does not move when it is refused, at ${width} px`, async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(/401/);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(routes.login.href());
    await expect(frame.title).toBeVisible();
    await new LoginPage(page).signIn('asha@example.com', 'not-the-password');
    await expect(page.getByText('That e-mail and password do not match.')).toBeInViewport();
    const { moved, movers } = await shiftsOf(page);
    expect(moved, movers).toBeLessThan(STILL);
  });
}

test('a page whose HTML comes in parts is painted when its frame has come whole', async ({
  page,
  site,
  frame,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await watchShifts(page);
  // The plans stand in one row each: of their heads, prices and buttons the longest decides for all.
  const line = await openLineInParts(site.url, '</article>');
  try {
    await page.goto(line.url + routes.subscription.href(), { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('article').length))
      .toBe(1);
    expect(await page.evaluate(painted)).toBe(false);
    line.release();
    await expect(frame.title).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { moved, movers } = await shiftsOf(page);
    expect(moved, movers).toBeLessThan(STILL);
    await expect.poll(() => page.evaluate(painted)).toBe(true);
  } finally {
    await line.close();
  }
});

test.describe('a list that grows', () => {
  test.use({ role: 'member' });

  test('does not move under whoever scrolls faster than its pages come', async ({ page }) => {
    const list = await holdReplies(page, `**${listProfiles.path}?*cursor=*`);
    await watchShifts(page);
    list.hold();
    await page.goto(routes.profiles.href());
    const cards = page.getByRole('main').getByRole('article');
    const coming = page.getByRole('main').getByText('Profiles are on their way');
    const footer = page.getByRole('contentinfo');
    // As far as the cards to come, and to the very end.
    for (const end of [coming, footer]) {
      await expect(cards.first()).toBeVisible();
      const before = await cards.count();
      await expect(coming).toBeAttached();
      await end.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(list.waiting).toBeGreaterThan(0);
      list.release();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
      list.hold();
    }
    const { moved, movers } = await shiftsOf(page);
    expect(moved, movers).toBeLessThan(STILL);
  });
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

/** Whether the browser paints, given the time of thirty tasks. */
function painted(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    let tasks = 0;
    const tick = () => {
      tasks += 1;
      if (tasks > 30) resolve(false);
      else setTimeout(tick);
    };
    tick();
  });
}

function shiftsOf(page: Page) {
  return page.evaluate(() => ({
    moved: globalThis.moved,
    movers: globalThis.movers.join('; '),
  }));
}

/**
 * A device with a face for Devanagari of its own, as phones, Windows and macOS are: whether this machine is one must not
 * decide what a test finds. Where there is none, letters are boxes until ours has come, and no box is as wide as its letter.
 */
async function giveDevanagari(page: Page) {
  const faces = await Promise.all(
    [400, 700].map(async (weight) => {
      const file = new URL(`noto-sans-devanagari-${weight}.woff2`, FONTS);
      return { weight: String(weight), file: (await readFile(file)).toString('base64') };
    }),
  );
  await page.addInitScript((given) => {
    for (const { weight, file } of given) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(
        new FontFace('Sapta Devanagari', bytes, {
          weight,
          unicodeRange: 'U+900-97F, U+200C-200D, U+25CC',
        }),
      );
    }
  }, faces);
}

/** What is asked of addresses like this waits between `hold` and `release`. */
async function holdReplies(page: Page, address: string) {
  const waiting: (() => void)[] = [];
  let held = false;
  await page.route(address, async (route) => {
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
