import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../fixtures/test.ts';

/** What a caller writes down of one call. */
export interface LoggedCall {
  readonly customer: string;
  readonly phone: string;
  /** One of the first nine statuses, by its digit. */
  readonly digit: string;
  readonly remark: string;
}

/** The desk of a caller, used by keyboard. */
export class CallDesk {
  readonly page: Page;
  readonly grid: Locator;
  readonly range: Locator;
  readonly form: Locator;
  readonly search: Locator;
  /** Keys that were pressed beside the letters of texts. */
  strokes = 0;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.grid = main.getByRole('grid', { name: /^Call logs of / });
    this.range = main.getByText(/^(Call logs \d+ to \d+ of \d+|The only call log)/);
    this.form = main.getByRole('form', { name: 'Entry' });
    this.search = main.getByRole('searchbox', { name: 'Search by name or number' });
  }

  async open(query: Record<string, string> = { assigned_to_id: 'all' }): Promise<void> {
    await this.page.goto(routes.calllogs.href(query));
    await expect(this.page.getByRole('heading', { name: 'Call logs', level: 1 })).toBeVisible();
  }

  rowOf(customer: string): Locator {
    return this.grid.getByRole('row', { name: new RegExp(customer) });
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name });
  }

  async press(key: string): Promise<void> {
    this.strokes += key.split('+').length;
    await this.page.keyboard.press(key);
  }

  /** Begins an entry and writes everything down; nothing is saved. */
  async begin({ customer, phone, digit, remark }: LoggedCall): Promise<void> {
    await this.press('n');
    await expect(this.field('Customer')).toBeFocused();
    await this.page.keyboard.insertText(customer);
    await this.press('Tab');
    await this.page.keyboard.insertText(phone);
    await this.press('Tab');
    await this.press(digit);
    await this.press('Tab');
    await this.page.keyboard.insertText(remark);
  }

  /** Logs one call by keyboard alone, from N to the saved entry. */
  async log(call: LoggedCall): Promise<void> {
    await this.begin(call);
    await this.press('Control+Enter');
    await expect(this.form).toHaveCount(0);
    await expect(this.rowOf(call.customer)).toBeVisible();
  }
}
