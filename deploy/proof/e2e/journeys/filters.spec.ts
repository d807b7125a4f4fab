import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { Question } from '../pages/question.ts';
import { tabTo } from '../pages/tab-to.ts';

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the filters stand beside the people, by keyboard, and go into the address', async ({
    page,
  }) => {
    await enterAs(page, demoMembers.meera);
    const filtered = new FilteredPage(page);
    await page.goto('/filtered/profiles');
    const side = page.getByRole('complementary', { name: 'Filters' });
    await expect(side.getByLabel('Age from')).toBeHidden();
    await side.getByText('Basics', { exact: true }).click();
    await side.getByText('Verified', { exact: true }).click();
    await expect(side.getByLabel('Age from')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
    await expect(filtered.cards.first()).toBeVisible();
    await side.getByLabel('Age from').focus();
    await page.keyboard.type('26');
    await tabTo(side.getByRole('checkbox', { name: 'Job verified' }));
    await page.keyboard.press('Space');
    await tabTo(side.getByRole('button', { name: /^Show [\d,]+\+? profiles?$/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/filtered/profiles?age_from=26&verified=job');
    await expect(filtered.count).toBeFocused();
    await expect(filtered.chips).toHaveText(['26 years and older', 'Job verified']);
    await expectAxeClean(page, 'the filters beside the people');

    await page.goBack();
    await expect(filtered.chips).toHaveCount(0);
    // The form begins again, with its sections closed.
    await expect(side.getByLabel('Age from')).toBeHidden();
    await expect(side.getByLabel('Age from')).toHaveValue('');
    await expect(side.getByLabel('Job verified')).not.toBeChecked();
  });
});

test('a member filters, loosens, saves the search, opens it again and goes Back', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.meera);
  const filtered = new FilteredPage(page);
  await new ListingPage(page).open();
  await page.getByRole('link', { name: 'Filters' }).click();

  // The form: by its fields, one of them by the keyboard alone; Escape closes a list and not the form.
  await filtered.openSection('Basics');
  await filtered.field('Age from').selectOption('24');
  const cities = filtered.drawer.getByRole('combobox', { name: 'Cities' });
  await cities.fill('पु');
  await expect(filtered.drawer.getByRole('option', { name: /^पुणे/ })).toBeVisible();
  await cities.fill('pu');
  await filtered.drawer.getByRole('option', { name: /^Pune/ }).click();
  await expect(filtered.drawer.getByRole('button', { name: 'Remove Pune' })).toBeVisible();
  await page.keyboard.press('Escape');
  await filtered.openSection('Horoscope');
  await filtered.field('Rashi').focus();
  await page.keyboard.press('Enter');
  const mesha = filtered.drawer.getByRole('option', { name: /^Mesha/ });
  await expect(mesha).toBeVisible();
  expect((await mesha.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(filtered.field('Rashi')).toBeVisible();
  await filtered.apply(/^Show \d+ profiles?$/);
  await expect(page).toHaveURL('/filtered/profiles?age_from=24&city=Pune');
  await expect(filtered.chips).toHaveText(['24 years and older', 'Pune']);
  await expect(filtered.count).toBeVisible();

  // More than anybody fits, and the way back to somebody.
  await filtered.open();
  await filtered.openSection('Work and education');
  await filtered.field('Occupation').fill('Lighthouse keeper');
  await filtered.apply(/^No profile fits/);
  await expect(page.getByRole('heading', { name: 'No profile fits all of this' })).toBeVisible();
  await page.getByRole('link', { name: /^Without “Occupation: Lighthouse keeper”: \d+/ }).click();
  await expect(page).toHaveURL('/filtered/profiles?age_from=24&city=Pune');
  await expect(filtered.cards.first()).toBeVisible();

  await filtered.save('Near home');
  await expect(frame.notices).toContainText('Search saved');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/filtered/profiles');
  await expect(filtered.chips).toHaveCount(0);
  await expect(filtered.count).toBeVisible();
  // By a key: a tap where 'Clear all' was a moment ago counts as the second of a double tap.
  await filtered.saved.getByRole('link', { name: 'Near home' }).press('Enter');
  await expect(filtered.chips).toHaveText(['24 years and older', 'Pune']);
  const mails = filtered.saved.getByRole('switch', { name: /a new profile fits: Near home$/ });
  await expect(mails).toBeChecked();
  await mails.press('Space');
  await expect(mails).toHaveAttribute('aria-busy', 'false');
  await expect(mails).not.toBeChecked();

  // Back goes through the addresses; the filters go with them.
  await page.goBack();
  await expect(filtered.chips).toHaveCount(0);
  await page.goForward();
  await expect(filtered.chips).toHaveCount(2);
  await page.reload();
  await expect(filtered.chips).toHaveText(['24 years and older', 'Pune']);
  await expect(mails).not.toBeChecked();

  await filtered.saved.getByRole('button', { name: /Near home/ }).click();
  await new Question(page, /^Remove the saved search/).confirm();
  await expect(frame.notices).toContainText('Search removed');
  await expect(filtered.saved).toHaveCount(0);
});
