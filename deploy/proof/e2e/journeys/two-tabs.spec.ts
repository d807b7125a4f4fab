import type { Page } from '@playwright/test';
import { demoMembers, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { LoginPage } from '../pages/login-page.ts';

test('who signs in or out in one tab does so in the other', async ({ page, context, frame }) => {
  await page.goto('/login');
  const other = await context.newPage();
  const otherFrame = new Frame(other);
  await other.goto('/blogs');
  await expect(otherFrame.top.getByRole('link', { name: 'Login' })).toBeVisible();

  await new LoginPage(page).signIn(demoMembers.rohan, 'sapta-demo');
  await new ListingPage(page).expectCards();
  await expect(otherFrame.top.getByText(/^Profile Score: \d+$/)).toBeVisible();

  await otherFrame.choose('Logout');
  await expect(otherFrame.title).toHaveText('You are signed out');
  await expect(frame.top.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

/** Signs a session out from elsewhere; its page is not told. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/v1/sign_out', {
    headers: { 'x-app': 'web', authorization: `Bearer ${token}` },
  });
}

test('a token that the server no longer takes leads to sign-in, and back afterwards', async ({
  page,
  frame,
  faults,
}) => {
  // Pictures that were on their way end with the session.
  faults.expect(/status of 401|status of 404.*files\/photos/);
  // Without its line to the server the page does not hear of it before it asks for something.
  await page.routeWebSocket(/\/socket\//, () => undefined);
  await page.goto('/login');
  await new LoginPage(page).signIn(demoMembers.asha, 'sapta-demo');
  const listing = new ListingPage(page);
  await listing.expectCards();
  await endElsewhere(page);
  await listing.personAt(0).card.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(frame.notices).toContainText('Please sign in again.');
  expect(await storedKeys(page)).toEqual([]);
  await new LoginPage(page).signIn(demoMembers.asha, 'sapta-demo');
  await expect(page).toHaveURL(/\/profile\//);
});

test('a session that ends elsewhere ends on an open page too, which nobody touches', async ({
  page,
  frame,
  faults,
}) => {
  // Pictures that were on their way end with the session.
  faults.expect(/status of 401|WebSocket|status of 404.*files\/photos/);
  await page.goto('/login');
  await new LoginPage(page).signIn(demoMembers.meera, 'sapta-demo');
  await new ListingPage(page).expectCards();
  await endElsewhere(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(frame.notices).toContainText('Please sign in again.');
  expect(await storedKeys(page)).toEqual([]);
});
