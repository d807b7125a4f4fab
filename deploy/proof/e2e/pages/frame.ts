import { expect, type Locator, type Page } from '@playwright/test';

/** Bars, notices and the avatar menu: what stands around every page. */
export class Frame {
  readonly page: Page;
  readonly top: Locator;
  readonly tabs: Locator;
  /** The rail of the staff desk. */
  readonly desk: Locator;
  readonly notices: Locator;
  /** One for each notice that is shown now. */
  readonly closeNotice: Locator;
  readonly title: Locator;
  /** What stands in for content that is still on its way. */
  readonly skeletons: Locator;

  /** In another language than English with what the notices are called in it. */
  constructor(page: Page, { notices = 'Notices', close = 'Close' } = {}) {
    this.page = page;
    this.top = page.getByRole('banner');
    this.tabs = page.getByRole('navigation', { name: 'Main pages' });
    this.desk = page.getByRole('navigation', { name: 'Staff desk' });
    this.notices = page.getByRole('region', { name: notices });
    this.closeNotice = this.notices.getByRole('button', { name: close, exact: true });
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    // Not the place that is kept for what nobody has asked for yet.
    this.skeletons = page
      .getByRole('main')
      .locator('.sp-skeleton:not([aria-hidden="true"].pf-coming *)');
  }

  /** Opens an address and waits until the page answers to touch. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.tabs).toBeVisible();
  }

  /** Closes every notice, all at once: their time may run out at any moment. */
  async closeNotices(): Promise<void> {
    await this.closeNotice.evaluateAll((all) => {
      for (const close of all) (close as HTMLElement).click();
    });
    await expect(this.closeNotice).toHaveCount(0);
  }

  tab(name: 'Profiles' | 'Saved' | 'Interests' | 'Chats'): Locator {
    return this.tabs.getByRole('link', { name });
  }

  /** Unfolds the avatar menu. */
  async unfoldMenu(): Promise<void> {
    await this.top.locator('summary').first().click();
  }

  /** Presses an entry of the avatar menu that opens something on the page. */
  async press(item: string): Promise<void> {
    await this.unfoldMenu();
    await this.top.getByRole('button', { name: item, exact: true }).click();
  }

  /** Chooses an entry of the avatar menu that leads to a page. */
  async choose(item: string): Promise<void> {
    await this.unfoldMenu();
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
