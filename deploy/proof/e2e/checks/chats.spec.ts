import type { Message } from 'shared-contracts/calls/messaging';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';

/** More than any screen shows. */
const UNREAD = 40;

/** A conversation of which all but the first message is unread, in the words of `them`. */
function unreadOf(known: readonly Message[], them: string): { data: Message[]; next: null } {
  const theirs = known.find(({ from }) => from === them);
  if (theirs === undefined) throw new Error('the other one has written nothing in the seed');
  const data = Array.from({ length: UNREAD + 1 }, (_, n) => {
    const id = `${theirs.id.slice(0, -4)}${String(n).padStart(4, '0')}`;
    const read_at = n === 0 ? theirs.created_at : null;
    return { ...theirs, id, client_id: id, sequence: n + 1, message: `Words ${n + 1}`, read_at };
  });
  return { data, next: null };
}

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
      const conversation = new ConversationPage(page);
      await expect(conversation.bubbles.last()).toBeInViewport();
      await expectAxeClean(page, `/chat on ${name}`);

      await conversation.box.fill('एक मोठा संदेश. '.repeat(200));
      await expect(conversation.box).toBeInViewport({ ratio: 1 });
      await expect(conversation.send).toBeInViewport({ ratio: 1 });
      await expect(conversation.bubbles.last(), 'the newest words stay in sight').toBeInViewport();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect({ width, height }, 'what scrolls is inside').toEqual(viewport);
    });

    test('a conversation that opens at its first unread message is read when one has come to its end', async ({
      page,
    }) => {
      await enterAs(page, demoMembers.asha);
      const told: unknown[] = [];
      await page.route('**/api/v1/chat/read', async (route) => {
        told.push(route.request().postDataJSON());
        await route.fulfill({ json: { data: { chat_count: 0 } } });
      });
      await page.route(/\/api\/v1\/message\/[^/]+$/, async (route) => {
        const reply = await route.fetch();
        const { data } = (await reply.json()) as { data: { data: Message[] } };
        const [, them = ''] = new URL(route.request().url()).pathname.split(/\*|%2A/i);
        const unread = unreadOf(data.data, them);
        await route.fulfill({ response: reply, json: { data: { ...data, ...unread } } });
      });
      await page.goto('/chats');
      const talks = page.getByRole('region', { name: 'Conversations' }).getByRole('link');
      await talks.filter({ hasText: 'Rohan Joshi' }).click();
      const conversation = new ConversationPage(page);
      await expect(page.getByText(`${UNREAD} new messages`)).toBeInViewport();
      await expect(conversation.bubbles.last()).not.toBeInViewport();
      await page.getByRole('button', { name: 'To the newest message' }).click();
      await expect(conversation.bubbles.last()).toBeInViewport();
      await expect.poll(() => told).toHaveLength(1);
      expect(told[0], 'nothing was told before').toMatchObject({ sequence: UNREAD + 1 });
    });

    test('what one can do about the other one is reached by keyboard', async ({ page }) => {
      await enterAs(page, demoMembers.asha);
      await page.goto('/chats');
      const talks = page.getByRole('region', { name: 'Conversations' }).getByRole('link');
      await talks.filter({ hasText: 'Rohan Joshi' }).click();
      const conversation = new ConversationPage(page);
      await conversation.more.focus();
      await page.keyboard.press('Enter');
      // Past the way to the profile.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const block = page.getByRole('main').getByRole('button', { name: 'Block' });
      await expect(block).toBeFocused();
      await expect(block).toBeInViewport({ ratio: 1 });
      await expectAxeClean(page, `the menu of a conversation on ${name}`);
      await page.keyboard.press('Escape');
      await expect(conversation.more).toBeFocused();
      await expect(block).toBeHidden();
    });
  });
}
