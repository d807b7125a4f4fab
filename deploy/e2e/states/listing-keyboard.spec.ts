import type { Locator } from '@playwright/test';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ListingPage } from '../pages/listing-page.ts';

test('by keyboard alone: the listing, its filters, a profile, and Back to the same place', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.rohan);
  const listing = new ListingPage(page);
  await listing.open();
  await reach(page.getByRole('main').getByRole('link', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  const filtered = new FilteredPage(page);
  await reach(filtered.field('Age from'));
  await page.keyboard.type('24');
  await reach(filtered.drawer.getByRole('button', { name: /^Show [\d,]+\+? profiles?$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/filtered/profiles?age_from=24');
  await expect(filtered.drawer).toBeHidden();

  await listing.expectCards();
  const { card, link } = listing.personAt(4);
  await reach(link);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\//);
  await expect(frame.title).toBeFocused();

  await reach(page.getByRole('main').getByRole('link', { name: 'Back' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/filtered/profiles?age_from=24');
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(frame.title).toBeFocused();
});

/** Goes from stop to stop until something has the focus. */
async function reach(target: Locator, key = 'Tab'): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}
