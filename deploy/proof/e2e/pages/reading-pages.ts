import type { Locator, Page } from '@playwright/test';

/** /blogs, /blog/:id and /terms-and-conditions. */
export class ReadingPages {
  readonly page: Page;
  /** Cards of the list; on a post, the post itself. */
  readonly posts: Locator;
  readonly title: Locator;
  readonly back: Locator;
  readonly readOn: Locator;
  readonly contents: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.posts = main.getByRole('article');
    this.title = main.getByRole('heading', { level: 1 });
    this.back = main.getByRole('link', { name: 'Back' });
    this.readOn = main.getByRole('navigation', { name: 'Read on' });
    this.contents = main.getByRole('navigation', { name: 'Contents' });
  }

  /** The link of a card of the list, counted from 0. */
  postAt(place: number): Locator {
    return this.posts.nth(place).getByRole('link');
  }
}
