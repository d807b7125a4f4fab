import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { fromPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/platform/routes';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { demoMembers, sessionOf } from '../fixtures/member.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile, refuseProfile, withProfile } from './changed-profile.ts';

test.use({ role: 'staff' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// Staff look at both sides, whatever side the desk's own profile is on.
for (const side of ['brides', 'grooms'] as const) {
  test(`staff read a profile of the ${side}, and act for nobody`, async ({ page, request }) => {
    const { userId, name, address } = await firstPerson(request, side);
    await changeProfile(page, userId, (reply) => ({
      ...withProfile(reply, { contact: [] }),
      ...(reply.contacts && { contacts: { ...reply.contacts, count: 2 } }),
    }));
    await page.goto(address);
    const profile = new ProfilePage(page);
    await expect(profile.title).toContainText(name);
    await expect(profile.tabs).toHaveText([
      'Personal Details',
      'Work & Education',
      'Family Details',
      'Preferences & Expectations',
      'Astrology Details',
    ]);
    // The rights of a member on the free plan: no seals, no numbers.
    const main = page.getByRole('main');
    await expect(
      main.getByText('Upgrade plan to see identity, job & income verifications'),
    ).toBeVisible();
    await expect(profile.contacts).toContainText('Upgrade plan to see contacts');
    await expect(profile.contacts.getByRole('button')).toHaveCount(0);
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(profile.actions).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Chat|Save|Interest|Block|Ask/ })).toHaveCount(0);
    await expect(main.getByRole('region', { name: /Biodata as PDF|Gun Milan/ })).toHaveCount(0);
    await expectFitEverywhere(page, `${side}, staff`);
  });
}

test('whom a call was about is one tap away, whichever side it is', async ({ page, request }) => {
  const { token } = await sessionOf(request, demoMembers.staff);
  const headers = { authorization: `Bearer ${String(token)}`, 'x-app': 'web' };
  const reply = await request.get(listCallLogs.path, { headers });
  const logs = listCallLogs.reply.parse(await reply.json()).data.data;
  const groom = logs.find(({ pid, extra_data }) => pid !== null && extra_data.Gender === 'male');
  const userId = fromPid(groom?.pid ?? '');
  if (groom === undefined || userId === null) throw new Error('e2e: no call was about a groom');
  await page.goto(routes.calllogs.href({ assigned_to_id: 'all' }));
  const address = routes.profile.href({ userId });
  await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(new ProfilePage(page).tabs).toHaveCount(5);
});

test('nobody by that id, and more looks than a day allows, as members have it', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/(404|429).*\/api\/v1\/(profiles\/|view\/profile)/);
  await page.goto(routes.profile.href({ userId: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01' }));
  await expect(frame.title).toHaveText('This profile is not available');
  const { userId, address } = await firstPerson(request, 'brides');
  await refuseProfile(page, userId, 429, 'profile.dailyBudget');
  await page.goto(address);
  await expect(frame.title).toHaveText('You have seen many profiles');
});
