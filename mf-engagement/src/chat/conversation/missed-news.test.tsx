import { act, waitFor } from '@testing-library/react';
import { getConversation } from 'shared-contracts/calls/messaging';
import type { Bus } from 'shared-contracts/platform/events/bus';
import { reconnected, messageArrived } from 'shared-contracts/platform/events/realtime-events';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { messageOf, conversationPage } from '../../testing/chats.ts';
import { bubbles, openConversation } from './open-conversation-in-test.tsx';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

it.each<[string, (bus: Bus) => void]>([
  ['pushed', (bus) => bus.emit(messageArrived, { message: messageOf(2) })],
  ['stored before the line stood', (bus) => bus.emit(reconnected, {})],
])('a message that is %s while the first page is on its way is not lost', async (_, happens) => {
  const stored = [messageOf(1)];
  let answers = 0;
  const { bus } = openConversation({
    api: [
      fake(getConversation, ({ query }) => {
        const since = Number(query?.['since'] ?? 0);
        answers += 1;
        return conversationPage(stored.filter(({ sequence }) => sequence > since));
      }),
    ],
  });
  // The server has read its answer, and the page does not have it yet.
  expect(answers).toBe(1);
  stored.push(messageOf(2));
  act(() => happens(bus));
  await waitFor(async () => expect(await bubbles()).toEqual(['Words 1', 'Words 2']), PATIENCE);
});
