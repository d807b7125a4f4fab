import { Authenticator } from '../../../src/testing/authenticator.ts';
import { expectAxeClean } from '../fixtures/axe.ts';
import { DEMO_PASSWORD, demoMembers, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { folderOfWorker, seededFolder } from '../site/seeded-folder.ts';
import { startSiteBeside } from '../site/site-under-test.ts';

test('staff set a second factor up where it is required, sign in with it, and are signed out when nobody is there', async ({
  browser,
  faults,
}, { workerIndex }) => {
  // A site of its own: the other tests go on signing the same staff in by a password. Its start takes its time.
  test.slow();
  const site = await startSiteBeside(seededFolder(), `${folderOfWorker(workerIndex)}-factor`, {
    STAFF_FACTOR: 'required',
  });
  const context = await browser.newContext({ baseURL: site.url });
  await faults.watch(context);
  // The desk is closed at first, and a right password alone is refused later.
  faults.expect(/status of 40[13]/);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const section = page.getByRole('region', { name: 'Second factor' });
  const notices = page.getByRole('region', { name: 'Notices' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const signIn = async () => {
    await page.goto('/login?return=%2Fcalllogs');
    await new LoginPage(page).signIn(demoMembers.staff, DEMO_PASSWORD);
  };

  const signOut = async () => {
    await page.goto('/logout');
    // Whoever goes on before is still signed in, and is led away from the form.
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  };

  await signIn();
  await expect(page).toHaveURL('/settings/factor');
  await expect(section.getByText('The desk opens for you once this is set up.')).toBeVisible();
  const enrolment = section.getByLabel('Enrolment code');
  await enrolment.fill('K7QM-3XPD-9T2V-HB4C');
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(section.getByText(/This enrolment code is wrong/)).toBeVisible();
  await enrolment.fill(await site.enrolmentCode(demoMembers.staff));
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(
    section.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  const app = new Authenticator(await section.locator('code').innerText());
  await expectAxeClean(page, 'the settings of staff with a QR code');
  const confirming = section.getByLabel('2. Type the code that the app shows');
  await confirming.fill('000 000');
  await confirming.press('Enter');
  await expect(section.getByText(/This code is wrong/)).toBeVisible();
  await confirming.fill(app.code());
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allInnerTexts();
  const saving = page.waitForEvent('download');
  // By key, here and below: it may stand where something else was pressed a moment ago, and a second click at one place
  // counts as one with the first.
  await section.getByRole('link', { name: 'Download' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  await section.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  await page.goto('/calllogs');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Call logs');

  // With a code of the app.
  await signOut();
  await signIn();
  const field = main.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  await expectAxeClean(page, 'the sign-in that asks for a code');
  await field.fill('000000');
  await button('Sign in').click();
  await expect(main.getByText(/This code is wrong/)).toBeVisible();
  await field.fill(app.code());
  await field.press('Enter');
  await expect(page).toHaveURL('/calllogs');

  // With a recovery code, once.
  await signOut();
  await signIn();
  await button('Use a recovery code instead').press('Enter');
  await main.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.clock.install();
  await button('Sign in').press('Enter');
  await expect(page).toHaveURL('/calllogs');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Call logs');
  // The code that watches has come, beside the dialog that asks questions.
  await expect(page.locator('dialog[role=alertdialog]:not([open])')).toHaveCount(2);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward('29:01');
  await expect(warning).toBeVisible();
  await expectAxeClean(page, 'the warning before an idle session ends');
  await warning.getByRole('button', { name: 'Stay' }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward('29:01');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL('/login?return=%2Fcalllogs');
  await expect(notices.getByText(/this page was not used for a while/)).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await context.close();
  await site.stop();
});
