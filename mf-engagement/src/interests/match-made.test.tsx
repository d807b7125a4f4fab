import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/calls/client';
import { answerInterest, listInterests, type Interest } from 'shared-contracts/calls/engagement';
import type { Host } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Refusal } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { idOf, ME, pageOf, personCard, receivedFrom, sentTo } from '../testing/interests.ts';
import { Interests } from './interests.tsx';

/** Received with one interest, over an API that keeps its answer. */
function open(
  interest: Interest,
  host?: Partial<Host>,
  arrival: (message: string | undefined) => Promise<Refusal | void> = () => Promise.resolve(),
) {
  let kept = interest;
  const api = [
    fake(listInterests, ({ query }) => pageOf(query?.['type'] === 'received' ? [kept] : [])),
    fake(answerInterest, async ({ body }) => {
      const { update, chat } = body as { update: object; chat?: { message?: string } };
      const refusal = await arrival(chat?.message);
      if (refusal) return refusal;
      kept = { ...kept, ...update };
      return { data: kept };
    }),
  ];
  const at = { at: '/interests?tab=received', session: session({ userId: ME }), api };
  return renderRemote(<Interests />, { ...at, ...(host ? { host } : {}) });
}

const accept = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Accept the interest of Person 1' }));
const match = () => screen.queryByRole('dialog', { name: 'You are interested in each other' });

