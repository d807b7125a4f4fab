import { expect, test } from '../fixtures/test.ts';
import { ReadingPages } from '../pages/reading-pages.ts';

test('the terms print without bars, contents and buttons', async ({ page, frame }) => {
  await page.goto('/terms-and-conditions');
  await expect(frame.title).toHaveText('Terms & Conditions');
  await page.emulateMedia({ media: 'print' });
  const reading = new ReadingPages(page);
  for (const part of [frame.top, frame.tabs, reading.contents, reading.back]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/^Last updated /)).toBeVisible();
});
