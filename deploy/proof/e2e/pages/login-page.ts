import { expect, type Locator, type Page } from '@playwright/test';

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

  /** Signs in again after a payment, once that has ended the session: the address of the page is there before. */
  async signInAfterPaying(email: string, password: string): Promise<void> {
    await expect(this.page).toHaveURL('/logout?reason=paid');
    const text = this.page.getByText(/^Your payment was successful\. Sign in again/);
    await expect(text).toBeVisible();
    await this.page.goto('/login');
    await this.signIn(email, password);
    await expect(this.page).toHaveURL('/profiles');
  }

  /** Confirms the address whose link was opened. */
  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  }
}
