import { NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expectOneGrant, newBuyer } from './buyer.ts';

test.describe.configure({ mode: 'parallel' });

test('from a feature that needs a plan to the plan, and signed in again with it', async ({
  page,
  frame,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  // What Hope does not filter by leads to the plans, and Back leads to where one was.
  await page.goto('/filtered/profiles?verified=personal');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Upgrade plan', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription\?from=/);
  await main.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/filtered/profiles?verified=personal');
  await main.getByRole('link', { name: 'Upgrade plan', exact: true }).click();
  await main.getByLabel('1 month', { exact: true }).click();
  await main.getByRole('link', { name: 'Trust · 1 month · ₹699' }).click();

  const checkout = new CheckoutPage(page);
  await expect(checkout.pay).toBeEnabled();
  // Refused first: the popup says so and so do we; then dismissed; then paid, all with the same order.
  const orderId = checkout.orderId();
  await checkout.openPopup();
  await checkout.payByUpi('failure@razorpay');
  await expect(checkout.popup.getByRole('alert')).toContainText('declined');
  await expect(frame.notices).toContainText('Something went wrong. Please try again later');
  await checkout.dismiss();
  await expect(frame.notices).toContainText('Payment process was cancelled');
  // Opened again after a refusal there is something to pay, and nothing is said to be on its way.
  await page.reload();
  await expect(checkout.pay).toBeEnabled();
  expect(checkout.orderId()).toBe(orderId);
  await checkout.pay.dblclick();
  await checkout.payByUpi();
  await expect(checkout.paid).toBeVisible();
  await expect(frame.notices).toContainText('Please sign in to continue');

  await new LoginPage(page).signInAfterPaying(buyer.email, NEW_PASSWORD);
  await page.goto('/subscription');
  await expect(main.getByText(/^You are on Trust until /)).toBeVisible();
  await expectOneGrant(buyer);
});

test('the bank’s page in a window of its own: refused, closed, and paid', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const checkout = new CheckoutPage(page);
  await checkout.open('/subscription?buy=belief-month');
  await checkout.openPopup();
  const atTheBank = async () => {
    await checkout.popup.getByRole('button', { name: /^Netbanking/ }).click();
    const opened = page.waitForEvent('popup');
    await checkout.popup.getByRole('button', { name: /^Pay ₹/ }).click();
    return opened;
  };
  await (await atTheBank()).getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(checkout.popup.getByRole('alert')).toContainText('declined');
  await checkout.popup.getByRole('button', { name: 'Try again' }).click();
  const left = await atTheBank();
  await expect(left.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  await left.close();
  await expect(checkout.popup.getByRole('alert')).toContainText('cancelled');
  await checkout.popup.getByRole('button', { name: 'Try again' }).click();
  const bank = await atTheBank();
  await expect(bank.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  // The window knows its opener: the document of the checkout alone allows it.
  expect(await bank.evaluate(() => window.opener !== null)).toBe(true);
  await bank.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(checkout.paid).toBeVisible();
  await expectOneGrant(buyer);
});

test('what does not load, cannot be made or cannot be captured is said, and is never paid twice', async ({
  page,
  frame,
  faults,
  request,
}) => {
  faults.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const checkout = new CheckoutPage(page);
  const main = page.getByRole('main');
  // The order cannot be made.
  await page.route('**/api/v1/order?*', (route) => route.abort());
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await page.goto('/subscription?buy=trust-month');
  await expect(main.getByRole('alert')).toContainText('Your order could not be placed');
  await expect(frame.notices).toContainText('Something went wrong. Please try again later');
  await expect(checkout.pay).toHaveCount(0);
  await page.unroute('**/api/v1/order?*');
  await main.getByRole('button', { name: 'Retry' }).click();
  // The provider's script does not come.
  await expect(main.getByRole('alert')).toContainText('The payment page did not load');
  await expect(checkout.pay).toHaveCount(0);
  await page.unroute('**/v1/checkout.js');
  // By key: a second click at one place, this soon after the first, counts as one with it.
  await main.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(checkout.pay).toBeEnabled();
  // Offline at the button, and back.
  await page.context().setOffline(true);
  await checkout.pay.click();
  await expect(frame.notices).toContainText('Something went wrong. Please try again later');
  await expect(checkout.pay).toBeEnabled();
  await page.context().setOffline(false);
  // The capture fails, and so does every question after it: the server finishes it alone.
  const ours = /\/api\/v1\/(payments\/$|orders\/)/;
  await checkout.openPopup();
  await page.route(ours, (route) => route.abort());
  await checkout.payByUpi();
  await expect(checkout.checking).toBeVisible();
  await expect(main).toContainText('If money was taken, your plan will be credited');
  await checkout.expectNoWayToPay();
  await expectOneGrant(buyer);
  await page.unroute(ours);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(checkout.paid).toBeVisible();
});

test('two tabs and two devices have one order, which is paid once', async ({
  page,
  browser,
  site,
  request,
}) => {
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  const device = await browser.newContext({ baseURL: site.url });
  const [tab, elsewhere] = [await page.context().newPage(), await device.newPage()];
  await buyer.enter(tab);
  await buyer.enter(elsewhere);
  const [first, second, third] = [page, tab, elsewhere].map((one) => new CheckoutPage(one));
  if (!first || !second || !third) throw new Error('e2e: three pages');
  const ids = [await first.open(), await second.open(), await third.open()];
  expect(new Set(ids).size).toBe(1);
  // Both stand at the provider's popup; whoever pays second pays an order that is paid.
  await second.openPopup();
  await first.openPopup();
  await first.payByCard();
  await expect(first.paid).toBeVisible();
  await expectOneGrant(buyer);
  await third.pay.click();
  await expect(third.paid).toBeVisible();
  await third.expectNoWayToPay();
  // The popup of the other tab goes as well: it hears that it is paid, or that the first tab has signed out.
  await expect(page).toHaveURL('/logout?reason=paid');
  await second.expectNoWayToPay();
  await device.close();
});

test('Back from the checkout leads to the plans, and an address that is gone says so', async ({
  page,
  faults,
  request,
}) => {
  faults.expect(/404.*order_0{14}/);
  const buyer = await newBuyer(request);
  await buyer.enter(page);
  await page.goto('/subscription');
  const main = page.getByRole('main');
  await main.getByLabel('1 month', { exact: true }).click();
  await main.getByRole('link', { name: 'Trust · 1 month · ₹699' }).click();
  const checkout = new CheckoutPage(page);
  await expect(checkout.pay).toBeEnabled();
  const orderId = checkout.orderId();
  await checkout.openPopup();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await page.goForward();
  await expect(checkout.pay).toBeEnabled();
  expect(checkout.orderId()).toBe(orderId);
  await page.goto('/subscription?order=order_00000000000000');
  await expect(main.getByText('We do not know this payment')).toBeVisible();
  await checkout.expectNoWayToPay();
});
