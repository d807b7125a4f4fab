import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';

/** How far one's own message has come, as it is read out. */
export type Delivery = 'Waiting to be sent' | 'Sent' | 'Read' | 'Not sent';

/** /chat?to=. */
export class ConversationPage {
  readonly page: Page;
  readonly title: Locator;
  readonly box: Locator;
  readonly send: Locator;
  /** What was written, of both. */
  readonly bubbles: Locator;
  readonly closed: Locator;
  /** Where a member's own block stands, in place of the box. */
  readonly blocked: Locator;
  /** The button that unfolds what one can do about the other one. */
  readonly more: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.box = main.getByRole('textbox', { name: /^Write to / });
    this.send = main.getByRole('button', { name: 'Send', exact: true });
    this.bubbles = main.getByRole('region', { name: /^Conversation with / }).locator('.en-bubble');
    this.closed = main.getByText('This conversation has been closed.');
    this.blocked = main.getByText(/^You have blocked /);
    this.more = main.locator('summary[aria-label^="More about "]');
  }

  async open(userId: string): Promise<void> {
    await this.page.goto(routes.chat.href({ userId }));
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  /** The bubble with these words, and how far it has come: the last of a minute says so for all of them. */
  bubble(text: string, delivery?: Delivery): Locator {
    const found = this.bubbles.filter({ hasText: text });
    return delivery === undefined ? found : found.filter({ hasText: new RegExp(delivery) });
  }

  /** The words of all bubbles, from top to bottom, without times and marks. */
  words(): Promise<string[]> {
    return this.bubbles.evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''));
  }
}
