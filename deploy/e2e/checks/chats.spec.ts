import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 800 },
] as const;

for (const { name, ...viewport } of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('chats are clean for axe, and a conversation leaves its box in sight', async ({
      page,
    }) => {
      await enterAs(page, demoMembers.asha);
      await page.goto('/chats');
      const talks = page.getByRole('region', { name: 'Conversations' }).getByRole('link');
      await expect(talks.first()).toBeVisible();
      await expectAxeClean(page, `/chats on ${name}`);
      await talks.filter({ hasText: 'Rohan Joshi' }).click();
      const talk = new ConversationPage(page);
      await expect(talk.bubbles.last()).toBeInViewport();
      await expectAxeClean(page, `/chat on ${name}`);

      await talk.box.fill('एक मोठा संदेश. '.repeat(200));
      await expect(talk.box).toBeInViewport({ ratio: 1 });
      await expect(talk.send).toBeInViewport({ ratio: 1 });
      await expect(talk.bubbles.last(), 'the newest words stay in sight').toBeInViewport();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect({ width, height }, 'what scrolls is inside').toEqual(viewport);
    });
  });
}
