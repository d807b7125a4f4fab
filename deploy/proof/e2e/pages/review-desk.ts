import type { Page } from '@playwright/test';
import { decideVerification } from 'shared-contracts/calls/document-review';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../fixtures/test.ts';

/** /reviews, where staff decide on documents. */
export class ReviewDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the queue and takes what is named, for example 'Identity of Sakhi Deshpande', in hand. */
  async take(name: string): Promise<void> {
    await this.page.goto(routes.reviews.href());
    const wanted = this.page.getByRole('row', { name: `Take the ${name}` });
    await expect(this.page.getByRole('grid', { name: /^What waits/ })).toBeVisible();
    // The newest stands last, behind those of the demo community.
    if (!(await wanted.isVisible())) {
      await this.page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await wanted.press('Enter');
    await expect(this.page.getByText(/^Yours for 1[45] min/)).toBeVisible();
  }

  /** Sends the decision at once, and waits until it has arrived. */
  async sendNow(): Promise<void> {
    const decided = this.page.waitForResponse((reply) =>
      reply.url().endsWith(decideVerification.path),
    );
    await this.page.getByRole('button', { name: 'Send now' }).click();
    expect((await decided).status()).toBe(200);
  }
}
