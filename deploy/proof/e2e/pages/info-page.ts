import { expect, type Locator, type Page } from '@playwright/test';
import { draftForgotten } from '../fixtures/draft-forgotten.ts';

/** /info. */
export class InfoPage {
  readonly page: Page;
  readonly steps: Locator;
  readonly title: Locator;
  /** The way to save, and how it stands. */
  readonly bar: Locator;
  readonly summary: Locator;
  /** What was saved elsewhere meanwhile, beside one's own words. */
  readonly conflicts: Locator;
  readonly earlier: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.steps = main.getByRole('navigation', { name: 'Steps' });
    this.title = main.getByRole('heading', { level: 2 });
    this.bar = main.getByRole('group', { name: 'Save this step' });
    this.summary = main.getByRole('group', { name: /^Something is missing/ });
    this.conflicts = main.getByRole('group', { name: /changed somewhere else meanwhile/ });
    this.earlier = main.getByText(/^Kept from /);
  }

  /** Opens a step, from 0, and waits until it can be written into. */
  async open(go: number): Promise<void> {
    await this.page.goto(`/info?go=${go}`);
    await expect(this.bar).toBeVisible();
  }

  step(name: RegExp): Locator {
    return this.steps.getByRole('link', { name });
  }

  text(name: string): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name, exact: true });
  }

  /** A field that suggests as one writes. */
  suggested(name: string): Locator {
    return this.page.getByRole('main').getByRole('combobox', { name, exact: true });
  }

  option(name: RegExp): Locator {
    return this.page.getByRole('main').getByRole('option', { name });
  }

  /** One choice of a group of them. */
  choice(group: string, name: string): Locator {
    const main = this.page.getByRole('main');
    const named = { name: group, exact: true };
    const groups = main.getByRole('radiogroup', named).or(main.getByRole('group', named));
    return groups.getByLabel(name, { exact: true });
  }

  async save(): Promise<void> {
    await this.button('Save').click();
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** What was written is kept on the server, though it is not saved. */
  async expectKept(): Promise<void> {
    await expect(this.bar).toContainText('Not saved yet. Kept as a draft.');
  }

  /** The server has let go of the draft. */
  draftForgotten(): Promise<void> {
    return draftForgotten(this.page, 'profile');
  }
}
