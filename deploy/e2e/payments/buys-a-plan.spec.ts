import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
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

test('a member pays by card, and is asked to sign in again', async ({ page, frame, request }) => {
  // Somebody of their own: the demo members keep the plans that other tests know them by.
  const email = 'pays-by-card@example.com';
  await joinByCalls(request, { name: 'Kavita', lastName: 'Bhosale', email });
  await enterAs(page, email, NEW_PASSWORD);
  await page.goto('/subscription?buy=trust-month');
  await page.getByRole('button', { name: 'Pay ₹699' }).click();
  const checkout = page.frameLocator('iframe[title="Payment"]');
  await checkout.getByRole('button', { name: /^Card/ }).click();
  await checkout.getByRole('button', { name: 'Fill in the test card' }).click();
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click();
  await checkout.getByLabel('One-time password').fill('123456');
  await checkout.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Payment was successful' })).toBeVisible();
  await expect(page).toHaveURL('/logout?reason=paid');
  await expect(page.getByText(/^Your payment was successful\. Sign in again/)).toBeVisible();
  await expect(frame.notices).toContainText('Please sign in to continue');
});
