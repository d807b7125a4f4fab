import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { tabTo } from '../pages/tab-to.ts';
import { changeProfile, somePics, withProfile } from './changed-profile.ts';

test.use({ role: 'member', viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a profile is read, and acted on, by keyboard alone', async ({ page, frame }) => {
  const listing = new ListingPage(page);
  const profile = new ProfilePage(page);
  await listing.open();
  await listing.personAt(2).link.focus();
  await page.keyboard.press('Enter');
  await expect(profile.tabs.first()).toBeVisible();
  await expect(frame.title).toBeFocused();

  // From the title on: the panel of stars, then the tabs, which are one stop.
  const panel = profile.gunMilan.locator('summary');
  if ((await panel.count()) > 0) {
    await tabTo(panel);
    await page.keyboard.press('Enter');
    await expect(profile.gunMilan.getByRole('listitem').first()).toBeVisible();
  }
  await tabTo(profile.tabs.first());
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Astrology Details' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/tab=preferences/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();

  // Back to the top, over the photos to the last of the actions.
  const more = profile.actions.locator('summary');
  await expect(more).toBeVisible();
  await profile.back.focus();
  await tabTo(more);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(profile.actions.getByRole('button', { name: 'Block' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('what is asked before an action can be answered by keyboard', async ({ page, request }) => {
  const { address } = await firstPerson(request);
  const profile = new ProfilePage(page);
  await page.goto(address);
  const more = profile.actions.locator('summary');
  await more.focus();
  await page.keyboard.press('Enter');
  await tabTo(profile.actions.getByRole('button', { name: 'Block' }));
  await page.keyboard.press('Enter');
  const question = new Question(page, /^Block /);
  await expect(question.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unblock' })).toHaveCount(0);
});

test('twelve photos over the whole screen, by keys, and back to where one was', async ({
  page,
  request,
}) => {
  const { userId, address } = await firstPerson(request);
  const pics = await somePics(page, 12);
  await changeProfile(page, userId, (reply) =>
    withProfile(reply, { pics, primary_profile_pic: null }),
  );
  const profile = new ProfilePage(page);
  const { viewer } = profile;
  await page.goto(address);
  await profile.back.focus();
  await tabTo(profile.fullScreen);
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  const position = viewer.getByRole('status');
  await expect(position).toHaveText('1 of 12');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('2 of 12');
  await page.keyboard.press('End');
  await expect(position).toHaveText('12 of 12');
  await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(position).toHaveText('1 of 12');
  // The focus stays inside.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(profile.fullScreen).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a photo opens where it is tapped, and is seen whole whatever its shape', async ({
    page,
    request,
  }) => {
    const { userId, address } = await firstPerson(request);
    const pics = await somePics(page, 2);
    // As wide as it is low.
    const wide =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"/>';
    const odd = { id: 'odd', url: wide, thumb: wide };
    await changeProfile(page, userId, (reply) =>
      withProfile(reply, { pics: [odd, ...pics], primary_profile_pic: null }),
    );
    const profile = new ProfilePage(page);
    const { viewer } = profile;
    await page.goto(address);
    await profile.photos('Photos of').getByRole('img').first().tap();
    const photo = viewer.getByRole('img').first();
    await expect(photo).toHaveCSS('object-fit', 'contain');
    await expect(photo).toBeInViewport({ ratio: 1 });
    await viewer.getByRole('button', { name: 'Next photo' }).tap();
    await expect(viewer.getByRole('status')).toHaveText('2 of 3');
    // As a finger leaves it: the row comes to rest on a photo, and the count follows.
    const row = viewer.getByRole('group');
    await row.evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.7 }));
    await expect(viewer.getByRole('status')).toHaveText('3 of 3');
    await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 1 });
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toHaveCount(0);
  });
});
