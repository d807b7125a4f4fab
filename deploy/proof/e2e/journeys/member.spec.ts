import { expectNothingLeft } from '../fixtures/left-on-device.ts';
import { demoMembers, enterAs, SESSION_KEYS, storedKeys } from '../fixtures/member.ts';
import { newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { linkIn, mailTo } from '../site/outbox.ts';

test.describe('a member', () => {
  test('joins, types the code of the mail and is led on to the profile', async ({ page }) => {
    const person = newcomer();
    await page.goto('/signup');
    const signup = new SignupPage(page);
    await signup.join(person);
    await expect(signup.checkMail).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in / })).toBeVisible();
    const code = /^\d{6}$/m.exec((await mailTo(person.email)).text)?.[0] ?? '';
    await page.getByLabel('Code from the mail').fill(code);
    await expect(page).toHaveURL(/\/info/);
    expect(await storedKeys(page)).toEqual(SESSION_KEYS);
  });

  test('joins, confirms the address, which signs in, browses and signs out', async ({
    page,
    frame,
  }) => {
    const person = newcomer();
    await page.goto('/signup');
    const signup = new SignupPage(page);
    await expect(signup.title).toBeVisible();
    await signup.join(person);
    await expect(signup.checkMail).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);

    await page.goto(linkIn(await mailTo(person.email)));
    await expect(page.getByRole('heading', { name: 'One more tap' })).toBeVisible();
    await expect(page, 'the token leaves the address').not.toHaveURL(/confirm/);
    expect(await storedKeys(page), 'to open a link confirms nothing').toEqual([]);

    await new LoginPage(page).confirm();
    await expect(page).toHaveURL(/\/info/);
    await page.goto('/profiles');
    const listing = new ListingPage(page);
    await listing.expectCards();
    expect(await storedKeys(page)).toEqual(SESSION_KEYS);
    await listing.seeMore();

    await listing.personAt(3).card.click();
    const profile = new ProfilePage(page);
    await expect(profile.tabs).toHaveText([
      'Personal Details',
      'Work & Education',
      'Family Details',
      'Preferences & Expectations',
      'Astrology Details',
    ]);
    // By keyboard: a press this soon at the place of the pressed card is swallowed as the second half of a double tap.
    await profile.tabs.last().press('Enter');
    const astrology = page.getByRole('tabpanel', { name: 'Astrology Details' });
    await expect(astrology).toContainText('Birth name');
    await expect(astrology).toBeInViewport();

    await frame.choose('Logout');
    await expect(page).toHaveURL(/\/logout/);
    await expect(frame.title).toHaveText('You are signed out');
    await expectNothingLeft(page);
    await expect(frame.top.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('opens a profile far down, and Back keeps the place to the pixel', async ({ page }) => {
    await enterAs(page, demoMembers.rohan);
    await page.setViewportSize({ width: 390, height: 844 });
    const listing = new ListingPage(page);
    await listing.open();
    for (let pages = 1; pages < 4; pages += 1) await listing.seeMore();
    const person = listing.personAt(66);
    const height = () => person.card.evaluate((card) => card.getBoundingClientRect().top);
    // Where the finger met it: the click itself scrolls the card out from under the bars.
    const touched = person.card.evaluate(
      (card) =>
        new Promise<number>((resolve) => {
          const measure = () => resolve(card.getBoundingClientRect().top);
          card.addEventListener('pointerdown', measure, { once: true });
        }),
    );
    const address = await person.link.getAttribute('href');
    await person.card.click();
    const before = await touched;
    await expect(page).toHaveURL(address ?? '');
    await expect(new ProfilePage(page).tabs.first()).toBeVisible();
    await page.goBack();
    await expect(person.link).toHaveAttribute('href', address ?? '');
    await expect(person.card).toBeInViewport();
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(1);
  });

  test('stays signed in over a reload, and is a visitor to an old or a foreign token', async ({
    page,
    frame,
  }) => {
    await enterAs(page, demoMembers.meera);
    await new ListingPage(page).open();
    await expect(frame.top.getByText(/^Profile Score: \d+$/)).toBeVisible();
    await page.reload();
    await expect(frame.top.getByText(/^Profile Score: \d+$/)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
    await page.reload();
    await expect(frame.top.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });

  test('is told in words when the password is wrong, and what was typed stays', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 401.*sign_in/);
    await page.goto('/login');
    await new LoginPage(page).signIn(demoMembers.asha, 'not-the-password');
    await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demoMembers.asha);
  });

  test('asks for a page of members, signs in and is there', async ({ page, frame }) => {
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login\?return=/);
    await new LoginPage(page).signIn(demoMembers.asha, 'sapta-demo');
    await expect(page).toHaveURL('/settings');
    await expect(frame.title).toHaveText('Settings');
  });
});
