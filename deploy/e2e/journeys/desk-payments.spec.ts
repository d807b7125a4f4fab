import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { createOrder, getOrder } from 'shared-contracts/calls/payments';
import { getKeys } from 'shared-contracts/calls/site';
import { expectAxeClean } from '../fixtures/axe.ts';
import { test } from '../fixtures/test.ts';
import { newBuyer } from '../payments/buyer.ts';

test.use({ role: 'staff' });

/** Asks the sandbox of the provider what its own pages ask. */
async function askSandbox(
  request: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<void> {
  const keys = getKeys.reply.parse(await (await request.get(getKeys.path)).json()).data;
  const key_id = keys.checkout_key ?? '';
  const query = method === 'patch' ? `?key_id=${key_id}` : '';
  const reply = await request[method](`/sandbox/razorpay/v1/checkout/${path}${query}`, {
    data: method === 'patch' ? data : { ...data, key_id },
  });
  expect(reply.status(), await reply.text()).toBe(200);
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
    const row = main.getByRole('button', { name: /^A second payment of one order/ });
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
    await main.getByLabel('What was done about it').fill('The bank has freed it.');
    await main.getByRole('button', { name: 'Settle' }).click();
    await expect(main.getByText('Settled. It stands among the settled ones.')).toBeVisible();
    await main.getByRole('checkbox', { name: 'Show those that are settled' }).click();
    await expect(main.getByText('The bank has freed it.')).toBeVisible();
  });

  await test.step('the week before has its numbers, and leaves as a table', async () => {
    await page.goto('/week');
    await main.getByRole('button', { name: 'Previous week' }).click();
    await expect(page).toHaveURL(/\/week\?day=\d{4}-\d{2}-\d{2}$/);
    await expect(main.getByText(/The week of today/)).toHaveCount(0);
    const byStatus = main.getByRole('table', { name: 'Calls by status' }).getByRole('row');
    await expect(byStatus.nth(1)).toBeVisible();
    const counts = await main
      .getByRole('table', { name: 'Calls by status' })
      .locator('.st-bars__number')
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
    await expect(main.getByText(/The week of today/)).toBeVisible();
  });
});
