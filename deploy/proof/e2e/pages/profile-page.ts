import { expect, type Locator, type Page } from '@playwright/test';

/** /profile/:pid. */
export class ProfilePage {
  readonly page: Page;
  readonly title: Locator;
  readonly back: Locator;
  readonly tabs: Locator;
  readonly contacts: Locator;
  readonly gunMilan: Locator;
  readonly actions: Locator;
  /** The menu of rarer actions. */
  readonly more: Locator;
  /** Opens the photos over the whole screen. */
  readonly fullScreen: Locator;
  readonly photoSteps: Locator;
  /** The photos over the whole screen. */
  readonly viewer: Locator;
  /** Which of how many is seen there. */
  readonly viewerPosition: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.back = main.getByRole('link', { name: 'Back' });
    this.tabs = main.getByRole('tab');
    this.contacts = main.getByRole('region', { name: 'Family contacts' });
    this.gunMilan = main.getByRole('region', { name: 'Gun Milan' });
    this.actions = main.getByRole('group', { name: 'What you can do' });
    this.more = this.actions.locator('details');
    this.fullScreen = main.getByRole('button', { name: 'Full screen' });
    this.photoSteps = main.getByRole('button', { name: /^(Previous|Next) photo$/ });
    this.viewer = page.getByRole('dialog', { name: /^Photos of / });
    this.viewerPosition = this.viewer.getByRole('status').filter({ hasText: /^\d+ of \d+$/ });
  }

  /** Unfolds the rarer actions, once the last parts of the page have come: what is opened before may be pressed past. */
  async openMore(): Promise<void> {
    await expect(this.tabs.first()).toBeVisible();
    await expect(
      this.page.getByRole('main').getByRole('button', { name: /^Ask about / }),
    ).toBeVisible();
    // By keyboard: while the page still arrives, a press and its release may not meet the same place. On the summary:
    // the word in it takes no focus, and the key would go to whatever has it.
    await this.more.locator('summary').press('Enter');
    await expect(this.more).toHaveAttribute('open');
  }

  /** The row of photos of the profile itself, by its accessible name; not those of cards below it. */
  photos(words: string): Locator {
    return this.page.locator('.pf-screen').getByRole('group', { name: words });
  }
}
