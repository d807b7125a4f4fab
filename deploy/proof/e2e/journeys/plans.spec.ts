import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** The plan purchase buttons by duration (sections 2 and 9), cheapest first. */
const PRICES = {
  '1 month': ['Belief · 1 month · ₹499', 'Trust · 1 month · ₹699'],
  '1 year': ['Belief · 1 year · ₹4,999', 'Trust · 1 year · ₹5,499'],
} as const;

test('a visitor compares plans by month and by year, and is asked to join', async ({
  page,
  frame,
}) => {
  await page.goto('/subscription');
  const main = page.getByRole('main');
  for (const [duration, words] of Object.entries(PRICES)) {
    // The address decides which one is chosen, a moment after the click.
    await main.getByLabel(duration, { exact: true }).click();
    for (const name of words) await expect(main.getByRole('link', { name })).toBeVisible();
  }
  await expect(main.getByRole('article', { name: 'Belief' })).toContainText('save 15%');
  await expect(main.getByRole('article', { name: 'Trust' })).toContainText('save 12%');
  await main.getByRole('link', { name: PRICES['1 year'][0] }).click();
  await expect(page).toHaveURL('/signup');
  await expect(frame.notices).toContainText('Join now');
});

test('a member on Hope sees the own plan, and what the others will cost', async ({ page }) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/subscription');
  const main = page.getByRole('main');
  await expect(main.getByText('You are on Hope.')).toBeVisible();
  await expect(main.getByRole('article', { name: 'Hope' })).toContainText('Your plan');
  await main.getByLabel('1 month', { exact: true }).click();
  const buy = main.getByRole('link', { name: PRICES['1 month'][1] });
  await expect(buy).toHaveAttribute('href', '/subscription?buy=trust-month');
});

test.describe('a member on Trust', () => {
  test.use({ role: 'member' });

  test('has everything already, and may prolong it', async ({ page }) => {
    await page.goto('/subscription');
    const main = page.getByRole('main');
    await expect(main.getByRole('article', { name: 'Trust' })).toContainText('time is added');
    await expect(main.getByRole('article', { name: 'Belief' })).toContainText('Part of your plan');
    await expect(
      main.getByRole('article', { name: 'Belief' }).getByRole('link', { name: /₹/ }),
    ).toHaveCount(0);
  });
});
