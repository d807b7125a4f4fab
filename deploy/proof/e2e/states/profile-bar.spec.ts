import type { Locator } from '@playwright/test';
import { enlarge } from '../fixtures/enlarge.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile } from './changed-profile.ts';

test.use({ role: 'member', viewport: { width: 320, height: 640 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Whether something has neither edge nor ground of a button, nor its bold words. */
function quiet(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { backgroundColor, borderTopColor, fontWeight } = getComputedStyle(element);
    const none = 'rgba(0, 0, 0, 0)';
    return backgroundColor === none && borderTopColor === none && fontWeight === '400';
  });
}

/** --sp-leaf, #2f6b3c. */
const LEAF = 'rgb(47, 107, 60)';

// In Devanagari lines are higher, and the words of what was done longer.
for (const [lang, undone, done] of [
  ['en', 'Send Interest', 'Interest sent'],
  ['mr', 'पसंती पाठवा', 'पसंती पाठवली'],
] as const) {
  test(`the bar keeps its height whatever was done, at the top and while one reads, in ${lang}`, async ({
    page,
    request,
  }) => {
    const { userId, address } = await firstPerson(request);
    const heights: number[] = [];
    for (const [isDone, words] of [
      [false, undone],
      [true, done],
    ] as const) {
      await changeProfile(page, userId, (reply) => ({
        ...reply,
        is_bookmarked: isDone,
        is_chat_requested: isDone,
        i_am_interested: isDone,
      }));
      await page.goto(`${address}?lang=${lang}`);
      const bar = page.locator('.pf-acts > .sp-actions');
      await expect(bar.locator('summary')).toBeVisible();
      await expect(bar.getByText(words)).toBeVisible();
      if (isDone) {
        const link = bar.getByRole('link', { name: words });
        expect(await quiet(link)).toBe(true);
        await expect(link).toHaveCSS('color', LEAF);
      }
      await expect(page.locator('.pf-ask')).toBeVisible();
      for (const place of ['top', 'within']) {
        if (place === 'within')
          await page.locator('.pf-gunmilan').evaluate((one) => one.scrollIntoView());
        await expect(page.locator(`[data-reading=${place}]`)).toBeAttached();
        const boxes = await bar.locator(':scope > *').evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            // A dialog that is closed has no size.
            .filter(({ height }) => height > 0)
            .map(({ top }) => Math.round(top)),
        );
        expect(new Set(boxes).size, `one row: ${words}, ${place}`).toBe(1);
        heights.push((await bar.boundingBox())?.height ?? 0);
      }
    }
    expect(new Set(heights).size, heights.join()).toBe(1);
  });
}

test('the cells of the bar are of one width at 390 px, and one is filled', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { userId, address } = await firstPerson(request);
  await changeProfile(page, userId, (reply) => ({
    ...reply,
    is_bookmarked: false,
    is_chat_requested: false,
    i_am_interested: false,
    profile_interested: false,
    matched: false,
  }));
  await page.goto(address);
  const cells = page.locator('.pf-acts > .sp-actions > :is(.sp-button, details)');
  await expect(cells).toHaveCount(4);
  const widths = await cells.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  await expect(page.locator('.pf-acts .sp-button--primary')).toHaveCount(1);
});

test('with letters of 200 % the button of the assistant floats over nothing that is read', async ({
  page,
  request,
}) => {
  const { address } = await firstPerson(request);
  const profile = new ProfilePage(page);
  await page.goto(address);
  await expect(profile.tabs.first()).toBeVisible();
  const ask = page.getByRole('button', { name: /^Ask about / });
  await expect(ask).toBeVisible();
  await enlarge(page);
  const back = await profile.back.boundingBox();
  const pill = await ask.boundingBox();
  expect(pill?.x).toBeGreaterThanOrEqual((back?.x ?? 0) + (back?.width ?? 0));
  await profile.gunMilan.evaluate((one) => one.scrollIntoView());
  await expect(page.locator('[data-reading=within]')).toBeAttached();
  await expect(ask).not.toBeInViewport();
  // Above the bar, which is at its own place then and keeps the room for it.
  const [bar, round] = [await profile.actions.boundingBox(), await ask.boundingBox()];
  const foot = (round?.y ?? 0) + (round?.height ?? 0);
  expect(foot).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(foot).toBeGreaterThan((bar?.y ?? 0) - 8);
});
