import { expect, type Locator, type Page } from '@playwright/test';

/** Bars, notices and the avatar menu: what stands around every page. */
export class Frame {
  readonly page: Page;
  readonly top: Locator;
  readonly tabs: Locator;
  readonly notices: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.top = page.getByRole('banner');
    this.tabs = page.getByRole('navigation', { name: 'Main pages' });
    this.notices = page.getByRole('region', { name: 'Notices' });
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Opens an address and waits until the page answers to touch. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.tabs).toBeVisible();
  }

  tab(name: 'Profiles' | 'Saved' | 'Chats'): Locator {
    return this.tabs.getByRole('link', { name });
  }

  /** Unfolds the avatar menu and chooses from it. */
  async choose(item: string): Promise<void> {
    await this.top.locator('summary').first().click();
    await this.top.getByRole('link', { name: item, exact: true }).click();
  }

  /** True to the pixel: nothing makes the page wider than the screen. */
  async expectNoSidewaysScroll(screenName: string): Promise<void> {
    const { content, screen } = await this.page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect.soft(content, `width of ${screenName}`).toBeLessThanOrEqual(screen);
  }
}
