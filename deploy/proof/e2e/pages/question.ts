import type { Locator, Page } from '@playwright/test';

/** The dialog that asks before something is done (section 2: Confirm and Cancel). */
export class Question {
  readonly dialog: Locator;

  /** In another language than English with what Confirm is called in it. */
  constructor(
    page: Page,
    title: string | RegExp,
    private readonly confirmName = 'Confirm',
  ) {
    this.dialog = page.getByRole('alertdialog', { name: title });
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.confirmName }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
}
