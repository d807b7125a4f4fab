import { expect, type Locator, type Page } from '@playwright/test';

/** /filtered/profiles on a phone. */
export class FilteredPage {
  readonly page: Page;
  readonly cards: Locator;
  /** The applied filters. */
  readonly chips: Locator;
  /** How many people there are. */
  readonly count: Locator;
  readonly drawer: Locator;
  /** The saved searches; not there while there is none. */
  readonly saved: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
    this.chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
    this.count = page.getByRole('main').getByText(/^\d+\+? profiles?$/);
    this.drawer = page.getByRole('dialog', { name: 'Filters' });
    this.saved = page.getByRole('navigation', { name: 'Saved searches' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters/ }).click();
  }

  /** Opens a closed section of the form. */
  async openSection(name: string): Promise<void> {
    await this.drawer.getByText(name, { exact: true }).click();
  }

  field(label: string): Locator {
    return this.drawer.getByLabel(label, { exact: true });
  }

  /** Applies once the button tells what it will show. */
  async apply(words: RegExp): Promise<void> {
    await this.drawer.getByRole('button', { name: words }).click();
    await this.drawer.waitFor({ state: 'hidden' });
  }

  /** Keeps the filters of the page under a name. */
  async save(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name of the search').fill(name);
    const confirm = dialog.getByRole('button', { name: 'Save', exact: true });
    // The line of the filters does not wrap its buttons; those of a dialog within it do.
    await expect(confirm).toHaveCSS('white-space', 'normal');
    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
