import { getAccount } from 'shared-contracts/calls/auth';
import { joinByCalls } from '../fixtures/joined-by-calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { expectOneGrant, newBuyer } from './buyer.ts';

test.describe.configure({ mode: 'parallel' });

const memberAddress = (email: string) =>
  `/member?${new URLSearchParams({ email, buy: 'trust-month' }).toString()}`;

test('a link without a good address asks for nothing; one for an address is paid by anybody, and begins when its owner comes', async ({
  page,
  frame,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  await page.goto('/member?email=nobody');
  await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await expect(frame.notices).toContainText('Invalid link');
  await expect(frame.notices).toContainText('Expired or invalid link');
  expect(requested.filter((url) => /\/order|checkout\.js/.test(url))).toEqual([]);

  const email = `gift-${process.pid}@example.com`;
  await page.goto(`/member?email=${email}`);
  await page.getByRole('main').getByLabel('1 month', { exact: true }).click();
  await page.getByRole('link', { name: 'Trust · 1 month · ₹699' }).click();
  const checkout = new CheckoutPage(page);
  await expect(checkout.pay).toBeEnabled();
  const orderId = checkout.orderId();
  await page.reload();
  await expect(checkout.pay).toBeEnabled();
  expect(checkout.orderId()).toBe(orderId);
  const address = page.url();
  await checkout.openPopup();
  await checkout.payByUpi();
  await expect(checkout.paid).toBeVisible();
  await expect(frame.notices).toContainText('Please sign in to continue');
  // Moments later the page leads on to where one signs in.
  await expect(page).toHaveURL(/\/logout/);
  await expect(page.getByRole('main')).toContainText(`The membership for ${email} is paid for.`);
  expect(
    new Set(requested.filter((url) => /\/api\/v\d\/(order|payments)/.test(url)).map(callOf)),
  ).toEqual(new Set(['/api/v2/order', '/api/v2/orders/', '/api/v2/payments/']));
  await page.goto(address);
  await expect(checkout.paid).toBeVisible();
  await checkout.expectNoWayToPay();

  // Nobody had the address until now.
  const owner = await joinByCalls(request, { name: 'Ketaki', lastName: 'Sathe', email });
  const account = async () => getAccount.reply.parse(await owner.ask(getAccount, {})).data;
  await expect.poll(async () => (await account()).plan_until).not.toBeNull();
});

test('a member pays the own address as a member, and another one by e-mail', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const requested: string[] = [];
  page.on('request', (one) => requested.push(callOf(one.url())));
  const checkout = new CheckoutPage(page);
  await checkout.open(memberAddress(`other-${process.pid}@example.com`));
  expect(requested).toContain('/api/v2/order');
  expect(requested).not.toContain('/api/v1/order');
  requested.length = 0;
  await checkout.open(memberAddress(buyer.email));
  expect(requested).toContain('/api/v1/order');
  expect(requested).not.toContain('/api/v2/order');
  await checkout.openPopup();
  await checkout.payByUpi();
  await expect(checkout.paid).toBeVisible();
  await expectOneGrant(buyer);
});

/** The path of a request, without what tells one order from another. */
function callOf(url: string): string {
  return new URL(url).pathname.replace(/order_\w+$/, '');
}
