import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { tabTo } from '../pages/tab-to.ts';

test('by keyboard alone: the listing, its filters, a profile, and Back to the same place', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.rohan);
  const listing = new ListingPage(page);
  await listing.open();
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  const filtered = new FilteredPage(page);
  await tabTo(filtered.drawer.locator('summary').first());
  await page.keyboard.press('Enter');
  await tabTo(filtered.field('Age from'));
  await page.keyboard.type('24');
  await tabTo(filtered.drawer.getByRole('button', { name: /^Show [\d,]+\+? profiles?$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/filtered/profiles?age_from=24');
  await expect(filtered.drawer).toBeHidden();

  await listing.expectCards();
  const { card, link } = listing.personAt(4);
  await tabTo(link);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\//);
  await expect(frame.title).toBeFocused();

  await tabTo(page.getByRole('main').getByRole('link', { name: 'Back' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/filtered/profiles?age_from=24');
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(frame.title).toBeFocused();
});
