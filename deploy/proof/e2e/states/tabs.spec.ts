import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { enlarge, LETTERS_OF_200 } from '../fixtures/enlarge.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { isLong } from '../proof.ts';

test.use({ role: 'member' });

/** Letters as wide as a phone may have them, and as large as one may ask for. */
const LETTERS = [
  { name: 'plain letters', style: '' },
  {
    name: 'a wide font',
    style: 'body * { font-family: "DejaVu Sans", sans-serif; letter-spacing: 0.06em; }',
  },
  { name: 'letters of 200 %', style: LETTERS_OF_200 },
] as const;

/** Daily the narrowest; the other one as well in the long proof. */
const WIDTHS = isLong ? [320, 390] : [320];

/** Whether each is whole within the screen, wide enough for a finger, and each of its words on one line; what is not is told. */
async function expectWhole(page: Page, tabs: Locator): Promise<void> {
  await expect(tabs.last()).toBeVisible();
  const cut = await tabs.evaluateAll((all) =>
    all.flatMap((one) => {
      const words = one.textContent.trim();
      const { left, right } = one.getBoundingClientRect();
      const isOutside = left < 0 || right > document.documentElement.clientWidth + 0.5;
      const isCut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
      return [
        ...(isOutside ? [`${words}: from ${left} to ${right} px`] : []),
        ...(isCut ? [`${words}: larger than its tab`] : []),
        ...(right - left < 44 ? [`${words}: ${right - left} px wide`] : []),
        ...brokenWords(one).map((word) => `${words}: ${word} is broken`),
      ];

      function brokenWords(element: Element): string[] {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const found of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(found[0]);
          }
        }
        return broken;
      }
    }),
  );
  expect(cut, `tabs that are cut on ${page.url()}`).toEqual([]);
}

for (const { name, style } of LETTERS) {
  for (const width of WIDTHS) {
    test(`no tab is cut at ${width} px with ${name}`, async ({ page, request, frame }) => {
      await page.setViewportSize({ width, height: 844 });
      const { address } = await firstPerson(request);
      await page.goto(address);
      const { tabs } = new ProfilePage(page);
      await expect(tabs).toHaveCount(5);
      await enlarge(page, style);
      // One row that scrolls: each is whole once it is reached, and leads to its part of the page.
      const row = await tabs.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(row).size).toBe(1);
      for (const tab of await tabs.all()) {
        await tab.evaluate((one) => one.scrollIntoView({ block: 'nearest', inline: 'center' }));
        await expectWhole(page, tab);
      }
      await expect(page.getByRole('tabpanel')).toHaveCount(5);
      await tabs.last().click();
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: 'Astrology Details' })).toBeInViewport();
      await frame.expectNoSidewaysScroll(`a profile, ${width} px, ${name}`);

      await page.goto(routes.interests.href());
      const lists = page
        .getByRole('navigation', { name: 'Which interests to show' })
        .getByRole('link');
      await expect(lists).toHaveCount(3);
      await enlarge(page, style);
      await expectWhole(page, lists);

      await page.goto(routes.chats.href());
      const chats = page.getByRole('navigation', { name: 'What to show' }).getByRole('link');
      await expect(chats).toHaveCount(3);
      await enlarge(page, style);
      await expectWhole(page, chats);
      await frame.expectNoSidewaysScroll(`the chats, ${width} px, ${name}`);

      const info = new InfoPage(page);
      await info.open(0);
      const steps = info.steps.getByRole('link');
      await expect(steps).toHaveCount(5);
      await enlarge(page, style);
      await expectWhole(page, steps);
      await frame.expectNoSidewaysScroll(`the steps of /info, ${width} px, ${name}`);
    });
  }
}
