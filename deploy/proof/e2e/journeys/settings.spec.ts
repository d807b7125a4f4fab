import { DEMO_PASSWORD, demoMembers, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Question } from '../pages/question.ts';

test.describe('a member', () => {
  test.use({ role: 'member', colorScheme: 'light' });

  test('chooses the dark look, and it is there before the page is', async ({ page }) => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('color-scheme'));
    await page.goto('/settings/display');
    const appearance = page.getByRole('region', { name: 'Appearance' });
    await appearance.getByLabel('Dark').check();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).toBe('dark');
    const reply = await page.reload();
    expect(await reply?.text()).toMatch(/<html[^>]* data-theme="dark"/);
    await expect(appearance.getByLabel('Dark')).toBeChecked();
    await appearance.getByLabel('Same as my device').check();
    await expect(root).not.toHaveAttribute('data-theme');
    expect(await ground()).not.toBe('dark');
  });

  test('reads the labels as they are written while no A/B text replaces them', async ({
    page,
    frame,
  }) => {
    await page.goto('/blogs');
    await frame.unfoldMenu();
    await frame.top.getByText('Profile', { exact: true }).click();
    await expect(frame.top.getByRole('link', { name: 'Delete my account' })).toBeVisible();
    expect(await storedKeys(page)).not.toContain('device.texts');
  });
});

test('a member signs out everywhere after a question, and is out on the other device too', async ({
  page,
  frame,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/status of 401/);
  const enter = async (tab: typeof page) => {
    await tab.goto('/login');
    await new LoginPage(tab).signIn(demoMembers.rohan, DEMO_PASSWORD);
    await new ListingPage(tab).expectCards();
  };
  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await device.newPage();
  await enter(page);
  await enter(other);

  await frame.choose('Settings');
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  const leave = page.getByRole('button', { name: 'Sign out everywhere' });
  const question = new Question(page, 'Sign out everywhere?');
  await leave.click();
  await question.cancel();
  await expect(question.dialog).toBeHidden();
  await leave.click();
  await question.confirm();
  await expect(frame.title).toHaveText('You are signed out');
  await expect(page.getByText('You are signed out on all your devices.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);

  await other.goto('/settings/devices');
  await expect(other).toHaveURL('/login?return=%2Fsettings%2Fdevices');
  expect(await storedKeys(other)).toEqual([]);
  await device.close();
});
