import { deleteAccount } from 'shared-contracts/calls/auth';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { keptOnDevice } from '../fixtures/kept-on-device.ts';
import { enterAs, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('whoever is taken off the staff while the desk is open signs in again, and keeps nothing of it', async ({
  page,
  frame,
  site,
  request,
  faults,
}) => {
  faults.expect(/401/);
  const email = `leaves-the-staff-${process.pid}@example.com`;
  await joinByCalls(request, { name: 'Sunita', lastName: 'Gokhale', email });
  await site.changeRole(email, { role: 'staff', duties: ['caller'] });
  await enterAs(page, email, NEW_PASSWORD);
  const listed = page.waitForResponse(`**${listCallLogs.path}?*`);
  await page.goto('/calllogs?assigned_to_id=all');
  const { data } = listCallLogs.reply.parse(await (await listed).json()).data;
  const [entry] = data;
  if (entry === undefined) throw new Error('No call is logged.');
  const { customer_name: customer, phone } = entry;
  const body = page.locator('body');
  await expect(body).toContainText(customer);
  await expect(frame.desk).toBeVisible();

  await site.changeRole(email, { role: 'member' });
  await expect(page).toHaveURL(/\/login\?return=%2Fcalllogs/);
  await expect(frame.desk).toHaveCount(0);
  await expect(body).not.toContainText(customer);
  expect(await storedKeys(page)).toEqual([]);
  const kept = await keptOnDevice(page);
  expect(kept).not.toContain(customer);
  expect(kept).not.toContain(phone);

  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(body).not.toContainText(customer);
});

test('an account that is deleted elsewhere leaves nothing on a page that is open', async ({
  page,
  frame,
  request,
  faults,
}) => {
  faults.expect(/401/);
  const email = `leaves-for-good-${process.pid}@example.com`;
  const { ask } = await joinByCalls(request, { name: 'Sunita', lastName: 'Gokhale', email });
  await enterAs(page, email, NEW_PASSWORD);
  await page.goto('/settings');
  await expect(frame.title).toHaveText('Settings');
  await expect(page.locator('body')).toContainText(email);

  await ask(deleteAccount, { body: {} });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('body')).not.toContainText(email);
  expect(await storedKeys(page)).toEqual([]);
  expect(await keptOnDevice(page)).not.toContain(email);
});
