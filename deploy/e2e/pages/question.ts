import type { Locator, Page } from '@playwright/test';

/** The dialog that asks before something is done (section 2: Confirm and Cancel). */
export class Question {
  readonly dialog: Locator;

  constructor(page: Page, title: string | RegExp) {
    this.dialog = page.getByRole('alertdialog', { name: title });
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Confirm' }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
}
