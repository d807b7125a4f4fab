import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callPath, type LooseInput } from 'shared-contracts/calls/call';
import {
  answerChatRequest,
  cancelChatRequest,
  listChatRequests,
  type ChatRequest,
} from 'shared-contracts/calls/engagement';
import { listThreads, type Thread } from 'shared-contracts/calls/messaging';
import type { Host, Question } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { chatRequest, messageOf, sentRequest, threadWith } from '../testing/chats.ts';
import { idOf, ME, personCard } from '../testing/interests.ts';
import { Chats } from './chats.tsx';

interface Given {
  readonly threads?: Thread[];
  readonly received?: ChatRequest[];
  readonly sent?: ChatRequest[];
  readonly tab?: 'threads' | 'received' | 'sent';
  readonly host?: Partial<Host>;
  readonly api?: readonly Fake[];
}

function open({ threads = [], received = [], sent = [], tab, host, api = [] }: Given = {}) {
  const list = { next: null, prev: null };
  return renderRemote(<Chats />, {
    at: routes.chats.href(tab === undefined ? undefined : { tab }),
    session: session({ userId: ME }),
    ...(host ? { host } : {}),
    api: [
      fake(listThreads, ({ query }) => {
        const [limit, offset] = [Number(query?.['limit']), Number(query?.['offset'])];
        return { data: { data: threads.slice(offset, offset + limit), total: threads.length } };
      }),
      fake(listChatRequests, ({ query }) => ({
        data: { ...list, data: query?.['type'] === 'sent' ? [...sent] : [...received] },
      })),
      ...api,
    ],
  });
}

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

describe('the conversations', () => {
  it('show who, the last words and by whom, how far they have come and what is unread', async () => {
    open({
      threads: [
        threadWith(1, { unread: 2 }),
        threadWith(2, { last: messageOf(2, { message: 'मग पुरणपोळीचा आग्रह होणार तर!' }) }),
        threadWith(3, { last: null }),
        threadWith(4, { frozen: true, with_profile: personCard({ name: '', lastName: '' }) }),
      ],
    });
    expect(await row('Person 1')).toHaveTextContent(/Last words of 1.*2 unread messages/);
    expect(await row('Person 2')).toHaveTextContent('Read You: मग पुरणपोळीचा आग्रह होणार तर!');
    expect(await row('Person 3')).toHaveTextContent('Say namaste');
    expect(await row('A member')).toHaveTextContent('Closed');
    expect(await row('Person 1')).toHaveAttribute('href', routes.chat.href({ userId: idOf(1) }));
  });

  it('come in pages by offset, each once', async () => {
    const threads = Array.from({ length: 27 }, (_, n) => threadWith(n + 1));
    const { requests } = open({ threads });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(27));
    expect(screen.getByText('27 conversations')).toBeVisible();
    const asked = requests.filter(({ call }) => call.includes('threads')).map(({ input }) => input);
    expect(asked).toEqual([
      { query: { limit: 20, offset: 0 } },
      { query: { limit: 20, offset: 20 } },
    ]);
  });

  it('that there are none say what to do next: answer who waits, or find somebody', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See profiles' })).toBeVisible();
    unmount();
    open({ received: [chatRequest()], tab: 'threads' });
    expect(await screen.findByRole('link', { name: 'See received requests' })).toBeVisible();
  });

  it('are to be chosen from beside the list, where there are any', async () => {
    const wide = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => wide);
    const { unmount } = open({ threads: [threadWith(1)] });
    await row('Person 1');
    expect(screen.getByText('Choose a conversation')).toBeVisible();
    unmount();
    open();
    await screen.findByText('No conversations yet');
    expect(screen.queryByText('Choose a conversation')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('that do not come say so, and come with Retry', async () => {
    let broken = true;
    open({
      api: [
        fake(listThreads, () =>
          broken
            ? { refuse: 503, code: 'server.busy' }
            : { data: { data: [threadWith(1)], total: 1 } },
        ),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your chats');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Person 1')).toBeVisible();
  });
});

describe('received chat requests', () => {
  it('are counted on their tab, as are conversations with unread messages; sent ones wait for others', async () => {
    open({
      threads: [threadWith(1, { unread: 3 }), threadWith(2)],
      received: [chatRequest(1), chatRequest(2)],
      sent: [sentRequest(3)],
    });
    expect(
      await screen.findByRole('link', { name: 'Received, 2 wait for your answer' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Conversations, one with unread messages' }),
    ).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Sent' })).toBeVisible();
  });

  it('open the page while nothing was written yet, and stay when the last one is declined', async () => {
    const received = [chatRequest(1)];
    open({
      received,
      host: { confirm: () => Promise.resolve(true) },
      api: [
        fake(answerChatRequest, () => {
          received.length = 0;
          return { data: chatRequest(1, { declined: true }) };
        }),
      ],
    });
    await row('Person 1');
    const tab = () => screen.getByRole('link', { name: /^Received/ });
    expect(tab()).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: /^Decline/ }));
    expect(await screen.findByText('No received requests')).toBeVisible();
    expect(tab()).toHaveAttribute('aria-current', 'page');
  });

  it('are asked for as the specification writes it, sent ones by their type besides', async () => {
    const { requests } = open({ tab: 'received', received: [chatRequest(1)] });
    await row('Person 1');
    await userEvent.click(screen.getByRole('link', { name: /^Sent/ }));
    const asked = () =>
      requests
        .filter(({ call }) => call === 'GET /api/v1/chatrequests/')
        .map(({ input }) => callPath(listChatRequests, input as LooseInput));
    await waitFor(() =>
      expect(asked()).toEqual([
        '/api/v1/chatrequests/?accepted=false&from=0',
        '/api/v1/chatrequests/?type=sent&accepted=false&from=0',
      ]),
    );
  });

  it('are accepted, which leads into the conversation', async () => {
    const accepted = chatRequest(1, { accepted: true });
    const { notices, requests } = open({
      tab: 'received',
      received: [chatRequest(1)],
      api: [fake(answerChatRequest, { data: accepted })],
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Accept the chat request of Person 1' }),
    );
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        routes.chat.href({ userId: idOf(1) }),
      ),
    );
    expect(notices).toEqual(['chatRequest.accepted']);
    expect(requests).toContainEqual({
      call: 'PUT /api/v1/chatrequests/{id}/',
      input: {
        params: { id: 'request-1' },
        body: { to: ME, accepted: true, declined: false },
      },
    });
  });

  it('are declined after a question, and the keyboard stays at their place', async () => {
    const received = [chatRequest(1), chatRequest(2)];
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) > 1;
    const { notices } = open({
      tab: 'received',
      received,
      host: { confirm },
      api: [
        fake(answerChatRequest, () => {
          received.shift();
          return { data: chatRequest(1, { declined: true }) };
        }),
      ],
    });
    const name = 'Decline the chat request of Person 1';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(notices).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(notices).toEqual(['chatRequest.declined']);
    expect(asked[0]).toMatchObject({ title: 'Decline the chat request of Person 1?' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus());
  });

  it('that are gone meanwhile say so', async () => {
    const { notices } = open({
      tab: 'received',
      received: [chatRequest(1)],
      api: [fake(answerChatRequest, { refuse: 404, code: 'chatRequest.notFound' })],
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(notices).toEqual(['chatRequest.notFound']));
  });
});

