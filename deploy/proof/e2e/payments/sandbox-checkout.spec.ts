import { createHmac } from 'node:crypto';
import { expect, test, type Frame, type Page } from '@playwright/test';
import { expectDocumentAxeClean } from '../fixtures/axe.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
test.beforeAll(async () => {
  shop = await openTestShop();
});
test.afterAll(() => shop.close());

/** Buys by keyboard, as far as the choice of methods. */
async function buy(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Buy' }).press('Enter');
  return page.frameLocator('iframe[title="Payment"]');
}

/** The frame of the checkout, to be judged by axe. */
async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The checkout is not open.');
  return frame;
}

function told(page: Page) {
  return page.locator('#told');
}

test('a card with its password is taken, and the signature proves it', async ({ page }) => {
  const { orderId, address } = await shop.sell({ theme: { color: '#8a1c3b' } });
  const checkout = await buy(page, address);
  await expect(checkout.getByText('Test payments: no money moves')).toBeVisible();
  await expect(checkout.getByText('₹4,999', { exact: true })).toBeVisible();
  await expectDocumentAxeClean(await frameOf(page), 'the methods');
  await checkout.getByRole('button', { name: /^Card/ }).press('Enter');
  await expect(checkout.getByLabel('Card number')).toBeFocused();
  await checkout.getByLabel('Card number').fill('4000 0000 0000 0002');
  await checkout.getByRole('button', { name: /^Pay ₹/ }).press('Enter');
  await expect(checkout.getByText('no other works here', { exact: false }).first()).toBeVisible();
  await expectDocumentAxeClean(await frameOf(page), 'a card that is refused');
  await checkout.getByRole('button', { name: 'Fill in the test card' }).press('Enter');
  await checkout.getByRole('button', { name: /^Pay ₹/ }).press('Enter');
  await expect(checkout.getByLabel('One-time password')).toBeFocused();
  await expectDocumentAxeClean(await frameOf(page), 'the password');
  await checkout.getByLabel('One-time password').fill('123456');
  await checkout.getByLabel('One-time password').press('Enter');
  await expect(told(page)).toContainText('paid');
  await expect(page.locator('iframe')).toHaveCount(0);
  const reply = JSON.parse(((await told(page).textContent()) ?? '').replace('paid ', '')) as {
    razorpay_payment_id: string;
    razorpay_signature: string;
  };
  const signed = createHmac('sha256', 'a secret of the tests').update(
    `${orderId}|${reply.razorpay_payment_id}`,
  );
  expect(reply.razorpay_signature).toBe(signed.digest('hex'));
  expect(await shop.ask(`/v1/payments/${reply.razorpay_payment_id}`)).toMatchObject({
    status: 'authorized',
    method: 'card',
    order_id: orderId,
  });
});

test('a card that is refused may be tried again as often as the shop allows', async ({ page }) => {
  const { orderId, address } = await shop.sell({ retry: { enabled: true, max_count: 1 } });
  await shop.turn(orderId, { card: 'refused' });
  const checkout = await buy(page, address);
  const pay = async () => {
    await checkout.getByRole('button', { name: /^Card/ }).click();
    await checkout.getByRole('button', { name: 'Fill in the test card' }).click();
    await checkout.getByRole('button', { name: /^Pay ₹/ }).click();
    await checkout.getByLabel('One-time password').fill('123456');
    await checkout.getByRole('button', { name: 'Confirm' }).click();
    await expect(checkout.getByRole('alert')).toContainText('declined by the bank');
  };
  await pay();
  await expectDocumentAxeClean(await frameOf(page), 'a refused payment');
  await checkout.getByRole('button', { name: 'Try again' }).click();
  await pay();
  await checkout.getByRole('button', { name: 'Back' }).click();
  await expect(told(page)).toHaveText(
    'failed "payment_failed"\nfailed "payment_failed"\ndismissed null\n',
    { useInnerText: false },
  );
});

test('UPI addresses pay, are refused or are nobody’s', async ({ page }) => {
  const { address } = await shop.sell({ prefill: { method: 'upi' } });
  const checkout = await buy(page, address);
  const vpa = checkout.getByLabel('UPI address');
  await vpa.fill('someone@bank');
  await vpa.press('Enter');
  await expect(checkout.getByText('Nobody has this UPI address')).toBeVisible();
  await vpa.fill('failure@razorpay');
  await vpa.press('Enter');
  await checkout.getByRole('button', { name: 'Try again' }).click();
  await checkout.getByRole('button', { name: /^UPI/ }).click();
  await vpa.fill('success@razorpay');
  await vpa.press('Enter');
  await expect(told(page)).toContainText('paid');
});

