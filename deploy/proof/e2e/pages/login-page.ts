import type { Locator, Page } from '@playwright/test';

/** /login. */
export class LoginPage {
  readonly page: Page;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Sign in' });
  }

  async signIn(email: string, password: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    // By key: a click here soon after one at the same place counts as a double tap.
    await main.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  }

  /** Confirms the address whose link was opened. */
  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  }
}
