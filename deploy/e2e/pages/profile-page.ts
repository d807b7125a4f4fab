import type { Locator, Page } from '@playwright/test';

/** /profile/:pid. */
export class ProfilePage {
  readonly page: Page;
  readonly title: Locator;
  readonly back: Locator;
  readonly tabs: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.back = main.getByRole('link', { name: 'Back' });
    this.tabs = main.getByRole('tab');
  }
}
