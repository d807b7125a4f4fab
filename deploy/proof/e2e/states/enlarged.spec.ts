import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

// A desk of 1280 x 1024 at 400 %.
test.use({ role: 'member', viewport: { width: 320, height: 256 } });

/** How much of the screen stands still while one scrolls, from 0 to 1. */
const standing = () => {
  const still = [...document.querySelectorAll('body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const lines = new Set<number>();
  for (const element of still) {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width < innerWidth / 2) continue;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, innerHeight); y += 1)
      lines.add(y);
  }
  return lines.size / innerHeight;
};

test('enlarged to 400 %, bars and actions leave the screen to what is read', async ({
  page,
  request,
  frame,
}) => {
  const listing = new ListingPage(page);
  await listing.open();
  await listing.cards.nth(1).scrollIntoViewIfNeeded();
  expect(await page.evaluate(standing), 'of a listing').toBeLessThan(0.25);
  await frame.expectNoSidewaysScroll('the listing at 400 %');

  const { address } = await firstPerson(request);
  const profile = new ProfilePage(page);
  await page.goto(address);
  await expect(profile.tabs.first()).toBeVisible();
  await profile.tabs.last().click();
  await expect(profile.tabs.last()).toHaveAttribute('aria-selected', 'true');
  // The row of tabs does not stay on so low a screen: what the tab leads to is there.
  await expect(page.getByRole('tabpanel', { name: 'Astrology Details' })).toBeInViewport();
  expect(await page.evaluate(standing), 'of a profile').toBeLessThan(0.25);
  await frame.expectNoSidewaysScroll('a profile at 400 %');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a profile shows its name above the bars before one scrolls, and the chosen tab in its row', async ({
    page,
    request,
  }) => {
    const { address } = await firstPerson(request);
    const profile = new ProfilePage(page);
    await page.goto(`${address}?tab=astrology`);
    await expect(profile.actions.locator('summary')).toBeVisible();
    const bar = await profile.actions.boundingBox();
    const title = await profile.title.boundingBox();
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    // The row is brought into sight, not the tab in it.
    await page.getByRole('tablist').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('tab', { name: 'Astrology Details' })).toBeInViewport({
      ratio: 0.9,
    });
  });
});
