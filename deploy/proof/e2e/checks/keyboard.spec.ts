import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';

test('the first Tab offers to skip the bars', async ({ page }) => {
  await new ListingPage(page).open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a profile opens from its card by keyboard, and its title gets the focus', async ({
  page,
  frame,
}) => {
  const listing = new ListingPage(page);
  await listing.open();
  await listing.personAt(1).link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\//);
  await expect(frame.title).toBeFocused();
});

test('the avatar menu opens, walks and closes by keyboard', async ({ page, frame }) => {
  await enterAs(page, demoMembers.meera);
  await new ListingPage(page).open();
  const trigger = frame.top.locator('summary').first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(frame.top.getByRole('link', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(trigger).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.top.getByRole('link', { name: 'Logout' })).toBeHidden();
  await expect(trigger).toBeFocused();
});