describe('sent chat requests', () => {
  it('wait, or were declined and stay', async () => {
    open({ tab: 'sent', sent: [sentRequest(1), sentRequest(2, { declined: true })] });
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Waiting for a reply');
    expect(second).toHaveTextContent('Politely declined');
    expect(within(second as HTMLElement).getAllByRole('button')).toHaveLength(1);
  });

  it('that were declined leave the list after a question that says that this does not undo it', async () => {
    const sent = [sentRequest(1, { declined: true })];
    const asked: Question[] = [];
    open({
      tab: 'sent',
      sent,
      host: { confirm: async (question) => asked.push(question) > 0 },
      api: [
        fake(cancelChatRequest, () => {
          sent.pop();
          return { data: { id: 'request-1' } };
        }),
      ],
    });
    const name = 'Remove from the list to Person 1';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('No sent requests')).toBeVisible();
    expect(asked).toMatchObject([{ text: expect.stringContaining('you cannot ask again') }]);
  });

  it('are taken back after a question that says what is lost', async () => {
    const sent = [sentRequest(1)];
    const asked: Question[] = [];
    const { notices } = open({
      tab: 'sent',
      sent,
      host: { confirm: async (question) => asked.push(question) > 0 },
      api: [
        fake(cancelChatRequest, () => {
          sent.pop();
          return { data: { id: 'request-1' } };
        }),
      ],
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cancel request to Person 1' }),
    );
    expect(await screen.findByText('No sent requests')).toBeVisible();
    expect(asked).toMatchObject([{ danger: true }]);
    expect(notices).toEqual(['chatRequest.cancelled']);
  });
});
