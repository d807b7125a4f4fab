import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Back closes what is open on a profile, and then leaves it', async ({ page, request }) => {
      const email = `back-${viewport.width}-${Date.now()}@example.com`;
      const her = await joinByCalls(request, { name: 'Mukta', lastName: 'Sane', email });
      await enterAs(page, demoMembers.rohan);
      await new ListingPage(page).open();
      await page.goto(routes.profile.href({ userId: her.userId }));
      const profile = new ProfilePage(page);
      const { actions } = profile;
      const closes = async (layer: Locator) => {
        await expect(layer).toBeVisible();
        await page.goBack();
        await expect(layer).toBeHidden();
        await expect(page).toHaveURL(/\/profile\//);
        await expect(profile.title).toBeVisible();
      };

      await profile.openMore();
      await actions.getByRole('button', { name: 'Report' }).click();
      await closes(page.getByRole('dialog', { name: 'Report Mukta' }));
      // By keyboard: a press and its release may not meet the same place while the page still arrives.
      await page.getByRole('button', { name: 'Ask about Mukta' }).press('Enter');
      await closes(page.getByRole('dialog', { name: 'Saptapadi 4.0' }));
      const interest = new Question(page, /interest/i);
      const send = actions.getByRole('button', { name: 'Send Interest' });
      await send.press('Enter');
      await closes(interest.dialog);
      // Closed by its own button: no step is left over that would seem to do nothing.
      await send.press('Enter');
      await interest.cancel();
      await expect(interest.dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/profiles$/);
    });
  });
}

test('Back closes photos over the whole screen, and is one step from where their person was opened', async ({
  page,
}) => {
  await enterAs(page, demoMembers.rohan);
  const listing = new ListingPage(page);
  await listing.open();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const profile = new ProfilePage(page);
  await profile.fullScreen.click();
  await expect(profile.viewer).toBeVisible();
  await page.goBack();
  await expect(profile.viewer).toBeHidden();
  await expect(profile.title).toBeVisible();
  await page.goForward();
  await expect(profile.title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/profiles$/);
});

for (const [way, close] of [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['their button', (page: Page) => page.getByRole('button', { name: 'Close the filters' }).click()],
] as const) {
  test(`filters of which none applies lead back to the listing when they are closed by ${way}`, async ({
    page,
  }) => {
    await enterAs(page, demoMembers.rohan);
    const filtered = new FilteredPage(page);
    await page.goto(routes.blogs.href());
    await page.getByRole('link', { name: 'Profiles' }).first().click();
    await expect(page).toHaveURL('/profiles');
    const open = page.getByRole('link', { name: 'Filters' });
    for (const age of ['24', '25']) {
      await open.click();
      // What was chosen the last time waits there.
      await expect(filtered.field('Age from')).toHaveValue(age === '24' ? '' : '24');
      await filtered.openSection('Basics');
      await filtered.field('Age from').selectOption(age);
      await close(page);
      await expect(page).toHaveURL('/profiles');
      await expect(filtered.drawer).toBeHidden();
      await expect(open).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blogs$/);
  });
}

test('Back closes the filters, keeps what applied, and undoes that with the next step', async ({
  page,
}) => {
  await enterAs(page, demoMembers.meera);
  const filtered = new FilteredPage(page);
  await new ListingPage(page).open();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(filtered.drawer).toBeVisible();
  await filtered.openSection('Basics');
  await filtered.field('Age from').selectOption('24');
  await filtered.apply(/^Show /);
  await expect(filtered.chips).toHaveText(['24 years and older']);
  await filtered.open();
  await filtered.openSection('Basics');
  await filtered.field('Age from').selectOption('30');
  await page.goBack();
  await expect(filtered.drawer).toBeHidden();
  await expect(filtered.chips).toHaveText(['24 years and older']);
  await page.reload();
  await expect(filtered.chips).toHaveText(['24 years and older']);
  await page.goBack();
  await expect(filtered.chips).toHaveCount(0);
});
