import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getConversation } from 'shared-contracts/calls/messaging';
import {
  reconnected,
  messageArrived,
  typing,
} from 'shared-contracts/platform/events/realtime-events';
import { routes } from 'shared-contracts/platform/routes';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { chatRequest, messageOf, sentRequest, conversationPage, THEM } from '../testing/chats.ts';
import { idOf, ME } from '../testing/interests.ts';
import { bubbles, log, openConversation } from './conversation/open-conversation-in-test.tsx';

describe('a conversation', () => {
  it('shows what was written, with whom, and leads to the profile', async () => {
    openConversation({ messages: [messageOf(1), messageOf(2)] });
    expect(await bubbles()).toEqual(['Words 1', 'Words 2']);
    expect(screen.getByRole('heading', { level: 1, name: 'Rohan Joshi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rohan Joshi' })).toHaveAttribute(
      'href',
      routes.profile.href({ userId: THEM }),
    );
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/chats');
  });

  it('that does not come says so, and comes with Retry', async () => {
    let broken = true;
    openConversation({
      api: [
        fake(getConversation, () =>
          broken ? { refuse: 500, code: 'server.error' } : conversationPage([messageOf(1)]),
        ),
      ],
    });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/chats');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this chat');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/chats');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await bubbles()).toEqual(['Words 1']);
  });

  it.each([
    ['of nobody', '/chat?to=x'],
    ['with nobody', '/chat'],
    ['with oneself', routes.chat.href({ userId: ME })],
  ])('%s is not available', async (_, at) => {
    openConversation({ at });
    expect(await screen.findByText('This conversation is not available')).toBeVisible();
  });

  it('of somebody who cannot be seen is not available', async () => {
    openConversation({ api: [fake(getConversation, { refuse: 404, code: 'profile.notFound' })] });
    expect(await screen.findByText('This conversation is not available')).toBeVisible();
  });

  it('gives what lies before on demand', async () => {
    openConversation({ messages: Array.from({ length: 12 }, (_, n) => messageOf(n + 1)) });
    expect(await bubbles()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(async () => expect(await bubbles()).toHaveLength(10));
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(async () => expect(await bubbles()).toHaveLength(12));
    expect((await bubbles())[0]).toBe('Words 1');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
  });
});

describe('what the other one does', () => {
  it('arrives live, is read out, and is marked as read while it is in sight', async () => {
    const { bus, sent } = openConversation({ messages: [messageOf(1)] });
    await log();
    act(() =>
      bus.emit(messageArrived, { message: messageOf(2, { from: THEM, to: ME, read_at: null }) }),
    );
    await waitFor(async () => expect(await bubbles()).toEqual(['Words 1', 'Words 2']));
    expect(within(screen.getByRole('log')).getByText('Rohan Joshi: Words 2')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent('PUT /api/v1/chat/read')).toEqual([{ body: { with: THEM, sequence: 2 } }]),
    );
  });

  it('of another conversation stays there', async () => {
    const { bus } = openConversation({ messages: [messageOf(1)] });
    await log();
    act(() => bus.emit(messageArrived, { message: messageOf(2, { from: idOf(7), to: ME }) }));
    expect(await bubbles()).toEqual(['Words 1']);
  });

  it('that was missed is asked for when something comes past it, and when the line is back', async () => {
    const messages = [messageOf(1)];
    const { bus, sent } = openConversation({ messages });
    await log();
    messages.push(messageOf(2), messageOf(3));
    act(() => bus.emit(messageArrived, { message: messageOf(3) }));
    await waitFor(async () => expect(await bubbles()).toEqual(['Words 1', 'Words 2', 'Words 3']));
    messages.push(messageOf(4));
    act(() => bus.emit(reconnected, {}));
    await waitFor(async () => expect(await bubbles()).toHaveLength(4));
    expect(sent('GET /api/v1/message/{a}*{b}').slice(1)).toMatchObject([
      { query: { since: 1 } },
      { query: { since: 3 } },
    ]);
  });

  it('shows while it is typed, until it has arrived', async () => {
    const { bus } = openConversation({ messages: [messageOf(1)] });
    await log();
    act(() => bus.emit(typing, { from: THEM }));
    expect(screen.getByText('Rohan Joshi is typing')).toBeInTheDocument();
    act(() => bus.emit(messageArrived, { message: messageOf(2, { from: THEM, to: ME }) }));
    expect(screen.queryByText('Rohan Joshi is typing')).not.toBeInTheDocument();
  });
});

describe('where one cannot write', () => {
  it.each([
    [
      'nobody has asked',
      { request: null },
      'You have not asked Rohan Joshi to chat yet',
      'Ask to chat',
    ],
    [
      'one waits',
      { request: sentRequest() },
      'Waiting for Rohan Joshi to answer',
      'Cancel request',
    ],
    [
      'one is asked',
      { request: chatRequest() },
      'Rohan Joshi would like to chat with you',
      'Accept',
    ],
    [
      'one has declined',
      { request: chatRequest(1, { declined: true }) },
      'You declined this chat request',
      'Accept',
    ],
  ])('because %s the page says so, with the way on', async (_, facts, title, button) => {
    openConversation({ facts });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See profile' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('because they declined there is no button', async () => {
    openConversation({ facts: { request: sentRequest(1, { declined: true }) } });
    const title = await screen.findByText('Rohan Joshi has politely declined');
    const gate = within(title.parentElement ?? document.body);
    expect(gate.queryByRole('button')).not.toBeInTheDocument();
    expect(gate.getByRole('link', { name: 'See profile' })).toBeVisible();
  });

  it('after a block one reads, and a calm sentence stands where the box was', async () => {
    const facts = { frozen: true, with_profile: null, request: null };
    openConversation({ messages: [messageOf(1)], facts });
    expect(await screen.findByText('Words 1')).toBeVisible();
    expect(screen.getByText(/^This conversation has been closed/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'A member' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'A member' })).not.toBeInTheDocument();
  });
});
