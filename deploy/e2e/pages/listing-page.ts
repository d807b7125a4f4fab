import { expect, type Locator, type Page } from '@playwright/test';

/** / and /profiles, for visitors and members. */
export class ListingPage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
  }

  async open(address = '/profiles'): Promise<void> {
    await this.page.goto(address);
    await this.expectCards();
  }

  async expectCards(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
  }

  /** Goes on until there are more cards than before; the list grows by itself near its end, or by its button. */
  async seeMore(): Promise<void> {
    const before = await this.cards.count();
    const more = this.page.getByRole('button', { name: 'Show more' });
    await this.cards.last().scrollIntoViewIfNeeded();
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      expect(await this.cards.count()).toBeGreaterThan(before);
    }).toPass();
  }

  /** Addresses of the people shown, in order. */
  addresses(): Promise<(string | null)[]> {
    return this.cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  }

  /** The link with name and age of the card at a place, counted from 0. */
  personAt(place: number): Locator {
    return this.cards.nth(place).getByRole('heading').getByRole('link');
  }
}
