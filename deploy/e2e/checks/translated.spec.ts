import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { staleTexts, translatedTexts, translatePages } from '../fixtures/page-translator.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyStop } from '../routes/stops.ts';

/** Controls that change what is on the page: fields, and what folds, opens, sorts, filters or pages. */
const CONTROLS = ['input', 'textarea', 'select', 'summary', 'button', '[role="tab"]']
  .map((one) => `main ${one}, dialog ${one}`)
  .join(', ');

/** Buttons that end the visit or leave the site; what the others send does not reach it. */
const LEFT_ALONE = 'sign out|log out|google|download|pay|print|pdf';

/** More of a page are like those before. */
const MOST_CONTROLS = 30;

/** Works with the controls of the page, one after the other, and closes what they open. */
async function workWith(page: Page): Promise<void> {
  const address = page.url();
  for (let at = 0; at < MOST_CONTROLS; at += 1) {
    if (!(await workWithControl(page, at))) return;
    await page.keyboard.press('Escape');
    if (page.url() !== address) await page.goBack();
  }
}

/** Types, chooses or presses, whether or not the control is in sight; false where there are no more. */
function workWithControl(page: Page, at: number): Promise<boolean> {
  return page.evaluate(
    async ([selector, leftAlone, index]) => {
      const drawn = () => new Promise((resolve) => setTimeout(resolve, 30));
      const one = [...document.querySelectorAll<HTMLElement>(selector)][index];
      if (one === undefined) return false;
      if (one.matches(':disabled, [type="file"], [type="hidden"]')) return true;
      one.focus();
      if (one instanceof HTMLSelectElement) {
        one.selectedIndex = (one.selectedIndex + 1) % one.length;
        one.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (one.matches('textarea, input:not([type="checkbox"], [type="radio"])')) {
        // React follows what the browser itself sets.
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value');
        for (const words of ['9', '98', '']) {
          own?.set?.call(one, words);
          one.dispatchEvent(new Event('input', { bubbles: true }));
          await drawn();
        }
      } else if (!new RegExp(leftAlone, 'i').test(one.textContent)) {
        // Selects of the desk open at the first half of a click.
        one.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        one.click();
      }
      await drawn();
      return true;
    },
    [CONTROLS, LEFT_ALONE, at] as const,
  );
}

test.use({ viewport: { width: 1280, height: 800 } });

test('public pages that a browser has translated work on, and another language changes every text', async ({
  page,
  context,
  request,
  frame,
}) => {
  test.setTimeout(400_000);
  // Forms with something typed ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept());
  await translatePages(context);
  // Nothing of what is pressed and typed reaches the site.
  await page.route('**/api/v1/**', (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.abort('aborted'),
  );
  for (const { name, address } of await everyStop(request, 'visitor')) {
    if (routes[name].access !== 'public' || name === 'logout') continue;
    await page.goto(address);
    await expect(frame.title).toBeVisible();
    await expect(frame.skeletons).toHaveCount(0);
    await expect.poll(() => translatedTexts(page)).toBeGreaterThan(10);
    await workWith(page);
    expect.soft(await staleTexts(page), `${address}: texts that stayed`).toEqual([]);
    for (const language of ['mr', 'en'] as const) {
      await page
        .locator(`.shell-languages [lang="${language}"]`)
        .evaluate((one) => (one as HTMLElement).click());
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // What the server words comes a moment later, on some pages.
      await page.waitForLoadState('networkidle');
      await expect(async () => expect(await staleTexts(page)).toEqual([])).toPass({
        timeout: 30_000,
      });
    }
  }
});
