import { profileCard } from 'shared-contracts/testing/builders';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { tabTo } from '../pages/tab-to.ts';
import { somePics } from './changed-profile.ts';
import { answerListing } from './listing-answers.ts';

const idOf = (n: number) => `0b0e7c1a-5d0f-4c1e-9a53-00000000000${n}`;

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

for (const [width, columns] of [
  [390, 2],
  [1280, 3],
] as const) {
  test(`cards are of one shape at ${width} px: nothing on the photo, ring and seals in one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const pics = await somePics(page, 3);
    const long = { name: 'Snehalata Vishwanathrao', lastName: 'Kulkarni-Deshpande' };
    const people = [
      profileCard({ id: idOf(1), pics, gun_milan: 24, education: 'B.E. Computer Engineering' }),
      profileCard({ id: idOf(2), pics, gun_milan: null, ...long }),
      profileCard({ id: idOf(3), pics, gun_milan: 27.5, current_city: null }),
    ];
    await answerListing(page, { people });
    const listing = new ListingPage(page);
    await listing.open();
    await expect(listing.cards).toHaveCount(3);
    const boxes = await listing.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const box = (part: string) => card.querySelector(part)?.getBoundingClientRect();
        return {
          top: card.getBoundingClientRect().top,
          photo: box('.sp-carousel')?.bottom ?? 0,
          name: box('.sp-card__name')?.top ?? 0,
          marks: box('.sp-card__marks')?.bottom ?? 0,
        };
      }),
    );
    for (const { name, photo } of boxes) expect(name).toBeGreaterThanOrEqual(photo);
    const row = boxes.slice(0, columns);
    expect(new Set(row.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(new Set(row.map(({ marks }) => Math.round(marks))).size).toBe(1);
    for (const card of await listing.cards.all()) {
      await expect(card.getByRole('heading')).toHaveText(/ \d\d$/);
    }
  });
}
