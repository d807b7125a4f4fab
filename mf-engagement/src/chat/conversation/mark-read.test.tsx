import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf, THEM } from '../../testing/chats.ts';
import { bubbles, log, openConversation } from './open-conversation-in-test.tsx';

const READ = 'PUT /api/v1/chat/read';
const unread = (n: number) => messageOf(n, { from: THEM, read_at: null });

/** Gives every box so much to scroll, in px; jsdom lays nothing out. */
function lay(whole: number, shown: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}
afterEach(() => vi.restoreAllMocks());

it('is told for what is on the screen when it opens', async () => {
  lay(400, 400);
  const { sent } = openConversation({ messages: [messageOf(1), unread(2)] });
  await waitFor(() => expect(sent(READ)).toEqual([{ body: { with: THEM, sequence: 2 } }]));
});

it('waits until the newest message is on the screen', async () => {
  lay(2000, 500);
  const { sent } = openConversation({ messages: [messageOf(1), unread(2), unread(3)] });
  expect(await bubbles()).toHaveLength(3);
  const scroller = await log();
  fireEvent.scroll(scroller, { target: { scrollTop: 900 } });
  expect(sent(READ)).toEqual([]);
  fireEvent.scroll(scroller, { target: { scrollTop: 1500 } });
  await waitFor(() => expect(sent(READ)).toEqual([{ body: { with: THEM, sequence: 3 } }]));
});
