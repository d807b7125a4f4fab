import { routes } from 'shared-contracts/platform/routes';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';

test.use({ role: 'member' });

test('a listing that waits for nothing moves nothing: a phone draws no frame for it', async ({
  page,
}) => {
  await page.goto(routes.profiles.href());
  await new ListingPage(page).expectCards();
  // The place of the next page, below the cards, among them.
  await expect(page.locator('.pf-coming')).toBeAttached();
  const endless = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id));
  await expect.poll(() => page.evaluate(endless)).toEqual([]);
});
