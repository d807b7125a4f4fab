import type { Page } from '@playwright/test';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const SAMPLE = { name: 'A garland for both families' };
const ad = (page: Page) => page.getByRole('dialog', SAMPLE);

/** Asks for the sample ad until it comes: pushes are heard only once the page is on the line. */
async function askForSample(page: Page, token: string): Promise<void> {
  await expect(async () => {
    await page.request.get('/api/v1/ad/test', { headers: { authorization: `Bearer ${token}` } });
    await expect(ad(page)).toBeVisible({ timeout: 1500 });
  }).toPass();
}

test('a delayed ad cannot be closed for ten seconds, and a click beside it never closes it', async ({
  page,
}) => {
  const token = await enterAs(page, demoMembers.meera);
  await page.goto('/blogs');
  await askForSample(page, token);
  const popup = ad(page);
  await expect(popup).toContainText('₹4,999');
  await expect(popup.getByRole('link')).toHaveAttribute('href', 'tel:+919000000000');
  const close = popup.getByRole('button');
  await expect(close).toBeDisabled();
  await expectAxeClean(page, 'a locked ad');
  await expect(close).toHaveText(/^Close in \d+ seconds?$/);
  // The browser closes a dialog with the second Escape, whatever the page says to the first.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
  await popup.click({ position: { x: 2, y: 2 } });
  await expect(popup).toBeVisible();
  await expect(close).toHaveText('Close', { timeout: 20_000 });
  await popup.click({ position: { x: 2, y: 2 } });
  await expect(popup).toBeVisible();
  await close.click();
  await expect(popup).toBeHidden();
});

test('an ad waits until the dialog that stands is answered', async ({ page, frame }) => {
  const token = await enterAs(page, demoMembers.rohan);
  await page.goto('/blogs');
  await askForSample(page, token);
  await expect(ad(page).getByRole('button')).toBeEnabled({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(ad(page)).toBeHidden();

  await frame.press('Set Password (Optional)');
  const password = page.getByRole('dialog');
  await expect(password.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.request.get('/api/v1/ad/test', { headers: { authorization: `Bearer ${token}` } });
  await password.getByRole('button', { name: 'Cancel' }).click();
  await expect(ad(page)).toBeVisible();
});
