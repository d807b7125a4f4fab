import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/calls/client';
import { answerInterest, listInterests, type Interest } from 'shared-contracts/calls/engagement';
import type { Host } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { idOf, ME, pageOf, receivedFrom } from '../testing/interests.ts';
import { Interests } from './interests.tsx';

/** Received with one interest, over an API that keeps its answer. */
function open(interest: Interest, host?: Partial<Host>) {
  let kept = interest;
  const api = [
    fake(listInterests, ({ query }) => pageOf(query?.['type'] === 'received' ? [kept] : [])),
    fake(answerInterest, ({ body }) => {
      kept = { ...kept, ...(body as { update: object }).update };
      return { data: kept };
    }),
  ];
  const at = { at: '/interests?tab=received', session: session({ userId: ME }), api };
  return renderRemote(<Interests />, { ...at, ...(host ? { host } : {}) });
}

const accept = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Accept the interest of Person 1' }));
const moment = () => screen.queryByRole('region', { name: 'You are interested in each other' });

describe('an interest that is accepted', () => {
  it('is a moment on its card, in sight and told, with three ways to begin', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    const { notices } = open(receivedFrom(1));
    await screen.findByRole('article');
    expect(moment()).not.toBeInTheDocument();
    await accept();
    const region = moment();
    expect(screen.getByRole('article')).toContainElement(region);
    expect(scroll.mock.instances).toEqual([region]);
    const name = screen.getByRole('link', { name: 'Person 1' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('You are interested in each other');
    const openers = within(region ?? document.body).getAllByRole('link');
    expect(openers).toHaveLength(3);
    for (const opener of openers) {
      const text = opener.textContent ?? '';
      expect(text).toMatch(/^Namaskar Person 1[,!]/);
      expect(opener).toHaveAttribute('href', routes.chat.href({ userId: idOf(1), text }));
    }
    await waitFor(() => expect(notices).toEqual(['interest.accepted']));
    expect(moment()).toBeVisible();
  });

  it('is no moment any more when the server refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    open(receivedFrom(1), { send });
    await accept();
    expect(moment()).toBeVisible();
    refuse(new ApiError({ status: 0, code: 'call.noAnswer' }));
    expect(await screen.findByText('Waiting for your reply')).toBeVisible();
    expect(moment()).not.toBeInTheDocument();
  });

  it('has nothing to begin where one of the two has asked to chat', async () => {
    const chat_request = { from: idOf(1), accepted: false, declined: false };
    open(receivedFrom(1, { chat_request }));
    await accept();
    expect(screen.getByText('Matched')).toBeVisible();
    expect(moment()).not.toBeInTheDocument();
  });

  it('was a moment when it was made: later its card is a card', async () => {
    open(receivedFrom(1, { accepted: true }));
    expect(await screen.findByText('Matched')).toBeVisible();
    expect(moment()).not.toBeInTheDocument();
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
