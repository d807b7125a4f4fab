import type { Locator } from '@playwright/test';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile, somePoints, withProfile } from './changed-profile.ts';

test.use({ role: 'member' });

/** Left edges in px, each once, from the left. */
async function columnsOf(all: Locator): Promise<number[]> {
  const lefts = await all.evaluateAll((ones) =>
    ones.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  return [...new Set(lefts)].toSorted((a, b) => a - b);
}

test.describe('on 1920 x 1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the listing has five columns, with the filters at their left', async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open();
    const side = page.getByRole('complementary', { name: 'Filters' });
    await side.getByText('Basics', { exact: true }).click();
    await expect(side.getByLabel('Age from')).toBeVisible();
    const columns = await columnsOf(listing.cards);
    expect(columns).toHaveLength(5);
    const box = await side.boundingBox();
    expect((box?.x ?? 9999) + (box?.width ?? 0)).toBeLessThanOrEqual(columns[0] ?? 0);
    await expect(page.getByRole('link', { name: 'Filters' })).toBeHidden();
    await side.getByLabel('Age from').selectOption('26');
    await side.getByRole('button', { name: /^Show [\d,]+\+? profiles?$/ }).click();
    await expect(page).toHaveURL('/filtered/profiles?age_from=26');
  });
});

for (const { width, columns } of [
  { width: 1280, columns: 1 },
  { width: 1440, columns: 2 },
]) {
  test.describe(`on ${width} x 900`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`a profile has ${columns + 1} columns, one row of tabs and one ring`, async ({
      page,
      request,
    }) => {
      const { userId, address } = await firstPerson(request);
      await changeProfile(page, userId, (reply) =>
        withProfile(reply, { points: somePoints(27.5), no_points: null }),
      );
      await page.goto(address);
      const profile = new ProfilePage(page);
      await expect(profile.tabs).toHaveCount(5);
      expect(await columnsOf(page.locator('.pf-main > div'))).toHaveLength(columns);
      const photos = await profile.photos('Photos of').boundingBox();
      const [first = 0] = await columnsOf(page.locator('.pf-main > div'));
      expect((photos?.x ?? 9999) + (photos?.width ?? 0)).toBeLessThan(first);
      const rows = await profile.tabs.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(rows).size).toBe(1);
      await expect(
        page.getByRole('main').getByRole('img', { name: 'Gun Milan 27.5 of 36' }),
      ).toHaveCount(1);
      await expect(profile.actions.locator('summary')).toBeVisible();
      // Three actions that look alike, and one that is filled.
      const borders = await profile.actions
        .locator('.sp-button')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
      expect(new Set(borders).size).toBe(2);
    });
  });
}
