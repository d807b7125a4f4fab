import { expect, type Locator, type Page } from '@playwright/test';

/** /add/contacts. */
export class ContactsPage {
  readonly page: Page;
  /** One group of fields for each contact. */
  readonly entries: Locator;
  readonly summary: Locator;
  /** The dialog with the people of an address book. */
  readonly book: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.entries = main.getByRole('group', { name: /^Contact \d+$/ });
    this.book = page.getByRole('dialog', { name: 'Add contacts' });
    this.summary = main.getByRole('group', { name: /^Something is missing/ });
  }

  /** Opens the form and waits until it holds what is saved; returns how many contacts that are. */
  async open(): Promise<number> {
    await this.page.goto('/add/contacts');
    await expect(this.entries.first()).toBeVisible();
    return this.entries.count();
  }

  /** The newest one. */
  field(name: string): Locator {
    return this.entries.last().getByLabel(name, { exact: true });
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add another contact' }).click();
    await expect(this.field('Name')).toBeFocused();
  }

  /** Chooses a file with an address book of these words. */
  async chooseFile(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'From a file' }).click();
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await this.book.getByLabel('Choose a file').setInputFiles(file);
  }

  async removeLast(): Promise<void> {
    await this.entries
      .last()
      .getByRole('button', { name: /^Remove contact/ })
      .click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save contacts' }).click();
  }
}
