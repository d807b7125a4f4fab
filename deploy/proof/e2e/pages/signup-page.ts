import type { Locator, Page } from '@playwright/test';

/** Somebody who joins. */
export interface Newcomer {
  readonly name: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  /** Set once they are in: the form has none. */
  readonly password: string;
}

/** /signup. */
export class SignupPage {
  readonly page: Page;
  readonly title: Locator;
  readonly checkMail: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: /^Join / });
    this.checkMail = page.getByRole('heading', { level: 1, name: 'Check your mail' });
  }

  /** Answers both steps for a bride born on 12 March 1998 and sends them. */
  async join(newcomer: Newcomer): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('button', { name: /^Myself\s?A bride$/ }).click();
    await main.getByLabel('First name').fill(newcomer.name);
    await main.getByLabel('Last name').fill(newcomer.lastName);
    await main.getByLabel('Date of birth').fill('12/03/1998');
    await main.getByLabel('Phone').fill(newcomer.phone);
    await main.getByRole('textbox', { name: 'E-mail' }).fill(newcomer.email);
    await main.getByLabel(/^I seek a marriage/).check();
    await main.getByRole('button', { name: 'Create my profile' }).click();
  }
}
