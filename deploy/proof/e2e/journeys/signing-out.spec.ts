import { expectNothingLeft } from '../fixtures/left-on-device.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

for (const name of ['asha', 'staff'] as const) {
  test(`the address /logout signs ${name} out, whose pages ask for a sign-in then`, async ({
    page,
    frame,
  }) => {
    await enterAs(page, demoMembers[name]);
    await page.goto('/settings/consents');
    await expect(frame.title).toHaveText('What you agreed to');
    // A place to come back to, in a language and colours of the device.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.goto('/logout');
    await expect(frame.title).toHaveText('You are signed out');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/^Logout – /);
    await expect(frame.top.getByRole('link', { name: 'Login' })).toBeVisible();
    await expectNothingLeft(page);
    await page.goBack();
    await expect(page).toHaveURL('/login?return=%2Fsettings%2Fconsents');
  });
}