describe('an interest that is accepted', () => {
  it('is a screen with both faces and the score; no notice comes over it', async () => {
    const { notices } = open(
      receivedFrom(1, {
        from_profile: personCard({ name: 'Person 1', lastName: '', gun_milan: 24 }),
      }),
    );
    await screen.findByRole('article');
    expect(match()).not.toBeInTheDocument();
    await accept();
    const dialog = within(match() ?? document.body);
    expect(dialog.getByRole('img', { name: 'Gun Milan 24 of 36' })).toBeVisible();
    expect(match()?.querySelectorAll('.match-screen__arch')).toHaveLength(2);
    const share = dialog.getByRole('link', { name: 'Share with family' });
    const address = new URL(routes.profile.href({ userId: idOf(1) }), location.href).href;
    expect(share).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Person 1\n${address}`)}`,
    );
    expect(notices).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(match()).not.toBeInTheDocument();
    expect(screen.getByText('Matched')).toBeVisible();
  });

  it('sends the chosen words with the request to chat, others in their place', async () => {
    const { requests } = open(receivedFrom(1));
    await accept();
    const dialog = within(match() ?? document.body);
    const openers = dialog.getAllByRole('button', { name: /^Namaskar Person 1[,!]/ });
    expect(openers).toHaveLength(3);
    for (const opener of openers.slice(0, 2)) {
      await userEvent.click(opener);
      await waitFor(() => expect(opener).toHaveAttribute('aria-pressed', 'true'));
    }
    expect(openers[0]).toHaveAttribute('aria-pressed', 'false');
    expect(dialog.getByText('Sent with your request to chat.')).toBeVisible();
    const chats = requests
      .filter(({ call }) => call.startsWith('PUT'))
      .map(({ input }) => (input as { body: { chat?: object } }).body.chat);
    expect(chats).toEqual([
      {},
      { message: openers[0]?.textContent },
      { message: openers[1]?.textContent },
    ]);
  });

  it('has an empty ring with a dash where there is no score', async () => {
    open(receivedFrom(1));
    await accept();
    const ring = within(match() ?? document.body).getByRole('img', {
      name: 'Gun Milan needs both birth names',
    });
    expect(ring).toHaveTextContent('–');
  });

  it('is no match any more when the server refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    open(receivedFrom(1), { send });
    await accept();
    expect(match()).toBeVisible();
    refuse(new ApiError({ status: 0, code: 'call.noAnswer' }));
    expect(await screen.findByText('Waiting for your reply')).toBeVisible();
    expect(match()).not.toBeInTheDocument();
  });

  it('stays a card where the server refused it and the two match later', async () => {
    let kept = receivedFrom(1);
    renderRemote(<Interests />, {
      at: '/interests?tab=received',
      session: session({ userId: ME }),
      api: [
        fake(listInterests, ({ query }) => pageOf(query?.['type'] === 'received' ? [kept] : [])),
        fake(answerInterest, () => {
          kept = { ...kept, accepted: true };
          return { refuse: 409, code: 'call.failed' };
        }),
      ],
    });
    await accept();
    expect(await screen.findByRole('link', { name: 'Ask to chat with Person 1' })).toBeVisible();
    expect(match()).not.toBeInTheDocument();
  });

  it('leads to the chat where one of the two had requested one, and offers no first words', async () => {
    open(receivedFrom(1, { chat_request: { from: idOf(1), accepted: false, declined: false } }));
    await accept();
    const dialog = within(match() ?? document.body);
    expect(dialog.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute(
      'href',
      routes.chat.href({ userId: idOf(1) }),
    );
    expect(dialog.queryByText(/once your request/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Namaskar/ })).not.toBeInTheDocument();
  });

  it('keeps the words that are refused, and says why', async () => {
    const refusal = { refuse: 409, code: 'chatRequest.alreadySent' };
    const { notices } = open(receivedFrom(1), undefined, async (message) =>
      message === undefined ? undefined : refusal,
    );
    await accept();
    const dialog = within(match() ?? document.body);
    const [opener] = dialog.getAllByRole('button', { name: /^Namaskar/ });
    await userEvent.click(opener ?? document.body);
    await waitFor(() => expect(notices).toEqual(['chatRequest.alreadySent']));
    await waitFor(() => expect(opener).not.toHaveAttribute('aria-busy'));
    expect(opener).toHaveAttribute('aria-pressed', 'false');
    expect(dialog.getByText(/^Choose your first words/)).toBeVisible();
  });

  it('sends first words one after the other', async () => {
    const sent: unknown[] = [];
    const { requests } = open(receivedFrom(1), undefined, (message) => {
      sent.push(message);
      return message === undefined ? Promise.resolve() : new Promise(() => undefined);
    });
    await accept();
    const dialog = within(match() ?? document.body);
    const openers = dialog.getAllByRole('button', { name: /^Namaskar/ });
    for (const opener of openers) await userEvent.click(opener);
    await waitFor(() => expect(sent).toEqual([undefined, openers[0]?.textContent]));
    expect(openers.map((one) => one.getAttribute('aria-busy'))).toEqual(['true', null, null]);
    expect(requests.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('was made once: later its card is a card, which says when', async () => {
    open(receivedFrom(1, { accepted: true, answered_at: new Date().toISOString() }));
    expect(await screen.findByText('Matched')).toBeVisible();
    expect(screen.getByText('Matched today')).toBeVisible();
    expect(match()).not.toBeInTheDocument();
  });

  it('has no day of a match on a card whose answer was a decline', async () => {
    const declined = receivedFrom(1, { declined: true, answered_at: new Date().toISOString() });
    renderRemote(<Interests />, {
      at: '/interests?tab=received',
      session: session({ userId: ME }),
      api: [
        fake(listInterests, ({ query }) =>
          pageOf(query?.['type'] === 'received' ? [declined] : [sentTo(1, { from: ME })]),
        ),
      ],
    });
    expect(await screen.findByText('Matched')).toBeVisible();
    expect(screen.getByText('Received on 12 March 2020')).toBeVisible();
    expect(screen.queryByText('Matched today')).not.toBeInTheDocument();
  });
});

describe('the way to the chat with a match', () => {
  const theirs = { from: idOf(1), accepted: false, declined: false };
  const mine = { ...theirs, from: ME };
  it.each([
    ['Ask to chat with Person 1', null],
    ['Chat with Person 1', { ...mine, accepted: true }],
    ['Request sent to Person 1', mine],
    ['Answer request of Person 1', theirs],
    ['Politely declined by Person 1', { ...mine, declined: true }],
    ['Reconsider about Person 1', { ...theirs, declined: true }],
    // A server that is older does not tell.
    ['Chat with Person 1', undefined],
  ])('says %s', async (name, chat_request) => {
    open(receivedFrom(1, { accepted: true, chat_request }));
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      routes.chat.href({ userId: idOf(1) }),
    );
  });
});
