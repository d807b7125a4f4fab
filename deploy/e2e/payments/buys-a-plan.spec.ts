import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member on Hope opens the checkout: what it costs, what it does, and one button to pay', async ({
  page,
}) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/subscription');
  await page.getByLabel('1 year', { exact: true }).click();
  await page.getByRole('link', { name: 'Belief · 1 year · ₹4,999' }).click();
  await expect(page).toHaveURL(/\/subscription\?buy=belief-year&order=order_/);
  await expect(page.getByText(/^Belief begins today and runs until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹4,999' })).toBeEnabled();
});
