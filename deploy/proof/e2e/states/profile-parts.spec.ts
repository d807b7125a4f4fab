import { Profile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { expectAxeClean } from '../fixtures/axe.ts';
import { DESK, expectFitEverywhere, PHONE } from '../fixtures/fit.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile, somePics, somePoints, withProfile } from './changed-profile.ts';

test.use({ role: 'member' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What is shown elsewhere than in a tab, where there is any. */
const OUTSIDE_TABS = ['video_intro', 'primary_profile_pic', 'photo_for', 'made_for'];

/** Every field of section 3 that may be empty, empty. */
const EMPTY: Partial<Profile> = Object.fromEntries(
  Object.entries(Profile.shape)
    .filter(([, field]) => field.safeParse(null).success)
    .map(([name]) => [name, null]),
);

test('a profile of which nothing is known says N/A to every field, above the tabs or in one of them', async ({
  page,
  request,
}) => {
  test.slow();
  const { userId, address } = await firstPerson(request);
  await changeProfile(page, userId, (reply) => withProfile(reply, { ...EMPTY, pics: [] }));
  await page.goto(address);
  const profile = new ProfilePage(page);
  // What stands above the tabs, and in none of them.
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(profile.tabs.first()).toBeVisible();
  let unknown = await glance
    .getByRole('definition')
    .filter({ hasText: /^N\/A$/ })
    .count();
  for (const [index, tab] of PROFILE_TABS.entries()) {
    await profile.tabs.nth(index).click();
    const panel = page.getByRole('tabpanel', { name: phrases.en[`profile.${tab}`] });
    await expect(panel).toBeVisible();
    const values = panel.getByRole('definition');
    unknown += await values.filter({ hasText: /^N\/A$/ }).count();
    await expectFitEverywhere(page, `${tab}, empty`);
  }
  const fields = Object.keys(EMPTY).filter((field) => !OUTSIDE_TABS.includes(field));
  expect(unknown, fields.join()).toBe(fields.length);
});

for (const [told, words] of [
  [true, 'Yes'],
  [false, 'No'],
] as const) {
  test(`what is ${told} reads ${words}`, async ({ page, request }) => {
    const { userId, address } = await firstPerson(request);
    const change = { interest_in_continuing_education: told, mangal_dosh: told ? 'yes' : 'no' };
    await changeProfile(page, userId, (reply) =>
      withProfile(reply, change as Pick<Profile, keyof typeof change>),
    );
    for (const [tab, label] of [
      ['preferences', 'Would like to study further'],
      ['astrology', 'Mangal dosh'],
    ] as const) {
      await page.goto(`${address}?tab=${tab}`);
      const term = page.getByRole('tabpanel').getByRole('term').filter({ hasText: label });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(words);
    }
  });
}

test('what unfolds on a profile is fit for everybody: reasons of a Gun Milan, photos over the screen', async ({
  page,
  request,
}) => {
  test.slow();
  const { userId, address } = await firstPerson(request);
  const pics = await somePics(page, 12);
  await changeProfile(page, userId, (reply) =>
    withProfile(reply, { pics, points: somePoints(27.5), no_points: null }),
  );
  await page.goto(address);
  const profile = new ProfilePage(page);
  await profile.gunMilan.locator('summary').first().click();
  await expect(profile.gunMilan.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
  await expect(profile.gunMilan.getByRole('listitem')).toHaveCount(8);
  await expectFitEverywhere(page, 'reasons of a Gun Milan');

  await profile.fullScreen.click();
  await expect(profile.viewerPosition).toHaveText('1 of 12');
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expectAxeClean(page, `photos over the screen, ${size.width} px`);
  }
  // A desk at 400 %: what closes it, and a photo, are there without scrolling.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(profile.viewer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(profile.viewer.getByRole('img').first()).toBeInViewport();
});
