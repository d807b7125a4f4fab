import { listBlocked } from 'shared-contracts/calls/engagement';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { addressOf, changeProfile, refuse, refuseProfile, somePics } from './changed-profile.ts';
import { openWithoutApi } from './open-without-api.ts';
import { PROFILE_STATES } from './profile-states.ts';

test.use({ role: 'member' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Where the title stands on the page, in px from its top. */
function placeOf({ title }: Frame): Promise<number> {
  return title.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

test.describe('a profile with', () => {
  for (const state of PROFILE_STATES) {
    test(state.name, async ({ page, request }) => {
      const person = await firstPerson(request);
      const pics = await somePics(page, 12);
      const tools = { page, profile: new ProfilePage(page), pics };
      await changeProfile(page, person.userId, (reply) => state.change(reply, tools));
      await page.goto(`${person.address}${state.query ?? ''}`);
      await state.expect(tools);
      await expectFitEverywhere(page, state.name);
    });
  }
});

test('somebody blocked keeps a limited view with Unblock only', async ({ page, request }) => {
  const { userId, name, address } = await firstPerson(request);
  await refuseProfile(page, userId, 404, 'profile.notFound');
  await page.route('**/api/v1/blocks', (route) =>
    route.fulfill({
      json: listBlocked.reply.parse({
        data: {
          data: [{ blocked_at: '2026-11-20T08:00:00.000Z', profile: { id: userId, name } }],
          next: null,
          prev: null,
        },
      }),
    }),
  );
  await page.route('**/api/v1/view/profile?*', async (route) => {
    const response = await route.fetch();
    const reply = viewProfile.reply.parse(await response.json());
    await route.fulfill({ response, json: { ...reply, is_blocked: true } });
  });
  await page.goto(address);
  await expect(page.getByText(`You have blocked ${name}`)).toBeVisible();
  const actions = new ProfilePage(page).actions.getByRole('button');
  await expect(actions).toHaveText(['Unblock']);
  await expectFitEverywhere(page, 'blocked');
});

test('nobody by that id: a way on', async ({ page, frame, faults }) => {
  faults.expect(/404.*\/api\/v1\/(profiles\/|view\/profile)/);
  const userId = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';
  await page.goto(routes.profile.href({ userId }));
  await expect(frame.title).toHaveText('This profile is not available');
  const on = page.getByRole('main').getByRole('link', { name: 'See all profiles' });
  await expect(on).toHaveAttribute('href', '/profiles');
  await expectFitEverywhere(page, 'not found');
});

test('more profiles than a day allows: said without blame', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/429.*\/api\/v1\/profiles\//);
  const { userId, address } = await firstPerson(request);
  await refuseProfile(page, userId, 429, 'profile.dailyBudget');
  await page.goto(address);
  await expect(frame.title).toHaveText('You have seen many profiles');
  await expectFitEverywhere(page, 'budget of views spent');
});

test('the marriage is fixed: said to whoever was in touch, with a way on', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/410.*\/api\/v1\/profiles\//);
  const { userId, address } = await firstPerson(request);
  await refuseProfile(page, userId, 410, 'profile.marriageFixed');
  await page.goto(address);
  await expect(frame.title).toHaveText('The marriage of this person is fixed');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'See all profiles' }),
  ).toBeVisible();
  await expectFitEverywhere(page, 'marriage fixed');
});

test('the API is down: what the listing knows stands, and Retry goes on in its place', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/503.*\/api\/v1\/profiles\//);
  const { address, alert, revive } = await openWithoutApi(page, '**/api/v1/profiles/*');
  await expectFitEverywhere(page, 'API down');

  revive();
  const at = await placeOf(frame);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(new ProfilePage(page).tabs.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await placeOf(frame)).toBe(at);
  await expect(page).toHaveURL(address);
});

test('a slow line: grey shapes in the shape of what comes, and a word after ten seconds', async ({
  page,
  request,
  frame,
}) => {
  const { userId, address } = await firstPerson(request);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(addressOf(userId), async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.goto(address);
  await expect(page.getByText('The profile is on its way')).toBeAttached();
  await expect(frame.skeletons.first()).toBeVisible();
  const word = page.getByText('This is taking longer than usual');
  await expect(word).toBeHidden();
  await expectFitEverywhere(page, 'on its way');
  // The word is a delayed animation: its ten seconds are over at once.
  await word.evaluate((one) => one.getAnimations().forEach((delay) => delay.finish()));
  await expect(word).toBeInViewport();
  await expectFitEverywhere(page, 'on its way for long');
  arrive();
  await expect(new ProfilePage(page).tabs.first()).toBeVisible();
  await expect(frame.skeletons).toHaveCount(0);
  await expect(word).toHaveCount(0);
});

test('numbers for today are spent: they stay masked and the notice says why', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/429.*reveal=contacts/);
  const { userId, address } = await firstPerson(request);
  const father = {
    name: 'Shrikant',
    relation: 'Father',
    phone: '+•• ••••• •••45',
  };
  const contact = [{ ...father, occupation: null, current_city: null, address: null }];
  await changeProfile(page, userId, (reply) => ({
    ...reply,
    data: { data: { ...reply.data.data, contact } },
    contacts: { access: 'masked', count: 1 },
  }));
  await page.route(`**/api/v1/profiles/${userId}?reveal=contacts`, (route) =>
    refuse(route, 429, 'profile.dailyBudget'),
  );
  await page.goto(address);
  const { contacts } = new ProfilePage(page);
  await contacts.getByRole('button', { name: 'Show numbers' }).click();
  await new Question(page, /^Show the contacts of /).confirm();
  await expect(frame.notices).toContainText('as many profiles as one day allows');
  await expect(contacts).toContainText('•••45');
});

test('a video that does not come says so and can be asked for again', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/404.*nowhere\.mp4/);
  const { userId, name, address } = await firstPerson(request);
  await changeProfile(page, userId, (reply) => ({
    ...reply,
    data: { data: { ...reply.data.data, video_intro: '/media/nowhere.mp4' } },
  }));
  await page.goto(address);
  const intro = page.getByRole('region', { name: 'Video introduction' });
  const before = await intro.boundingBox();
  await intro.getByRole('button', { name: `Play the introduction of ${name}` }).click();
  await expect(intro.getByRole('alert')).toContainText('We could not load the video');
  expect((await intro.boundingBox())?.height).toBe(before?.height);
  await expectFitEverywhere(page, 'video failed');
});
