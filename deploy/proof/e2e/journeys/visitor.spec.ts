import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

test.describe('a visitor', () => {
  test('browses page after page and meets nobody twice', async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open('/');
    for (let step = 0; step < 3; step += 1) await listing.seeMore();
    const met = await listing.addresses();
    expect(met.length).toBeGreaterThan(30);
    expect(new Set(met).size).toBe(met.length);
  });

  test('chooses brides or grooms, and Back undoes the choice', async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open();
    await page.getByRole('link', { name: 'Brides', exact: true }).click();
    await expect(page).toHaveURL(/show=brides/);
    await listing.expectCards();
    await page.getByRole('link', { name: 'Grooms', exact: true }).click();
    await expect(page).toHaveURL(/show=grooms/);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Brides', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('opens a profile, and Back keeps the place in the list', async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open();
    for (let step = 0; step < 2; step += 1) await listing.seeMore();
    const person = listing.personAt(22);
    await person.card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const address = (await person.link.getAttribute('href')) ?? '';
    await person.card.click();
    await expect(page).toHaveURL(address);
    const profile = new ProfilePage(page);
    await expect(profile.title).toBeFocused();
    await profile.back.click();
    await expect(person.card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
  });

  test('comes back to the top of a list that was left at its top', async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open('/blogs');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('navigation', { name: 'Read on' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeInViewport();
  });

  for (const tab of ['Profiles', 'Saved', 'Interests', 'Chats'] as const) {
    test(`taps ${tab} below and is asked to join`, async ({ page, frame }) => {
      await new ListingPage(page).open();
      await frame.tab(tab).click();
      await expect(page).toHaveURL('/signup');
      await expect(frame.notices).toContainText('Join now');
      await page.goBack();
      await expect(page).toHaveURL('/profiles');
    });
  }

  test('wants to save somebody and is asked to join', async ({ page, frame }) => {
    await new ListingPage(page).open();
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page).toHaveURL('/signup');
    await expect(frame.notices).toContainText('Join now');
  });

  test('finds the way to the blogs, to sign-in and home in the top bar', async ({
    page,
    frame,
  }) => {
    const listing = new ListingPage(page);
    await listing.open();
    await frame.top.getByRole('link', { name: 'Blogs' }).click();
    await expect(frame.title).toHaveText('Blogs');
    await frame.top.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login/);
    await frame.top.getByRole('link', { name: /all profiles/ }).click();
    await expect(page).toHaveURL('/profiles');
    await listing.expectCards();
  });

  test('finds the languages at the foot in letters that are fetched only once they are in sight', async ({
    page,
  }) => {
    await page.goto('/features');
    const name = page.getByRole('contentinfo').getByRole('button', { name: 'मराठी' });
    await expect(name).toHaveCSS('font-family', /^system-ui/);
    await name.scrollIntoViewIfNeeded();
    await expect(name).toHaveCSS('font-family', /Sapta Devanagari/);
  });

  test('who opens a page offline has it once the device is back online', async ({
    page,
    context,
    frame,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/, /Loading (CSS )?chunk/, /cannot be loaded/);
    await new ListingPage(page).open();
    await context.setOffline(true);
    await frame.top.getByRole('link', { name: 'Login' }).click();
    await expect(frame.title).toHaveText('This page opens once you are back online');
    await expect(page.getByText('No connection.')).toHaveCount(1);
    await context.setOffline(false);
    await expect(frame.title).toHaveText('Sign in');
    await expect(page.getByText('No connection.')).toHaveCount(0);
  });
});
