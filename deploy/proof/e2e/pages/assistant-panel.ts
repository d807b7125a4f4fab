import type { Locator, Page } from '@playwright/test';

/** The floating assistant of a profile. */
export class AssistantPanel {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly conversation: Locator;

  constructor(page: Page, name: string) {
    this.button = page.getByRole('button', { name: `Ask about ${name}` });
    this.dialog = page.getByRole('dialog', { name: 'Saptapadi 4.0' });
    this.field = this.dialog.getByRole('textbox', { name: 'Your question' });
    this.conversation = this.dialog.getByRole('region', {
      name: `Questions and answers about ${name}`,
    });
  }

  /** What was answered last, visible. */
  get answer(): Locator {
    return this.conversation.locator('.pf-conversation__answer').last();
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }
}
