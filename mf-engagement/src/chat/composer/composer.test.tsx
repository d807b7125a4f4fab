import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendMessage, type Message } from 'shared-contracts/calls/messaging';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { conversationRead, reconnected } from 'shared-contracts/platform/events/realtime-events';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { messageOf, THEM } from '../../testing/chats.ts';
import { ME } from '../../testing/interests.ts';
import { AT, box, bubbles, openConversation } from '../conversation/open-conversation-in-test.tsx';

describe('writing', () => {
  it('shows the message at once, and once, and says how far it has come', async () => {
    const { bus, sent } = openConversation({ messages: [messageOf(1)] });
    await userEvent.type(await box(), 'Namaskar{Enter}');
    expect(await bubbles()).toEqual(['Words 1', 'Namaskar']);
    const mine = screen.getByText('Namaskar').closest('.en-bubble');
    await waitFor(() => expect(mine).toHaveTextContent(/Sent$/));
    expect(sent('POST /api/v1/message/')).toMatchObject([
      { body: { to: THEM, message: 'Namaskar', client_id: expect.any(String) } },
    ]);
    act(() => bus.emit(conversationRead, { by: THEM, with: ME, sequence: 2, read_at: AT }));
    await waitFor(() =>
      expect(screen.getByText('Namaskar').closest('.en-bubble')).toHaveTextContent(/Read$/),
    );
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('');
  });

  it('makes a new line with Shift, sends no blanks, and leaves Enter to a keyboard that still composes', async () => {
    const { sent } = openConversation();
    await userEvent.type(await box(), '   {Enter}');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'a{Shift>}{Enter}{/Shift}b');
    expect(await box()).toHaveValue('a\nb');
    (await box()).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
    expect(sent('POST /api/v1/message/')).toEqual([]);
  });

  it('counts as the server does: an emoji is one character', async () => {
    const { sent } = openConversation({ draft: '🙂'.repeat(2500) });
    await waitFor(async () => expect(await box()).not.toHaveValue(''));
    await userEvent.type(await box(), '{Enter}');
    await waitFor(() => expect(sent('POST /api/v1/message/')).toHaveLength(1));
  });

  it('counts near the limit, and sends nothing that is too long', async () => {
    const { sent } = openConversation({ draft: 'अ'.repeat(3999) });
    await waitFor(async () => expect(await box()).not.toHaveValue(''));
    expect(screen.getByText('One character left')).toBeVisible();
    await userEvent.type(await box(), 'आई{Enter}');
    expect(screen.getByText('One character too many')).toBeVisible();
    expect(sent('POST /api/v1/message/')).toEqual([]);
  });

  it('keeps what could not be sent, through a reload, and sends it once the line is back', async () => {
    const messages = [messageOf(1)];
    const lost = {
      api: [
        fake(sendMessage, () => {
          throw new TypeError('offline');
        }),
      ],
      messages,
    };
    const first = openConversation(lost);
    await userEvent.type(await box(), 'In the train{Enter}');
    const waiting = (await screen.findByText('In the train')).closest('.en-bubble');
    expect(waiting).toHaveTextContent(/Waiting to be sent$/);
    expect(first.isSignOutGuarded()).toBe(true);
    first.bus.emit(signedOut, { reason: 'expired' });
    first.unmount();
    const { bus, isSignOutGuarded } = openConversation({ messages });
    act(() => bus.emit(reconnected, {}));
    await waitFor(() =>
      expect(screen.getByText('In the train').closest('.en-bubble')).toHaveTextContent(/Sent$/),
    );
    expect(window.localStorage).toHaveLength(0);
    expect(isSignOutGuarded()).toBe(false);
  });

  it('offers to send again or to remove what was refused', async () => {
    let refuses = true;
    const messages: Message[] = [];
    openConversation({
      messages,
      api: [
        fake(sendMessage, ({ body }) => {
          if (refuses) return { refuse: 403, code: 'chat.notAccepted' };
          const { message } = body as { message: string };
          return { data: messageOf(2, { message, read_at: null }) };
        }),
      ],
    });
    await userEvent.type(await box(), 'one{Enter}two{Enter}');
    await waitFor(() =>
      expect(screen.getAllByText('Not sent', { selector: '.en-group__refused span' })).toHaveLength(
        2,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove the message: one' }));
    expect(await bubbles()).toEqual(['two']);
    refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send again the message: two' }));
    await waitFor(() =>
      expect(screen.getByText('two').closest('.en-bubble')).toHaveTextContent(/Sent$/),
    );
  });

  it('keeps a draft on the server, and forgets it with the message', async () => {
    const { sent } = openConversation();
    await userEvent.type(await box(), 'Nam');
    await waitFor(() =>
      expect(sent('PUT /api/v1/drafts/{key}')).toEqual([
        { params: { key: `chat:${THEM}` }, body: { content: 'Nam' } },
      ]),
    );
    await userEvent.type(await box(), '{Enter}');
    await waitFor(() => expect(sent('DELETE /api/v1/drafts/{key}')).toHaveLength(1));
  });

  it('finds its draft again', async () => {
    openConversation({ draft: 'Half a sen' });
    await waitFor(async () => expect(await box()).toHaveValue('Half a sen'));
  });

  it('tells the other one, not with every key', async () => {
    const { realtime } = openConversation();
    await userEvent.type(await box(), 'Namaskar');
    expect(realtime.said).toEqual([{ name: 'typing', payload: { to: THEM } }]);
  });
});
