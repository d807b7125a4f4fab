import type { APIRequestContext } from '@playwright/test';

import {
  answerChatRequest,
  listChatRequests,
  sendChatRequest,
} from 'shared-contracts/calls/engagement';
import { sendMessage } from 'shared-contracts/calls/messaging';
import { unsentKeys } from 'shared-contracts/domain/unsent-messages';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { newBuyer, type Buyer } from './buyer.ts';

test('messages that wait while one pays are sent, or are drafts, before one is signed out', async ({
  page,
  faults,
  request,
}) => {
  faults.expect(/ERR_FAILED/);
  const buyer = await newBuyer(request);
  const [reached, unreached] = [await newFriend(request, buyer), await newFriend(request, buyer)];
  await buyer.enter(page);
  // The line to the chat is gone until the plan is paid; for one of the two it stays away.
  let isBack = false;
  await page.route(`**${sendMessage.path}`, (route) => {
    const { to } = route.request().postDataJSON() as { to: string };
    return isBack && to === reached ? route.continue() : route.abort();
  });
  const conversation = new ConversationPage(page);
  const words = new Map([
    [reached, ['From the train', 'and from the tunnel']],
    [unreached, ['Shall our families meet?', 'On Sunday?']],
  ]);
  for (const [friend, texts] of words) {
    await conversation.open(friend);
    for (const text of texts) {
      await conversation.write(text);
      await expect(conversation.bubble(text, 'Waiting to be sent')).toBeVisible();
    }
  }

  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.openPopup();
  await checkout.payByUpi();
  await expect(checkout.paid).toBeVisible();
  isBack = true;
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  const keys = await storedKeys(page);
  const left = unsentKeys({ length: keys.length, key: (at) => keys[at] ?? null }, buyer.userId);
  expect(left, 'what stays on the device').toEqual([]);

  await new LoginPage(page).signInAfterPaying(buyer.email, NEW_PASSWORD);
  await conversation.open(reached);
  for (const text of words.get(reached) ?? [])
    await expect(conversation.bubble(text)).toHaveCount(1);
  await expect(conversation.box).toHaveValue('');
  await conversation.open(unreached);
  await expect(conversation.box).toHaveValue((words.get(unreached) ?? []).join('\n'));
  await expect(conversation.bubbles).toHaveCount(0);
});

let count = 0;

/** A man who chats with the buyer; his id. */
async function newFriend(request: APIRequestContext, buyer: Buyer): Promise<string> {
  count += 1;
  const email = `friend-${process.pid}-${count}@example.com`;
  const name = { name: 'Rohit', lastName: 'Deshpande', email };
  const friend = await joinByCalls(request, { ...name, gender: 'male' });
  const body = { to: friend.userId, accepted: false, declined: false };
  await buyer.ask(sendChatRequest, { body });
  const received = listChatRequests.reply.parse(await friend.ask(listChatRequests, {})).data.data;
  for (const { id } of received)
    await friend.ask(answerChatRequest, {
      params: { id },
      body: { accepted: true, declined: false },
    });
  return friend.userId;
}
