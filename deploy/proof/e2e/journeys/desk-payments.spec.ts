import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { callPath } from 'shared-contracts/calls/call';
import {
  createOrder,
  getOrder,
  listPayments,
  refundPayment,
} from 'shared-contracts/calls/payments';
import { getKeys } from 'shared-contracts/calls/site';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { test } from '../fixtures/test.ts';
import { Question } from '../pages/question.ts';
import { newBuyer } from '../payments/buyer.ts';

test.use({ role: 'staff' });

/** Asks the sandbox of the provider what its own pages ask; answers its id of a payment that was made. */
async function askSandbox(
  request: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<string> {
  const keys = getKeys.reply.parse(await (await request.get(getKeys.path)).json()).data;
  const key_id = keys.checkout_key ?? '';
  const query = method === 'patch' ? `?key_id=${key_id}` : '';
  const reply = await request[method](`/sandbox/razorpay/v1/checkout/${path}${query}`, {
    data: method === 'patch' ? data : { ...data, key_id },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { payment_id?: string }).payment_id ?? '';
}

test('a second payment of an order comes before the manager, and the week is counted and saved', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const buyer = await newBuyer(request);
  const { data: order } = createOrder.reply.parse(
    await buyer.ask(createOrder, { query: { amount: 49_900 } }),
  );
  // Both are paid before the server hears of either: it captures one, the bank still holds the other.
  const pay = { order_id: order.id, method: 'upi', vpa: 'success@razorpay' };
  await askSandbox(request, 'patch', `orders/${order.id}/knobs`, { webhook: 'lost' });
  await askSandbox(request, 'post', 'payments', pay);
  await askSandbox(request, 'post', 'payments', pay);

  await test.step('which says why, shows whose it is on demand, and is settled with a note', async () => {
    const row = main.getByRole('row', { name: /^A second payment of one order/ });
    await expect(async () => {
      // Whoever asks what became of an order has the provider asked.
      await buyer.ask(getOrder, { params: { id: order.id } });
      await page.goto('/payments');
      await expect(row).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await expect(main.getByText(/has given its plan once/)).toBeVisible();
    await expect(main.getByText('Belief, 1 month')).toBeVisible();
    await expect(main.getByText(buyer.email)).toHaveCount(0);
    await expectAxeClean(page, 'a payment that needs a person');
    await main.getByRole('button', { name: /^Show whose it is/ }).click();
    await expect(main.getByText(buyer.email)).toBeVisible();
    await expect(main.getByText('Kavita Bhosale')).toBeVisible();
    await expectAxeClean(page, 'an opened payment');
    await main.getByLabel('Receipt, order, payment or e-mail address').fill(order.id);
    await main.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(main.getByRole('grid', { name: /^Payments found/ })).toBeVisible();
    await expect(main.getByText(buyer.email)).toBeVisible();
    await expectAxeClean(page, 'payments that were found');
    await main.getByRole('button', { name: /^Back to those/ }).click();
    await main.getByLabel('What was done about it').fill('The bank has freed it.');
    await main.getByRole('button', { name: 'Settle' }).click();
    await expect(main.getByText('Settled.')).toBeVisible();
    await main.getByText('Settled', { exact: true }).click();
    await expect(main.getByText('The bank has freed it.')).toBeVisible();
  });

  await test.step('the week before has its numbers, and leaves as a table', async () => {
    await page.goto('/week');
    await main.getByRole('button', { name: 'Previous week' }).click();
    await expect(page).toHaveURL(/\/week\?day=\d{4}-\d{2}-\d{2}$/);
    await expect(main.getByText(/This week so far/)).toHaveCount(0);
    const byStatus = main.getByRole('table', { name: 'Calls by status' }).getByRole('row');
    await expect(byStatus.nth(1)).toBeVisible();
    const counts = await main
      .getByRole('table', { name: 'Calls by status' })
      .locator('tbody tr > td:nth-child(2)')
      .allTextContents();
    const calls = counts.reduce((sum, count) => sum + Number(count), 0);
    await expectAxeClean(page, 'a week');
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^week-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    const told = lines
      .filter((line) => line.startsWith('"calls"'))
      .map((line) => Number(line.split(',').at(-1)));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(calls);
    await page.goBack();
    await expect(main.getByText(/This week so far/)).toBeVisible();
  });
});

test('a refund that failed comes before the manager, who gives the money back from the desk', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const buyer = await newBuyer(request);
  const { data: order } = createOrder.reply.parse(
    await buyer.ask(createOrder, { query: { amount: 49_900 } }),
  );
  const turn = (knobs: object) =>
    askSandbox(request, 'patch', `orders/${order.id}/knobs`, { webhook: 'lost', ...knobs });
  await turn({ refund: 'fails' });
  const pay = { order_id: order.id, method: 'upi', vpa: 'success@razorpay' };
  const id = await askSandbox(request, 'post', 'payments', pay);
  const history = async () => {
    // Whoever asks what became of an order has the provider asked.
    await buyer.ask(getOrder, { params: { id: order.id } });
    return listPayments.reply.parse(await buyer.ask(listPayments, {})).data;
  };
  await expect
    .poll(async () => (await history()).map(({ state }) => state), { timeout: 120_000 })
    .toEqual(['granted']);

  // Money goes back only within five minutes of signing in, so that the visit of other tests will not do.
  const token = await enterAs(page, demoMembers.staff);
  const requested = await request.fetch(callPath(refundPayment, { params: { id } }), {
    method: refundPayment.method,
    headers: { 'x-app': 'web', authorization: `Bearer ${token}` },
    data: { reason: 'Asked for by phone', key: crypto.randomUUID() },
  });
  expect(requested.status(), await requested.text()).toBe(200);

  const row = main
    .getByRole('row', { name: /^The refund did not go through/ })
    .filter({ hasText: '₹499' })
    .first();
  await test.step('it says why it is there, and that all of the money is left', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(async () => {
      await page.goto('/payments');
      await expect(row).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await row.click();
    await expect(main.getByText(/The plan has ended already\./)).toBeVisible();
    await main.getByRole('button', { name: /^Show whose it is/ }).click();
    await expect(main.getByText(buyer.email)).toBeVisible();
    await expect(main.getByLabel('Amount in rupees')).toHaveValue('499');
    await expectAxeClean(page, 'a refund that failed');
  });

  await test.step('given back again it goes through, and nothing is left', async () => {
    await turn({ refund: 'processed' });
    await main.getByLabel('Reason').fill('The bank refused it the first time');
    await main.getByRole('button', { name: 'Give back' }).click();
    await new Question(page, 'Give ₹499 back to Kavita Bhosale?').confirm();
    await expect(main.getByText(/^₹499 (?:goes|went) back to Kavita Bhosale\./)).toBeVisible();
    await expect
      .poll(async () => (await history()).map(({ state }) => state), { timeout: 120_000 })
      .toEqual(['refunded']);
    await page.goto('/payments');
    await row.click();
    await main.getByRole('button', { name: /^Show whose it is/ }).click();
    await expect(
      main.getByText('Nothing of it is left that could be given back here.'),
    ).toBeVisible();
    await main.getByLabel('What was done about it').fill('Given back the second time.');
    await main.getByRole('button', { name: 'Settle' }).click();
    await expect(main.getByText('Settled.')).toBeVisible();
  });
});
