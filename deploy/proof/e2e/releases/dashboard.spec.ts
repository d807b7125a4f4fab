import type { Page } from '@playwright/test';
import { expectAxeClean, expectContrastInDark } from '../fixtures/axe.ts';
import { Faults } from '../fixtures/faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { dashboardSite, MANAGER, SITE_TOKEN } from './dashboard-site.ts';

const UNIT = 'mf-content';

let site: Awaited<ReturnType<typeof dashboardSite>>;
test.beforeAll(async () => {
  site = await dashboardSite();
});
test.afterAll(() => site.close());

const cardOf = (page: Page, unit: string) => page.getByRole('region', { name: unit });

async function signIn(page: Page, code: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}

async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('summary').all()) await summary.click();
}

test('a canary goes through its steps to stable while the board is open, and a rollback is seen on two screens', async ({
  page,
  browser,
  faults,
}) => {
  const { stable = '' } = (await site.live()).units[UNIT] ?? {};
  const build = await site.beginCanary(UNIT, [700, 5000, 10_000]);

  // By account and second factor; a wrong code is refused in words.
  faults.expect(/401/);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await signIn(page, '000000');
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await expectAxeClean(page, 'the sign-in of the dashboard');
  await signIn(page, MANAGER.code);
  const card = cardOf(page, UNIT);
  await expect(card).toContainText('canary 7 %');
  await expect(card).toContainText('0 of 10 minutes of this step have passed');
  await expect(card).toContainText(`7 % of devices return to ${stable} within 80 s`);

  // The second screen, by token, at the width of a desk.
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const watched = new Faults();
  await watched.watch(other);
  const second = await other.newPage();
  await second.goto(site.url);
  await second.getByText('Sign in with a release token').click();
  await second.getByLabel('Release token').fill(SITE_TOKEN);
  await second.keyboard.press('Enter');
  const beside = cardOf(second, UNIT);
  await expect(beside).toContainText('canary 7 %');

  // To promotion, without a reload.
  for (const share of ['50 %', '100 %']) {
    await site.passStep(UNIT);
    for (const one of [card, beside]) await expect(one).toContainText(`canary ${share}`);
  }
  await site.passStep(UNIT);
  for (const one of [card, beside]) {
    await expect(one).not.toContainText('canary 100 %');
    await expect(one.getByRole('button', { name: `Roll back ${UNIT} ${build}` })).toBeVisible();
  }

  // Everything that can be opened, on a phone and on a desk, in both colour schemes.
  await openAll(page);
  await openAll(second);
  await expect(card).toContainText('on screen');
  await expect(card).toContainText('controller');
  for (const one of [page, second]) {
    await expectAxeClean(one, 'the dashboard');
    await expectContrastInDark(one, 'the dashboard');
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await one.evaluate(sideways)).toBeLessThanOrEqual(0);
  }

  // By keyboard; the question begins with the reason, where Enter does no harm.
  await card.getByRole('button', { name: `Roll back ${UNIT} ${build}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByLabel('Why')).toBeFocused();
  await expect(question).toContainText(`100 % of devices return to ${stable}`);
  await question.getByLabel('Why').fill('forms stay empty');
  await question.getByRole('button', { name: 'Roll back' }).press('Enter');
  await expect(card.getByRole('status')).toContainText(`${build} was taken back`);
  for (const one of [card, beside]) {
    await expect(one).toContainText('Quarantine (1)');
    await expect(one).toContainText('forms stay empty');
    await expect(one).toContainText(MANAGER.email);
  }
  expect((await site.live()).units[UNIT]?.stable).toBe(stable);
  expect(watched.unexpected()).toEqual([]);
  await other.close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