test('the bank answers in a window of its own, which knows its opener and closes', async ({
  page,
}) => {
  const { address } = await shop.sell();
  const checkout = await buy(page, address);
  await checkout.getByRole('button', { name: /^Netbanking/ }).click();
  await expectDocumentAxeClean(await frameOf(page), 'the banks');
  const opened = page.waitForEvent('popup');
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click();
  const bank = await opened;
  await expect(bank.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  await expectDocumentAxeClean(bank, 'the test bank');
  const closed = bank.waitForEvent('close');
  // The window may be gone before the click has been told as done: that it closes is what is asked.
  await Promise.allSettled([bank.getByRole('button', { name: 'Pay', exact: true }).click()]);
  await closed;
  await expect(told(page)).toContainText('paid');
});

test('a bank’s window that is closed without an answer gives the payment up', async ({ page }) => {
  const { address } = await shop.sell();
  const checkout = await buy(page, address);
  await checkout.getByRole('button', { name: /^Netbanking/ }).click();
  const opened = page.waitForEvent('popup');
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click();
  const bank = await opened;
  await expect(bank.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  await bank.close();
  await expect(checkout.getByRole('alert')).toContainText('cancelled');
});

test('Escape leaves after a question where the shop wants one, and the focus comes back', async ({
  page,
}) => {
  const { address } = await shop.sell({ modal: { confirm_close: true } });
  const checkout = await buy(page, address);
  await expect(checkout.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.getByRole('dialog', { name: 'Stop paying?' })).toBeVisible();
  await expectDocumentAxeClean(await frameOf(page), 'the question whether to stop');
  await checkout.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(told(page)).toContainText('dismissed null');
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
});

test('Escape and the backdrop do nothing where the shop does not want it', async ({ page }) => {
  const { address } = await shop.sell({ modal: { escape: false } });
  const checkout = await buy(page, address);
  await expect(checkout.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await checkout.locator('.backdrop').click({ position: { x: 3, y: 3 } });
  await checkout.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(told(page)).toHaveText('dismissed null\n', { useInnerText: false });
});

test('a checkout whose time is over closes', async ({ page }) => {
  const { address } = await shop.sell({ timeout: 1 });
  await buy(page, address);
  await expect(told(page)).toContainText('dismissed "timeout"');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a frame that vanishes after paying tells nothing, and the payment stands', async ({
  page,
}) => {
  const { orderId, address } = await shop.sell({ prefill: { method: 'upi' } });
  const checkout = await buy(page, address);
  await checkout.getByText('Make something go wrong').click();
  await checkout.getByLabel('This page').selectOption('vanishes');
  await expect(checkout.getByText('Holds for this order.')).toBeVisible();
  await expectDocumentAxeClean(await frameOf(page), 'the knobs');
  await checkout.getByLabel('UPI address').fill('success@razorpay');
  await checkout.getByLabel('UPI address').press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(told(page)).toHaveText('');
  expect(await shop.ask(`/v1/orders/${orderId}/payments`)).toMatchObject({
    items: [{ status: 'authorized' }],
  });
});

test('without a frame the whole page goes to the sandbox and comes back by a form', async ({
  page,
}) => {
  const callback = { callback_url: `${shop.url}/back`, redirect: true };
  const { orderId, address } = await shop.sell(callback);
  await page.goto(address);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
  await expectDocumentAxeClean(page, 'the checkout in place of the shop');
  await page.getByRole('button', { name: /^Netbanking/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveTitle('Back');
  await expect(page.locator('pre')).toContainText(`razorpay_order_id=${orderId}`);
  await expect(page.locator('pre')).toContainText('razorpay_signature=');

  const second = await shop.sell(callback);
  await page.goto('about:blank');
  await page.goto(second.address);
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('pre')).toContainText('error[reason]=payment_cancelled');
});

test('what a shop wrote is shown as text', async ({ page }) => {
  const evil = '</script><img src=x onerror="document.title=1">';
  const { address } = await shop.sell({ name: evil, description: evil, notes: { evil } });
  const checkout = await buy(page, address);
  await expect(checkout.getByText(evil).first()).toBeVisible();
  const whole = await shop.sell({ name: evil, callback_url: `${shop.url}/back`, redirect: true });
  await page.goto('about:blank');
  await page.goto(whole.address);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByText(evil)).toBeVisible();
});
