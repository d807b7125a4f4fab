import type { Page } from '@playwright/test';
import { viewProfile, type LimitedProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { withoutFirstReplies } from '../fixtures/steer-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { refuse } from './changed-profile.ts';
import { openWithoutApi } from './open-without-api.ts';

const CALL = '**/api/v1/view/profile?*';
const NAME_OF_80 =
  'Venkatanarasimharajuvaripetakrishnamurthysubramaniamlakshminarayanaswamyiyengara';

interface State {
  readonly name: string;
  readonly change: Partial<LimitedProfile>;
  readonly expect: (page: Page) => Promise<void>;
}

/** What a visitor's limited view may have to hold. */
const STATES: readonly State[] = [
  {
    name: 'no photo and nothing but an age',
    change: { pic: null, current_city: null, occupation: null, education: null },
    async expect(page) {
      await expect(new ProfilePage(page).photos('has not added a photo yet')).toBeVisible();
      await expect(page.getByRole('main').getByText('N/A', { exact: true })).toHaveCount(3);
    },
  },
  {
    name: 'a name of 80 letters, and as long words below it',
    change: { name: NAME_OF_80, current_city: NAME_OF_80, education: NAME_OF_80 },
    async expect(page) {
      await expect(new ProfilePage(page).title).toHaveText(NAME_OF_80);
    },
  },
  {
    name: 'Devanagari only',
    change: { name: 'ज्ञानेश्वरी', current_city: 'छत्रपती संभाजीनगर', occupation: 'स्थापत्यशास्त्रज्ञ' },
    async expect(page) {
      await expect(new ProfilePage(page).title).toHaveText('ज्ञानेश्वरी');
    },
  },
];

test.describe('a visitor sees a profile with', () => {
  for (const state of STATES) {
    test(state.name, async ({ page, request }) => {
      const { address } = await firstPerson(request);
      await withoutFirstReplies(page);
      await page.route(CALL, async (route) => {
        const response = await route.fetch();
        const reply = viewProfile.reply.parse(await response.json());
        const data = { ...reply.data, ...state.change };
        await route.fulfill({ response, json: viewProfile.reply.parse({ ...reply, data }) });
      });
      await page.goto(address);
      await state.expect(page);
      await expectOnlyTheWayIn(page);
      await expectFitEverywhere(page, `${state.name}, visitor`);
    });
  }
});

test('nobody by that id, and a visitor who has seen enough for an hour', async ({
  page,
  frame,
  request,
  faults,
}) => {
  faults.expect(/(404|429).*\/api\/v1\/view\/profile/);
  const { address } = await firstPerson(request);
  await withoutFirstReplies(page);
  await page.route(CALL, (route) => refuse(route, 404, 'profile.notFound'));
  await page.goto(address);
  await expect(frame.title).toHaveText('This profile is not available');
  await expectFitEverywhere(page, 'gone, visitor');

  await page.unroute(CALL);
  await page.route(CALL, (route) => refuse(route, 429, 'profile.viewBudget'));
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Join now' })).toBeVisible();
  await expectFitEverywhere(page, 'seen enough, visitor');
});

test('a slow line and then no API: grey shapes, then Retry in the same place', async ({
  page,
  frame,
  request,
  faults,
}) => {
  faults.expect(/503.*\/api\/v1\/view\/profile/);
  const { address, name } = await firstPerson(request);
  await withoutFirstReplies(page);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isDown = true;
  await page.route(CALL, async (route) => {
    if (!isDown) return route.fallback();
    await arrived;
    return refuse(route, 503, 'server.busy');
  });
  await page.goto(address);
  // The shell's own skeleton, until the remote has come, has no title.
  await expect(frame.title).toBeAttached();
  await expect(frame.skeletons.first()).toBeVisible();
  await expectFitEverywhere(page, 'on its way, visitor');
  arrive();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('We could not load this profile');
  await expectFitEverywhere(page, 'API down, visitor');
  isDown = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(frame.title).toHaveText(name);
  await expectOnlyTheWayIn(page);
});

test('with the API down, what the listing knows stands, and Retry goes on in its place', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/503.*\/api\/v1\/view\/profile/);
  const { name, alert, revive } = await openWithoutApi(page, CALL);
  await expectOnlyTheWayIn(page);
  await expectFitEverywhere(page, 'API down, from the listing');
  revive();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await expect(frame.title).toHaveText(name);
});

/** No tab and no contact: actions with their words, what joining would bring, and the way to it (section 6). */
async function expectOnlyTheWayIn(page: Page): Promise<void> {
  const profile = new ProfilePage(page);
  await expect(profile.tabs).toHaveCount(0);
  await expect(profile.contacts).toHaveCount(0);
  await expect(profile.actions.getByRole('button')).toHaveText([
    'Chat',
    'Save',
    'Send Interest',
    'Block',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Download biodata' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Join now' })).toHaveAttribute(
    'href',
    routes.signup.href(),
  );
}
