import type { Page } from '@playwright/test';
import { expectAxeClean } from '../fixtures/axe.ts';
import { holdTicks, passSeconds } from '../fixtures/held-ticks.ts';
import { openLive } from '../fixtures/live-page.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const SAMPLE = { name: 'A garland for both families' };
const ad = (page: Page) => page.getByRole('dialog', SAMPLE);

/** How long a delayed ad stays locked, in seconds (section 9). */
const LOCK = 10;

/** Asks for the sample ad, again only where the page was not yet listening: each one that it hears is shown. */
async function askForSample(page: Page, token: string): Promise<void> {
  await expect(async () => {
    await page.request.get('/api/v1/ad/test', { headers: { authorization: `Bearer ${token}` } });
    await expect(ad(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

test('a delayed ad cannot be closed for ten seconds, and a click beside it never closes it', async ({
  page,
}) => {
  const token = await enterAs(page, demoMembers.meera);
  await holdTicks(page);
  await openLive(page, '/blogs');
  await askForSample(page, token);
  const popup = ad(page);
  await expect(popup).toContainText('₹4,999');
  await expect(popup.getByRole('link')).toHaveAttribute('href', 'tel:+919000000000');
  const close = popup.getByRole('button');
  await expect(close).toBeDisabled();
  await expectAxeClean(page, 'a locked ad');
  await expect(close).toHaveText('Close in 10 seconds');
  // The browser closes a dialog with the second Escape, whatever the page says to the first.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
  await popup.click({ position: { x: 2, y: 2 } });
  await expect(popup).toBeVisible();
  await passSeconds(page, LOCK - 1);
  await expect(close).toHaveText('Close in 1 second');
  await expect(close).toBeDisabled();
  await passSeconds(page, 1);
  await expect(close).toHaveText('Close');
  await popup.click({ position: { x: 2, y: 2 } });
  await expect(popup).toBeVisible();
  await close.click();
  await expect(popup).toBeHidden();
});

test('an ad waits until the dialog that stands is answered', async ({ page, frame }) => {
  const token = await enterAs(page, demoMembers.rohan);
  await holdTicks(page);
  await openLive(page, '/blogs');
  await askForSample(page, token);
  await passSeconds(page, LOCK);
  await expect(ad(page).getByRole('button')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(ad(page)).toBeHidden();

  await frame.press('Change Password');
  const password = page.getByRole('dialog');
  await expect(password.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.request.get('/api/v1/ad/test', { headers: { authorization: `Bearer ${token}` } });
  await password.getByRole('button', { name: 'Cancel' }).click();
  await expect(ad(page)).toBeVisible();
});
