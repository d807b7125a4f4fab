import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/calls/client';
import {
  answerInterest,
  listInterests,
  sendInterest,
  type Interest,
} from 'shared-contracts/calls/engagement';
import { listInvites } from 'shared-contracts/calls/messaging';
import { useHost, type Host, type Question } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { idOf, ME, pageOf, receivedFrom, sentTo } from '../testing/interests.ts';
import { Interests } from './interests.tsx';

/** Received over an API that keeps the answers it is given. */
function open(received: Interest[], options: { matched?: Interest[]; host?: Partial<Host> } = {}) {
  const api = [
    fake(listInterests, ({ query }) => {
      if (query?.['type'] === 'matched') return pageOf(options.matched ?? []);
      return pageOf(query?.['type'] === 'received' ? [...received] : []);
    }),
    fake(answerInterest, ({ params, body }) => {
      const place = received.findIndex(({ id }) => id === params?.['id']);
      const [asked] = received.splice(place, 1);
      if (asked === undefined) return { refuse: 404, code: 'interest.notFound' };
      const answered = {
        ...asked,
        ...(body as { update: object }).update,
        answered_at: new Date().toISOString(),
      };
      // As the server has it: what waits for an answer comes first.
      received.push(answered);
      return { data: answered };
    }),
  ];
  const at = { at: '/interests?tab=received', session: session({ userId: ME }), api };
  return renderRemote(<Interests />, { ...at, ...(options.host ? { host: options.host } : {}) });
}

/** One received interest, over an API that refuses the answer. */
function refusedWith(refusal: Fake) {
  const list = fake(listInterests, ({ query }) =>
    pageOf(query?.['type'] === 'received' ? [receivedFrom(1)] : []),
  );
  const at = { at: '/interests?tab=received', session: session({ userId: ME }) };
  return renderRemote(<Interests />, { ...at, api: [list, refusal] }).notices;
}

const answered = (requests: { call: string; input: unknown }[]) =>
  requests.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => input);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('answering a received interest', () => {
  it('accepts with the request to chat: the heart ribbon at once, the match, the keyboard on the card after it', async () => {
    const { requests, notices } = open([receivedFrom(1), receivedFrom(2)]);
    await press('Accept the interest of Person 1');
    await press('Close');
    const [card] = screen.getAllByRole('article');
    expect(notices).toEqual([]);
    expect(card).toHaveTextContent('Matched');
    expect(answered(requests)).toEqual([
      {
        params: { id: 'interest-1' },
        body: { to: ME, update: { accepted: true, declined: false }, chat: {} },
      },
    ]);
    expect(screen.queryByRole('button', { name: /Person 1$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus();
  });

  it('keeps the place of what is answered, and says what is new where the server has it', async () => {
    const received = [receivedFrom(1), receivedFrom(2), receivedFrom(3)];
    const { requests } = open(received);
    const people = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const asked = () => requests.filter(({ call }) => call.startsWith('GET')).length;
    await press('Accept the interest of Person 1');
    await press('Close');
    await waitFor(() => expect(asked()).toBeGreaterThan(3));
    received.unshift(receivedFrom(4));
    await press('Decline the interest of Person 2');
    expect(await screen.findByRole('heading', { name: 'Person 4' })).toBeVisible();
    expect(received.map(({ id }) => id)).toEqual([4, 3, 1, 2].map((n) => `interest-${n}`));
    expect(people()).toEqual(['Person 4', 'Person 1', 'Person 2', 'Person 3']);
  });

  it('declines, and can think again', async () => {
    const { notices } = open([receivedFrom(1)]);
    await press('Decline the interest of Person 1');
    await waitFor(() => expect(notices).toEqual(['interest.declined']));
    expect(await screen.findByText('You declined politely today')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
    await press('Change your answer to Person 1');
    expect(await screen.findByText('Matched')).toBeVisible();
  });

  it.each([
    ['accepted', {}, 'Accept the interest of Person 1'],
    ['accepted after all', { declined: true }, 'Change your answer to Person 1'],
  ])(
    'fetches the chats again once it is %s, for a request goes with it',
    async (_what, was, name) => {
      function Invites() {
        const { query } = useHost();
        useQuery(query(listInvites, {}));
        return <Interests />;
      }
      const { requests } = renderRemote(<Invites />, {
        at: '/interests?tab=received',
        session: session({ userId: ME }),
        api: [
          fake(listInterests, ({ query }) =>
            pageOf(query?.['type'] === 'received' ? [receivedFrom(1, was)] : []),
          ),
          fake(answerInterest, { data: receivedFrom(1, { accepted: true }) }),
          fake(listInvites, { data: { data: [], count: 0 } }),
        ],
      });
      const fetched = () => requests.filter(({ call }) => call.endsWith('/invites')).length;
      await waitFor(() => expect(fetched()).toBe(1));
      await press(name);
      await waitFor(() => expect(fetched()).toBe(2));
    },
  );

  it('says on which day one declined', async () => {
    const answered_at = new Date(new Date().getFullYear(), 0, 15, 12).toISOString();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().getFullYear(), 5, 1, 12) });
    onTestFinished(() => void vi.useRealTimers());
    open([receivedFrom(1, { declined: true, answered_at })]);
    expect(await screen.findByText('You declined politely on 15 January')).toBeVisible();
  });

  it('that was taken back since it was declined offers to send one instead', async () => {
    const asked: Question[] = [];
    const { requests, notices } = renderRemote(<Interests />, {
      at: '/interests?tab=received',
      session: session({ userId: ME }),
      host: { confirm: async (question) => asked.push(question) > 0 },
      api: [
        fake(listInterests, ({ query }) =>
          pageOf(query?.['type'] === 'received' ? [receivedFrom(1, { declined: true })] : []),
        ),
        fake(answerInterest, { refuse: 404, code: 'interest.notFound' }),
        fake(sendInterest, { data: sentTo(1) }),
      ],
    });
    await press('Change your answer to Person 1');
    await waitFor(() => expect(notices).toEqual(['interest.sent']));
    expect(asked).toMatchObject([{ title: 'Person 1 has taken this interest back' }]);
    expect(requests).toContainEqual({
      call: 'POST /api/v1/interests',
      input: { body: { to: idOf(1) } },
    });
  });

  it('shows the answer before the server has it, and takes it back when it refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    const { notices } = open([receivedFrom(1)], { host: { send } });
    await press('Accept the interest of Person 1');
    expect(screen.getByText('Matched')).toBeVisible();
    refuse(new ApiError({ status: 0, code: 'call.noAnswer' }));
    expect(await screen.findByText('Waiting for your reply')).toBeVisible();
    expect(screen.queryByText('Matched')).not.toBeInTheDocument();
    expect(notices).toEqual(['interest.answerFailed']);
  });

  it('has one notice for a session that is over', async () => {
    const notices = refusedWith(fake(answerInterest, { refuse: 401, code: 'auth.required' }));
    await press('Accept the interest of Person 1');
    expect(await screen.findByText('Waiting for your reply')).toBeVisible();
    expect(notices).toEqual(['auth.signInAgain']);
  });

  it('asks for no answer where both have sent an interest', async () => {
    open([receivedFrom(1), receivedFrom(2)], { matched: [sentTo(1, { id: 'mine', from: ME })] });
    await waitFor(() => expect(screen.getByText('Matched')).toBeVisible());
    const card = screen.getByRole('link', { name: 'Person 1' }).closest('article');
    expect(within(card ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Person 2$/ })).toHaveLength(2);
  });
});
