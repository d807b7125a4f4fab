import type { Locator, Page } from '@playwright/test';

/** Somebody who joins. */
export interface Newcomer {
  readonly name: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
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

  /** Fills the form for a bride born on 12 March 1998 and sends it. */
  async join(newcomer: Newcomer): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('radio', { name: 'Myself' }).check();
    await main.getByLabel('A bride').check();
    await main.getByLabel('First name').fill(newcomer.name);
    await main.getByLabel('Last name').fill(newcomer.lastName);
    await main.getByLabel('Day').selectOption('12');
    await main.getByLabel('Month').selectOption('March');
    await main.getByLabel('Year').selectOption('1998');
    await main.getByLabel('Phone').fill(newcomer.phone);
    await main.getByRole('textbox', { name: 'E-mail' }).fill(newcomer.email);
    await main.getByRole('textbox', { name: /^Password/ }).fill(newcomer.password);
    await main.getByLabel(/^I seek a marriage/).check();
    await main.getByRole('button', { name: 'Create my profile' }).click();
  }
}
