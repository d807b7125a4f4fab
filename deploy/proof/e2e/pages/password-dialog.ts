import type { Locator, Page } from '@playwright/test';

/** 'Set Your Password' or 'Change Password' (sections 2 and 5). */
export class PasswordDialog {
  readonly dialog: Locator;

  constructor(page: Page, title: 'Set Your Password' | 'Change Password') {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  async write(next: string, again: string): Promise<void> {
    await this.dialog.getByLabel('New password', { exact: true }).fill(next);
    await this.dialog.getByLabel('Repeat the new password', { exact: true }).fill(again);
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }
}
