import type { Locator } from '@playwright/test';
import { newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { mailTo } from '../site/outbox.ts';

/** How many taps there may be from the visitor's list to the first interest. */
const MOST_TAPS = 12;

/** Does what a thumb does, and counts it: a field that is typed into is one. */
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
}

test(`from a visitor's list to the first interest it is ${MOST_TAPS} taps, the guide left for later`, async ({
  page,
  frame,
}) => {
  const person = newcomer();
  const thumb = new Thumb();
  const listing = new ListingPage(page);
  await listing.open();
  await thumb.tap(listing.personAt(0).link);
  const profile = new ProfilePage(page);
  const send = page.getByRole('main').getByRole('button', { name: 'Send Interest' });
  await thumb.tap(send);
  const address = new URL(page.url()).searchParams.get('interest');

  // Who fits the person seen comes first.
  const main = page.getByRole('main');
  await expect(main.getByText(/^Your interest in .+ is ready/)).toBeVisible();
  await thumb.tap(
    main
      .getByRole('group')
      .first()
      .getByRole('button', { name: /^Myself/ }),
  );
  await thumb.type(main.getByLabel('First name'), person.name);
  await thumb.type(main.getByLabel('Last name'), person.lastName);
  await thumb.type(main.getByLabel('Date of birth'), '12/03/1998');
  await thumb.type(main.getByLabel('Phone'), person.phone);
  await thumb.type(main.getByRole('textbox', { name: 'E-mail' }), person.email);
  await thumb.tap(main.getByLabel(/^I seek a marriage/));
  await thumb.tap(main.getByRole('button', { name: 'Create my profile' }));

  await expect(new SignupPage(page).checkMail).toBeVisible();
  const { text } = await mailTo(person.email);
  await thumb.type(main.getByRole('textbox', { name: 'Code from the mail' }), codeIn(text));

  // The sixth digit opens the profile that was left, and its confirmation.
  const question = new Question(page, /interest/i);
  await thumb.tap(question.dialog.getByRole('button', { name: 'Confirm' }));
  await expect(page).toHaveURL(`/profile/${address}`);
  await expect(frame.notices).toContainText('Interest sent');
  await expect(profile.actions.getByRole('link', { name: 'Interest sent' })).toBeVisible();
  expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
});

/** The six digits of the mail that confirms an address. */
function codeIn(mail: string): string {
  const code = /\b\d{3}[ -]?\d{3}\b/.exec(mail)?.[0];
  if (code === undefined) throw new Error('e2e: no code in the mail');
  return code;
}
