import { profileCard } from 'shared-contracts/testing/builders';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { tabTo } from '../pages/tab-to.ts';
import { somePics } from './changed-profile.ts';
import { answerListing } from './listing-answers.ts';

test.use({ role: 'member', hasTouch: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the photos of a card are leafed through by touch, buttons and keys, and open nobody', async ({
  page,
}) => {
  const pics = await somePics(page, 12);
  await answerListing(page, { people: [profileCard({ pics, primary_profile_pic: null })] });
  const listing = new ListingPage(page);
  await listing.open();
  const { card } = listing.personAt(0);
  const photos = card.locator('img');
  await expect(photos.nth(0)).toBeInViewport({ ratio: 0.5 });
  const next = card.getByRole('button', { name: 'Next photo' });
  await next.tap();
  await expect(card).toContainText('2 of 12');
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.5 });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('3 of 12');
  await card.getByRole('button', { name: 'Previous photo' }).focus();
  await page.keyboard.press('Space');
  await expect(card).toContainText('2 of 12');
  // The row is a stop of its own, and takes the arrows.
  const row = card.getByRole('group', { name: /^Photos of / });
  await page.getByRole('main').getByRole('link').first().focus();
  await tabTo(row);
  await page.keyboard.press('ArrowLeft');
  await expect(card).toContainText('1 of 12');
  await expect(photos.nth(0)).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('ArrowRight');
  await expect(card).toContainText('2 of 12');
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.5 });
  // As a finger leaves it: the row comes to rest on a photo, and the count follows.
  await row.evaluate((group) => {
    const track = [group, ...group.querySelectorAll('*')].find(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    track?.scrollBy({ left: track.clientWidth * 0.8 });
  });
  await expect(card).toContainText('3 of 12');
  await expect(page).toHaveURL('/profiles');
});
