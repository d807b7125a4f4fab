import type { Request } from '@playwright/test';
import { unsentKeys } from 'shared-contracts/domain/unsent-messages';
import { demoMembers, enterAs, sessionOf, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';

test('what could not be sent goes out from whatever page is opened next', async ({
  page,
  faults,
  request,
}) => {
  faults.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const text = `From the train ${Date.now()}`;
  const [asha, rohan] = [
    await sessionOf(request, demoMembers.asha),
    await sessionOf(request, demoMembers.rohan),
  ].map(({ userId }) => String(userId));
  await enterAs(page, demoMembers.asha);

  const conversation = new ConversationPage(page);
  const calls = '**/api/v1/message/';
  await page.route(calls, (route) => route.abort());
  await conversation.open(rohan ?? '');
  await conversation.write(text);
  await expect(conversation.bubble(text, 'Waiting to be sent')).toBeVisible();

  // The page that wrote it is gone: what goes out from here on goes out from another one.
  const tried = page.waitForRequest(isSending);
  await page.goto('/terms-and-conditions');
  await tried;
  const sent = page.waitForResponse((reply) => isSending(reply.request()));
  await page.unroute(calls);
  expect((await sent).ok()).toBe(true);
  await expect.poll(async () => unsentOf(await storedKeys(page), asha ?? '')).toEqual([]);

  await conversation.open(rohan ?? '');
  await expect(conversation.bubble(text, 'Sent')).toBeVisible();
  await expect(conversation.bubble(text)).toHaveCount(1);
});

const isSending = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/v1/message/');

/** Of the names in the storage, those of one member's unsent messages. */
function unsentOf(names: readonly string[], userId: string): string[] {
  return unsentKeys({ length: names.length, key: (index) => names[index] ?? null }, userId);
}
