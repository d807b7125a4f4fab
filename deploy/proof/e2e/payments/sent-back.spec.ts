import type { Page } from '@playwright/test';
import { getAccount } from 'shared-contracts/calls/auth';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expectOneGrant, newBuyer } from './buyer.ts';

test.describe.configure({ mode: 'parallel' });

// The browser inside of Instagram runs no frame of a provider: the provider takes the whole page and sends it back.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 341.0.0.45.100 Android',
});

test('a member in an in-app browser gives up at the provider’s page, comes back, pays there and has the plan', async ({
  page,
  frame,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const checkout = new CheckoutPage(page);
  const orderId = await checkout.open('/subscription?buy=trust-month');
  await goToProvider(checkout);
  await giveUp(page);
  await expect(page).toHaveURL(/\/subscription\?/);
  await expect(frame.notices).toContainText('Payment process was cancelled');
  await expect(checkout.pay).toBeEnabled();
  expect(checkout.orderId()).toBe(orderId);
  // A reload of the page that one came back to is not another return.
  await page.reload();
  await expect(checkout.pay).toBeEnabled();
  await expect(frame.closeNotice).toHaveCount(0);

  await goToProvider(checkout);
  await payWhole(page);
  await expect(checkout.paid).toBeVisible();
  expect(checkout.orderId()).toBe(orderId);
  await expect(frame.notices).toContainText('Please sign in to continue');
  await new LoginPage(page).signInAfterPaying(buyer.email, NEW_PASSWORD);
  await page.goto('/subscription');
  await expect(page.getByText(/^You are on Trust until /)).toBeVisible();
  await expectOneGrant(buyer);
});

test('a membership for an address comes back to that address, whether it was paid or not', async ({
  page,
  frame,
  request,
}) => {
  const email = `in-app-${process.pid}@example.com`;
  const checkout = new CheckoutPage(page);
  const address = `/member?${new URLSearchParams({ email, buy: 'belief-month' }).toString()}`;
  const orderId = await checkout.open(address);
  const sent = page.waitForRequest(/\/checkout\/embedded$/);
  await goToProvider(checkout);
  const options = new URLSearchParams((await sent).postData() ?? '').get('options') ?? '';
  // The provider keeps the addresses that it sends browsers to: this one names nobody.
  const { callback_url: back } = JSON.parse(options) as { callback_url: string };
  expect(decodeURIComponent(back)).not.toContain('@');
  await giveUp(page);
  await expect(page).toHaveURL((url) => url.searchParams.get('email') === email);
  await expect(frame.notices).toContainText('Payment process was cancelled');
  await expect(checkout.pay).toBeEnabled();
  expect(checkout.orderId()).toBe(orderId);

  await goToProvider(checkout);
  await payWhole(page);
  await expect(checkout.paid).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(frame.notices).toContainText('Please sign in to continue');
  await checkout.expectNoWayToPay();

  const owner = await joinByCalls(request, { name: 'Ketaki', lastName: 'Sathe', email });
  const until = async () => getAccount.reply.parse(await owner.ask(getAccount, {})).data.plan_until;
  await expect.poll(until).not.toBeNull();
});

/** Presses the page's button; the provider's page takes the place of ours, with no frame. */
async function goToProvider({ page, pay, frame }: CheckoutPage): Promise<void> {
  await pay.click();
  await expect(page).toHaveURL(/\/checkout\/embedded$/);
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
  await expect(frame).toHaveCount(0);
}

/** At the provider's page: gives up, and says that it is meant. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
}

/** At the provider's page: asks a UPI address for the money. */
async function payWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^UPI/ }).click();
  await page.getByLabel('UPI address').fill('success@razorpay');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}
