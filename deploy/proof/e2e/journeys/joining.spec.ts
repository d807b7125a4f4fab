import { newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { mailTo } from '../site/outbox.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('the code of a mail that was asked for after a reload is taken, and its button stands above the tabs', async ({
  page,
  frame,
}) => {
  const person = newcomer();
  await page.clock.install();
  await page.goto('/signup');
  const signup = new SignupPage(page);
  await signup.join(person);
  await expect(signup.checkMail).toBeVisible();
  const submit = page.getByRole('button', { name: 'Open my profile' });
  const button = await submit.boundingBox();
  const tabs = await frame.tabs.boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);

  await page.reload();
  await expect(signup.checkMail).toBeVisible();
  const first = await mailTo(person.email);
  const wait = page.getByRole('button', { name: /^Send again in/ });
  await expect(wait, 'the wait lasts over the reload').toBeVisible();
  await page.clock.runFor('01:00');
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(wait).toBeVisible();
  await expect.poll(async () => (await mailTo(person.email)).text).not.toBe(first.text);
  const { text } = await mailTo(person.email);
  const code = /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Code from the mail').fill(code);
  await expect(page).toHaveURL(/\/info\?/);
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up'))).toBeNull();
});
