import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { SHORTENED } from '../routes/shortened.ts';
import { cutTexts } from '../routes/shown-texts.ts';

/** As long as families write them, in both scripts. */
const NAMES = [
  { name: 'Snehalata Vishwanathrao', lastName: 'Kulkarni-Deshpande' },
  { name: 'अपर्णादेवी विश्वनाथराव', lastName: 'कुलकर्णी-देशपांडे' },
] as const;

/** Fixed: another test may have signed in as the other person, who then has no such time for ten minutes. */
const LAST_SEEN = '2026-11-01T10:00:00.000Z';

/** Everybody in the lists and in the conversation is called so, and was last seen at the same time. */
async function call(page: Page, { name, lastName }: (typeof NAMES)[number]): Promise<void> {
  await page.route(/\/api\/v1\/(interests|chat\/threads|message\/)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/"name":"[^"]*"/g, `"name":"${name}"`)
      .replaceAll(/"lastName":"[^"]*"/g, `"lastName":"${lastName}"`)
      .replaceAll(/"last_seen":(?:null|"[^"]*")/g, `"last_seen":"${LAST_SEEN}"`);
    await route.fulfill({ response, body });
  });
}

const meant = SHORTENED.map(({ selector }) => selector);

for (const width of [320, 390]) {
  for (const person of NAMES) {
    test(`${person.name} is whole with the age at ${width} px, in cards, rows and the head of a chat`, async ({
      page,
      frame,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await enterAs(page, demoMembers.asha);
      await call(page, person);
      const whole = `${person.name} ${person.lastName}`;
      for (const tab of ['sent', 'received', 'match']) {
        await page.goto(routes.interests.href({ tab }));
        const names = page.getByRole('article').getByRole('heading');
        for (const one of await names.all()) await expect(one).toHaveText(/ \d\d$/);
        await expect(frame.skeletons).toHaveCount(0);
        expect(await cutTexts(page, meant), `interests, ${tab}`).toEqual([]);
        await frame.expectNoSidewaysScroll(`interests, ${tab}`);
      }
      await page.goto(routes.chats.href());
      const row = page.getByRole('region', { name: 'Conversations' }).getByRole('link').first();
      await expect(row).toContainText(whole);
      expect(await cutTexts(page, meant), 'chats').toEqual([]);
      await row.click();
      const head = page.locator('.en-talk__head');
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
      // The place of the dot before it is clipped where a line begins.
      await expect(head.getByText(/^Last seen /)).toBeInViewport({ ratio: 0.8 });
      expect(await cutTexts(page, meant), 'a conversation').toEqual([]);
      await frame.expectNoSidewaysScroll('a conversation');
      await page.locator('summary[aria-label^="More about "]').click();
      await expect(page.getByRole('link', { name: 'View profile' })).toBeInViewport({ ratio: 1 });
    });
  }
}
