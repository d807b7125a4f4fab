import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';

test.use({ role: 'member' });

/** Letters as wide as a phone may have them, and as large as one may ask for. */
const LETTERS = [
  {
    name: 'a wide font',
    style: 'body * { font-family: "DejaVu Sans", sans-serif; letter-spacing: 0.06em; }',
  },
  { name: 'letters of 200 %', style: ':root { font-size: 200%; }' },
] as const;

/** By a style sheet that is made in the page: one in its HTML would break the content security policy. */
function enlarge(page: Page, style: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** Waits for the tabs to stand in one row; at 320 px with any of the letters they did not. */
async function expectOneRow(tabs: Locator): Promise<void> {
  const rows = () =>
    tabs.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().bottom)).size);
  await expect.poll(rows).toBe(1);
}

// Daily the narrowest in the longest words; the others as well in the long proof.
for (const { name, style } of LETTERS) {
  for (const width of isLong ? [320, 390] : [320]) {
    for (const lang of isLong ? ['en', 'mr'] : ['mr']) {
      test(`the lists of interests stand in one row at ${width} px with ${name} in ${lang}`, async ({
        page,
        frame,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const [index, tab] of ['sent', 'received', 'match'].entries()) {
          await page.goto(routes.interests.href({ tab, lang }));
          const tabs = page.locator('main nav').getByRole('link');
          await expect(tabs).toHaveCount(3);
          await enlarge(page, style);
          await expectOneRow(tabs);
          await expect(tabs.nth(index)).toHaveAttribute('aria-current', 'page');
          await expect(tabs.nth(index)).toBeInViewport({ ratio: 1 });
          // What is out of sight comes with the keyboard.
          for (const end of [tabs.first(), tabs.last()]) {
            await end.focus();
            await expect(end).toBeInViewport({ ratio: 1 });
          }
          await frame.expectNoSidewaysScroll(`interests, ${tab}, ${width} px, ${name}, ${lang}`);
        }
      });
    }
  }
}
