import { expect } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import type { Outcome } from './outcome.ts';

/** The right page or the right refusal is on screen, whole; `where` names the walk when it is not. */
export async function expectOpened(frame: Frame, outcome: Outcome, where: string): Promise<void> {
  const { page } = frame;
  await expect.soft(page, `${where}: address`).toHaveURL(outcome.address);
  await expect.soft(frame.title, `${where}: heading`).toContainText(outcome.heading);
  await expect.soft(page.locator('h1'), `${where}: headings of level 1`).toHaveCount(1);
  await expect.soft(page, `${where}: title`).toHaveTitle(outcome.title);
  await expect.soft(frame.skeletons, `${where}: what is still loading`).toHaveCount(0);
  if (outcome.screen === null) {
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.soft(picture, `${where}: the picture`).toBeVisible();
  }
}
