import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { reconnected } from 'shared-contracts/platform/events/realtime-events';
import { routes } from 'shared-contracts/platform/routes';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { THEM } from '../../testing/chats.ts';
import { box, openConversation } from '../conversation/open-conversation-in-test.tsx';

const KEPT = 'PUT /api/v1/drafts/{key}';
const FORGOTTEN = 'DELETE /api/v1/drafts/{key}';

/** A conversation whose server keeps no drafts until it is well again. */
function openBroken() {
  let broken = true;
  const away = { refuse: 503, code: 'server.error' };
  const conversation = openConversation({
    api: [
      fake(saveDraft, () => (broken ? away : { data: null })),
      fake(deleteDraft, () => (broken ? away : { data: null })),
    ],
  });
  const words = () =>
    conversation.sent(KEPT).map((input) => (input as { body: { content: string } }).body.content);
  return { ...conversation, words, heal: () => void (broken = false) };
}

it('keeps words that could not be kept once the line is back, also when the conversation was left', async () => {
  const { bus, words, heal, unmount } = openBroken();
  await userEvent.type(await box(), 'Nam');
  await waitFor(() => expect(words()).toEqual(['Nam']));
  unmount();
  heal();
  // Each time the line is back, for the try that failed may still be on its way.
  await waitFor(() => {
    act(() => bus.emit(reconnected, {}));
    expect(words()).toEqual(['Nam', 'Nam']);
  });
});

it('forgets the draft of what was sent once the browser is online again', async () => {
  const { sent, heal } = openBroken();
  await userEvent.type(await box(), 'Nam{Enter}');
  await waitFor(() => expect(sent(FORGOTTEN)).toHaveLength(1));
  heal();
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent(FORGOTTEN)).toHaveLength(2);
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent(FORGOTTEN)).toHaveLength(2);
});

it('keeps at once what was written when the page goes', async () => {
  const { words } = openBroken();
  await userEvent.type(await box(), 'Nam');
  window.dispatchEvent(new Event('pagehide'));
  expect(words()).toEqual(['Nam']);
});

it('keeps nothing for whoever signs in next', async () => {
  const { bus, words } = openBroken();
  await userEvent.type(await box(), 'Nam');
  await waitFor(() => expect(words()).toHaveLength(1));
  act(() => {
    bus.emit(signedOut, { reason: 'expired' });
    bus.emit(reconnected, {});
  });
  expect(words()).toHaveLength(1);
});

it('takes the words that an address brings as the draft, sends nothing, and leaves the address', async () => {
  const at = routes.chat.href({ userId: THEM, text: 'Namaskar! How is everyone?' });
  const { sent } = openConversation({ at });
  const written = await box();
  await waitFor(() => expect(written).toHaveValue('Namaskar! How is everyone?'));
  await waitFor(() => expect(sent(KEPT)).toHaveLength(1));
  expect(sent('POST /api/v1/message')).toEqual([]);
  expect(screen.getByTestId('address')).not.toHaveTextContent('text=');
});

it('leaves what was being written where an address brings other words', async () => {
  const at = routes.chat.href({ userId: THEM, text: 'Namaskar! How is everyone?' });
  openConversation({ at, draft: 'I was going to say' });
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('text='));
  expect(await box()).toHaveValue('I was going to say');
});

it('shows the words of an address where a chat request has to be accepted first', async () => {
  const at = routes.chat.href({ userId: THEM, text: 'Namaskar! How is everyone?' });
  const { sent } = openConversation({ at, facts: { request: null } });
  const words = await screen.findByRole('textbox', { name: /^Your first words/ });
  expect(words).toHaveValue('Namaskar! How is everyone?');
  await userEvent.clear(words);
  await userEvent.type(words, 'Namaskar');
  expect(words).toHaveValue('Namaskar');
  await waitFor(() => expect(sent(KEPT).at(-1)).toMatchObject({ body: { content: 'Namaskar' } }));
  expect(screen.getByRole('button', { name: 'Ask to chat' })).toBeVisible();
});
