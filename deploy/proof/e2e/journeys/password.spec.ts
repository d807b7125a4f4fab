import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { joinAs, newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PasswordDialog } from '../pages/password-dialog.ts';
import { mailTo, smsTo } from '../site/outbox.ts';

test('a new member changes the password, and only the new one opens the door', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/status of 401.*sign_in/);
  const person = newcomer();
  await joinAs(page, person);
  await frame.press('Change Password');
  const password = new PasswordDialog(page, 'Change Password');
  const { dialog } = password;
  await password.write('haldi-123', 'haldi-124');
  await expect(dialog).toContainText('New passwords do not match.');
  await password.write('haldi', 'haldi');
  await expect(dialog).toContainText('Password must be at least 6 characters.');
  await expect(dialog).not.toContainText('New passwords do not match.');
  await password.write('haldi-123', 'haldi-123');
  await expect(frame.notices).toContainText('Your password is saved.');
  await expect(dialog).toBeHidden();

  await frame.choose('Logout');
  await expect(frame.title).toHaveText('You are signed out');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  const login = new LoginPage(page);
  await login.signIn(person.email, person.password);
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
  await login.signIn(person.email, 'haldi-123');
  await new ListingPage(page).expectCards();
});

test.describe('the password dialog', () => {
  test.use({ role: 'member' });

  test('closes on Cancel, on Esc and on a click outside, and forgets what was typed', async ({
    page,
    frame,
  }) => {
    await page.goto('/blogs');
    const { dialog } = new PasswordDialog(page, 'Change Password');
    const field = dialog.getByLabel('New password', { exact: true });
    const ways = [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ];
    for (const close of ways) {
      await frame.press('Change Password');
      await expect(field).toHaveValue('');
      await field.fill('haldi-123');
      await close();
      await expect(dialog).toBeHidden();
    }
  });
});

test('a forgotten password: the mail’s link leads to a new one, and Back from the code to the address', async ({
  page,
  request,
}) => {
  const email = `forgot-${Date.now()}@example.com`;
  await joinByCalls(request, { name: 'Vaidehi', lastName: 'Patil', email });
  await page.goto(routes.login.href());
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(main.getByLabel('E-mail')).toHaveValue(email);
  const ask = main.getByRole('button', { name: 'Mail me the code' });
  await ask.click();
  await expect(main.getByLabel('Code from the mail')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Code from the mail')).toBeVisible();
  await page.goBack();
  await expect(ask).toBeVisible();

  const { text } = await mailTo(email, 'one-time code');
  await page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await main.getByLabel('New password').fill('haldi-123');
  await expect(main.getByLabel('Code from the mail')).toHaveCount(0);
  await expect(page).toHaveURL(routes.resetPassword.href());
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await new LoginPage(page).signIn(email, 'haldi-123');
  await new ListingPage(page).expectCards();
});

test('a confirmed number gets the one-time code by SMS too, and it opens the door', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/status of 403.*account\/phone_code/);
  const email = `number-${Date.now()}@example.com`;
  await joinByCalls(request, { name: 'Vaidehi', lastName: 'Patil', email });
  await page.goto(routes.login.href({ return: routes.settingsPart.href({ part: 'support' }) }));
  await new LoginPage(page).signIn(email, NEW_PASSWORD);
  // Nobody else of this site has it.
  const number = `9${String(Date.now()).slice(-9)}`;
  const support = page.getByRole('region', { name: 'Calls and help' });
  await support.getByLabel('Phone', { exact: true }).fill(number);
  await support.getByLabel('WhatsApp').fill(number);
  await support.getByRole('button', { name: 'Save' }).click();
  await support.getByRole('button', { name: 'Send me a code' }).click();
  const { text } = await smsTo(`+91${number}`, 'confirms your number');
  const [digits = ''] = /\d{6}/.exec(text) ?? [];
  const code = support.getByLabel('Code from the SMS');
  const confirm = support.getByRole('button', { name: 'Confirm number' });
  await code.fill(digits === '000000' ? '000001' : '000000');
  await confirm.click();
  await expect(support).toContainText('This code is not the one of the newest SMS.');
  // An SMS is read in another app: a small phone opens the page anew.
  await page.reload();
  await code.fill(digits);
  await confirm.click();
  await expect(
    support.getByRole('heading', { name: /^Your number was confirmed on/ }),
  ).toBeVisible();
  expect((await mailTo(email, 'number ending in')).text).toContain(number.slice(-2));

  await frame.choose('Logout');
  await expect(frame.title).toHaveText('You are signed out');
  await page.goto(routes.resetPassword.href());
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Mail me the code' }).click();
  const sms = await smsTo(`+91${number}`, 'one-time code');
  const [oneTime = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(sms.text) ?? [];
  expect((await mailTo(email, 'one-time code')).text).toContain(oneTime);
  await page.goto(routes.login.href());
  await new LoginPage(page).signIn(email, oneTime);
  await new ListingPage(page).expectCards();
});
