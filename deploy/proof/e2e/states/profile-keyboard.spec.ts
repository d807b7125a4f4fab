import { sendInterest } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { fromPid } from 'shared-contracts/domain/pid';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { tabTo } from '../pages/tab-to.ts';
import { changeProfile, refuse, somePics, somePoints, withProfile } from './changed-profile.ts';

test.use({ role: 'member', viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a profile is read, and acted on, by keyboard alone', async ({ page, frame }) => {
  const listing = new ListingPage(page);
  const profile = new ProfilePage(page);
  await listing.open();
  const { link } = listing.personAt(2);
  const userId = fromPid(((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '') ?? '';
  await changeProfile(page, userId, (reply) =>
    withProfile(reply, { points: somePoints(36), no_points: null }),
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(profile.tabs.first()).toBeVisible();
  await expect(frame.title).toBeFocused();

  // From the title on: the panel of stars, then the tabs, which are one stop.
  await tabTo(profile.gunMilan.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(profile.gunMilan.getByRole('listitem').first()).toBeVisible();
  await tabTo(profile.tabs.first());
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Astrology Details' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/tab=preferences/);
  await expect(page.getByRole('tab', { name: 'Preferences & Expectations' })).toBeFocused();
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

test('numbers are shown, and stay, and the biodata is taken home by keyboard', async ({
  page,
  request,
  frame,
  faults,
}) => {
  const { userId, address } = await firstPerson(request);
  const father = {
    name: 'Shrikant',
    relation: 'Father',
    occupation: null,
  };
  const contactOf = (phone: string) => [{ ...father, phone, current_city: null, address: null }];
  await changeProfile(page, userId, (reply) => ({
    ...withProfile(reply, { contact: contactOf('+•• ••••• •••45') }),
    contacts: { access: 'masked', count: 1 },
    i_am_interested: false,
  }));
  await page.route(`**/api/v1/profiles/${userId}?reveal=contacts`, async (route) => {
    const response = await page.request.get(`/api/v1/profiles/${userId}`, {
      headers: await route.request().allHeaders(),
    });
    const reply = getProfile.reply.parse(await response.json());
    const shown = withProfile(reply, { contact: contactOf('+91 98220 12345') });
    const contacts = { access: 'revealed', count: 1 };
    await route.fulfill({ json: getProfile.reply.parse({ ...shown, contacts }) });
  });
  await page.goto(address);
  const { actions, contacts, tabs } = new ProfilePage(page);
  await expect(tabs.first()).toBeVisible();
  await tabs.first().focus();
  await tabTo(contacts.getByRole('button', { name: 'Show numbers' }));
  await page.keyboard.press('Enter');
  await tabTo(
    new Question(page, /^Show the contacts/).dialog.getByRole('button', { name: 'Confirm' }),
  );
  await page.keyboard.press('Enter');
  const call = contacts.getByRole('link', { name: 'Call Shrikant' });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', 'tel:+919822012345');

  // What asks for the profile anew does not hide them.
  faults.expect(/424.*\/interests/);
  await page.route(`**${sendInterest.path}`, (route) => refuse(route, 424, 'interest.alreadySent'));
  const anew = page.waitForResponse((reply) => reply.url().endsWith(`/profiles/${userId}`));
  await actions.getByRole('button', { name: 'Send Interest' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(
    new Question(page, /^Send an interest/).dialog.getByRole('button', { name: 'Confirm' }),
  );
  await page.keyboard.press('Enter');
  await anew;
  await expect(frame.notices).toContainText('Interest already sent');
  await expect(call).toBeVisible();

  await call.focus();
  await tabTo(page.getByLabel('Language of the headings'));
  await tabTo(page.getByRole('button', { name: 'Download biodata' }));
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/\S \S.*\.pdf$/);
  await expect(frame.notices).toContainText('Download successful');
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
  const { viewerPosition: position } = profile;
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
    await expect(profile.viewerPosition).toHaveText('2 of 3');
    // As a finger leaves it: the row comes to rest on a photo, and the count follows.
    const row = viewer.getByRole('group');
    await row.evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.7 }));
    await expect(profile.viewerPosition).toHaveText('3 of 3');
    await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 1 });
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toHaveCount(0);
  });
});
