import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

// Bold is for one thing a screen, headings and the primary action apart (look.md, 2026-11-22); letters have three weights.

/** Weights of a screen's letters, and what is bold on it, by class, that is neither a heading nor the primary action. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const weights = new Set<string>();
    const bold = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || texts.currentNode.nodeValue?.trim() === '') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && width > 1 && bottom > 0 && top < innerHeight;
      if (!isSeen) continue;
      const weight = getComputedStyle(element).fontWeight;
      weights.add(weight);
      if (Number(weight) < 600) continue;
      if (element.closest('h1, h2, h3, h4, .sp-button--primary') !== null) continue;
      const named = element.closest('[class]');
      bold.add(named?.classList[0] ?? element.tagName);
    }
    return { weights: [...weights].sort(), bold: [...bold] };
  });

/** Three weights of letters, and one bold thing at most. */
export async function expectCalm(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(new Frame(page).skeletons).toHaveCount(0);
  const { weights, bold } = await lettersOf(page);
  const others = weights.filter((weight) => !['400', '500', '700'].includes(weight));
  expect.soft(others, `${screen}: other weights`).toEqual([]);
  expect.soft(bold.length, `${screen} is bold in ${bold.join(', ')}`).toBeLessThanOrEqual(1);
}
