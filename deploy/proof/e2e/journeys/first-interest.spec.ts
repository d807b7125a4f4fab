import type { Locator } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { mailTo } from '../site/outbox.ts';

/** How many taps there may be from the form to the first interest. */
const FEWER_THAN = 22;

/** Does what a thumb does, and counts it: a field that is typed into is one, a list two: it is opened, and an entry chosen. */
class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, words: string): Promise<void> {
    this.taps += 1;
    await field.fill(words);
  }

  async choose(list: Locator, entry: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(entry);
  }
}

test(`from signing up to the first interest it is fewer than ${FEWER_THAN} taps, the steps of the guide left for later`, async ({
  page,
  frame,
}) => {
  const person = newcomer();
  const thumb = new Thumb();
  await page.goto(routes.signup.href());
  const main = page.getByRole('main');
  await thumb.tap(main.getByRole('radio', { name: 'Myself' }));
  await thumb.tap(main.getByLabel('A bride'));
  await thumb.type(main.getByLabel('First name'), person.name);
  await thumb.type(main.getByLabel('Last name'), person.lastName);
  await thumb.choose(main.getByLabel('Day'), '12');
  await thumb.choose(main.getByLabel('Month'), 'March');
  await thumb.choose(main.getByLabel('Year'), '1998');
  await thumb.type(main.getByLabel('Phone'), person.phone);
  await thumb.type(main.getByRole('textbox', { name: 'E-mail' }), person.email);
  await thumb.type(main.getByRole('textbox', { name: /^Password/ }), person.password);
  await thumb.tap(main.getByLabel(/^I seek a marriage/));
  await thumb.tap(main.getByRole('button', { name: 'Create my profile' }));

  await expect(new SignupPage(page).checkMail).toBeVisible();
  const { text } = await mailTo(person.email);
  await thumb.type(main.getByRole('textbox', { name: 'Code from the mail' }), codeIn(text));
  await thumb.tap(main.getByRole('button', { name: 'Open my profile' }));

  // For whom the profile is was asked by the form; the rest of the guide can wait.
  await expect(new InfoPage(page).title).toHaveText('A photo');
  await thumb.tap(page.getByRole('link', { name: /^See (brides|grooms)$/ }));

  const listing = new ListingPage(page);
  await listing.expectCards();
  await thumb.tap(listing.personAt(0).link);
  const { actions } = new ProfilePage(page);
  await thumb.tap(actions.getByRole('button', { name: 'Send Interest' }));
  const question = new Question(page, /interest/i);
  await thumb.tap(question.dialog.getByRole('button', { name: 'Confirm' }));
  await expect(frame.notices).toContainText('Interest sent');
  expect(thumb.taps).toBeLessThan(FEWER_THAN);
});

/** The six digits of the mail that confirms an address. */
function codeIn(mail: string): string {
  const code = /\b\d{3}[ -]?\d{3}\b/.exec(mail)?.[0];
  if (code === undefined) throw new Error('e2e: no code in the mail');
  return code;
}
