import type { APIRequestContext } from '@playwright/test';
import { browseProfiles, type Pic } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { isLong } from '../proof.ts';
import { answerListing, steerListing } from './listing-answers.ts';
import { LISTING_STATES, type ListingState } from './listing-table.ts';

/** States that look alike for both are every day a member's; in the long proof a visitor's too. */
const OF_MEMBERS = [
  'one person',
  'a name of 80 letters, one in Devanagari, no photo, a dozen photos',
];

function isShown({ name, roles }: ListingState, role: 'visitor' | 'member'): boolean {
  return roles.includes(role) && (isLong || role === 'member' || !OF_MEMBERS.includes(name));
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const role of ['visitor', 'member'] as const) {
  test.describe(`the listing of a ${role}`, () => {
    test.use({ role });

    for (const state of LISTING_STATES.filter((one) => isShown(one, role))) {
      test(`with ${state.name}`, async ({ page, request }) => {
        await answerListing(page, state.answer(await twelvePics(request)));
        await page.goto(state.address);
        await state.expect(page, role);
        await expectFitEverywhere(page, `${state.name}, ${role}`);
      });
    }

    // The page waits in one way for both; every day as a visitor's.
    const onSlowLine = isLong || role === 'visitor' ? test : null;
    onSlowLine?.(
      'on a slow line: grey cards, and a word after ten seconds',
      async ({ page, frame }) => {
        let arrive = () => {};
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        await steerListing(page, async (route) => {
          await arrived;
          await route.fallback();
        });
        await page.goto(routes.profiles.href());
        await expect(page.getByText('Profiles are on their way')).toBeAttached();
        await expect(frame.skeletons.first()).toBeVisible();
        const word = page.getByText('This is taking longer than usual');
        await expect(word).toBeHidden();
        await expectFitEverywhere(page, `on its way, ${role}`);
        // The word is a delayed animation: its ten seconds are over at once.
        await word.evaluate((one) => one.getAnimations().forEach((delay) => delay.finish()));
        await expect(word).toBeInViewport();
        arrive();
        await new ListingPage(page).expectCards();
        await expect(frame.skeletons).toHaveCount(0);
        await expect(word).toHaveCount(0);
      },
    );

    test('with the API down: Retry brings it, and further down the place is kept', async ({
      page,
      faults,
    }) => {
      faults.expect(/503.*\/api\/v1\//);
      let isDown = true;
      await steerListing(page, (route) =>
        isDown ? route.fulfill({ status: 503, json: UNAVAILABLE }) : route.fallback(),
      );
      await page.goto(routes.profiles.href());
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('We could not load the profiles');
      await expectFitEverywhere(page, `API down, ${role}`);
      isDown = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      const listing = new ListingPage(page);
      await listing.expectCards();
      // A visitor sees what came in steps of ten, and asks for more by the button alone.
      if (role === 'visitor') await listing.seeMore();
      isDown = true;
      const before = await listing.cards.count();
      const last = listing.cards.nth(before - 1);
      await last.scrollIntoViewIfNeeded();
      if (role === 'visitor') await page.getByRole('button', { name: 'Show more' }).click();
      await expect(alert).toContainText('We could not load more profiles');
      await expect(last).toBeInViewport();
      isDown = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => listing.cards.count()).toBeGreaterThan(before);
      await expect(alert).toHaveCount(0);
      await expect(last).toBeInViewport();
    });
  });
}

const UNAVAILABLE = {
  status: 503,
  title: 'server.busy',
  code: 'server.busy',
  request_id: '00000000-0000-4000-8000-000000000000',
};

/** Photos of the demo community, whoever is on them. */
async function twelvePics(request: APIRequestContext): Promise<Pic[]> {
  const reply = await request.get('/api/v1/view/profiles/all', { headers: { 'x-app': 'web' } });
  const people = browseProfiles.reply.parse(await reply.json()).data.data;
  const pics = people.flatMap(({ pic }) => pic ?? []).slice(0, 12);
  expect(pics, 'photos on the first page').toHaveLength(12);
  return pics;
}
