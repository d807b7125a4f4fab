import { expect, type Locator, type Page } from '@playwright/test';

/** A card, and the link in it that names the person. */
export interface Person {
  readonly card: Locator;
  readonly link: Locator;
}

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

  /** The person at a place of the list, counted from 0; a click anywhere on the card opens the profile. */
  personAt(place: number): Person {
    const card = this.cards.nth(place);
    return { card, link: card.getByRole('heading').getByRole('link') };
  }
}
