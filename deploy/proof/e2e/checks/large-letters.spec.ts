import { routes } from 'shared-contracts/platform/routes';
import { chromiumFlags, findTestBrowser } from '../../../src/browser/find-chromium.ts';
import { expect, test } from '../fixtures/test.ts';

// The letters that somebody has set for the whole browser; a style sheet of the page would not reach its media queries.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...chromiumFlags(), '--blink-settings=defaultFontSize=32'],
  },
});

/** Screens by who sees them: an address, and a part that is there once all of the screen is. */
const SCREENS = [
  { role: 'visitor', address: routes.home.href(), part: '.pf-hero__signs' },
  { role: 'visitor', address: routes.signup.href(), part: '.shell-choices' },
  { role: 'visitor', address: routes.login.href(), part: '.shell-form' },
  { role: 'member', address: routes.profiles.href(), part: 'main .sp-card' },
  { role: 'member', address: routes.settings.href(), part: '.shell-settings' },
  {
    role: 'member',
    address: routes.settingsPart.href({ part: 'support' }),
    part: '.shell-phone',
  },
] as const;

for (const { role, address, part } of SCREENS) {
  test.describe(`for a ${role}`, () => {
    test.use({ role });

    test(`with letters of 200 % nothing of ${address} stands beyond the edge of a small phone`, async ({
      page,
      frame,
    }) => {
      await page.goto(address);
      await expect(page.locator(part).first()).toBeVisible();
      await frame.expectNoSidewaysScroll(address);
      // The bar is drawn again when the session is known, and has no places in between.
      await expect(async () => {
        const mark = await frame.top.locator('.sp-logo__mark').boundingBox();
        const next = await frame.top.locator('.sp-top__end > *').first().boundingBox();
        const end = (mark?.x ?? NaN) + (mark?.width ?? NaN);
        expect(end, 'the mark of the site is free').toBeLessThanOrEqual(next?.x ?? NaN);
      }).toPass({ timeout: 30_000 });
    });
  });
}
