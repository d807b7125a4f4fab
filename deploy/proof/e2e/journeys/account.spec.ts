import { readFileSync } from 'node:fs';
import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { expectNothingLeft } from '../fixtures/left-on-device.ts';
import { enterAs, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member ends a session elsewhere, has what she told us kept, takes her data along and leaves', async ({
  page,
  faults,
  browser,
  frame,
  request,
  baseURL,
}) => {
  // The server ends her sessions before the answer to the deletion is here; the closed socket makes the page ask.
  faults.expect(/status of 401.*counts\/subscribe/);
  const email = 'leaves@example.com';
  await joinByCalls(request, { name: 'Revati', lastName: 'Kulkarni', email });
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await enterAs(other, email, NEW_PASSWORD);
  await other.goto('/settings/devices');
  await enterAs(page, email, NEW_PASSWORD);
  await page.goto('/settings');
  await expect(frame.title).toHaveText('Settings');
  // Each part is a page of its own, and Back leads to the list.
  const open = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(frame.title).toHaveText(name);
  };
  const leave = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(frame.title).toHaveText('Settings');
  };

  const region = (name: string) => page.getByRole('region', { name });
  await open('Where you are signed in');
  const devices = region('Where you are signed in');
  await expect(devices.getByText('This device')).toBeVisible();
  // By the one that was used last: the page of the other browser, not the call that joined.
  await devices
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(frame.notices).toContainText('Signed out on that device.');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
  await leave();

  await open('Calls and help');
  const help = region('Calls and help');
  await help.getByLabel('Phone', { exact: true }).fill('98220 11111');
  await help.getByLabel('WhatsApp').fill('98220 22222');
  await help.getByRole('button', { name: 'Save' }).click();
  await expect(frame.notices).toContainText('Your numbers are saved.');
  // Clicked: what shows is what the server is being told, a moment later.
  const calls = help.getByLabel('Our staff may phone me');
  await calls.click();
  await expect(calls).not.toBeChecked();
  await leave();
  await open('What you agreed to');
  const news = region('What you agreed to').getByLabel('News and offers by mail');
  await news.click();
  await expect(news).toBeChecked();
  await expect(region('What you agreed to').getByText(/^Agreed on/)).toBeVisible();
  await leave();
  await open('Who viewed me');
  await expect(page.getByText(/^No one yet\./)).toBeVisible();
  await leave();

  await open('A copy of your data');
  const copy = region('A copy of your data');
  await copy.getByRole('button', { name: 'Make a copy' }).click();
  await expect(copy.getByText(/^Your copy is ready/)).toBeVisible({ timeout: 60_000 });
  const coming = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Save the copy' }).click();
  const zip = readFileSync(await (await coming).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('98220 22222')).toBe(true);
  await expectAxeClean(page, '/settings/data with a copy');

  await page.goto('/settings/support');
  await expect(help.getByLabel('Phone', { exact: true })).toHaveValue('+91 98220 11111');
  await expect(help.getByLabel('Our staff may phone me')).not.toBeChecked();

  await leave();
  await page.getByRole('main').getByRole('link', { name: 'Delete my account' }).click();
  await expect(frame.title).toHaveText('Delete my account');
  await expect(page.getByText('You are on Hope, which is free', { exact: false })).toBeVisible();
  // By a key: two clicks within 400 ms at one place of the screen are taken for a double tap.
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(frame.title).toHaveText('You are signed out');
  await expect(frame.notices).toContainText(
    'Account Deleted - Your account has been successfully deleted.',
  );
  await expectNothingLeft(page);
  await expect(sessionOf(page.request, email, NEW_PASSWORD)).rejects.toThrow('401');
});
