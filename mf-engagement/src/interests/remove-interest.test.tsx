import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/calls/client';
import { listInterests, removeInterest, type Interest } from 'shared-contracts/calls/engagement';
import type { Host, Question } from 'shared-contracts/host';
import { session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { ME, pageOf, sentTo } from '../testing/interests.ts';
import { Interests } from './interests.tsx';

/** The page over an API that holds these interests and answers a removal with `reply`. */
function open(sent: Interest[], reply: FakeReply<typeof removeInterest>, host?: Partial<Host>) {
  const api = [
    fake(listInterests, ({ query }) => pageOf(query?.['type'] === 'sent' ? [...sent] : [])),
    fake(removeInterest, reply),
  ];
  const at = { at: '/interests', session: session({ userId: ME }), api };
  return renderRemote(<Interests />, { ...at, ...(host ? { host } : {}) });
}

const removals = (requests: { call: string; input: unknown }[]) =>
  requests.filter(({ call }) => call.startsWith('DELETE')).map(({ input }) => input);

async function cancel(name: string) {
  const card = (await screen.findByRole('link', { name })).closest('article');
  if (card === null) throw new Error(`no card of ${name}`);
  await userEvent.click(within(card).getByLabelText(`More about your interest in ${name}`));
  await userEvent.click(within(card).getByRole('button', { name: `Cancel interest in ${name}` }));
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const sentThree = () => [1, 2, 3].map((n) => sentTo(n));

describe('taking a sent interest back', () => {
  it('that was declined says that this does not undo it', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 0;
    open([sentTo(1, { declined: true })], () => ({ data: { id: 'x' } }), { confirm });
    const more = await screen.findByLabelText('More about your interest in Person 1');
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the list in Person 1' }));
    expect(asked).toMatchObject([{ text: expect.stringContaining('you cannot send another') }]);
  });

  it('asks first, and does nothing when one thinks again', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => {
      asked.push(question);
      return false;
    };
    const { requests, notices } = open(sentThree(), () => ({ data: { id: 'x' } }), { confirm });
    await cancel('Person 2');
    expect(asked).toMatchObject([{ title: 'Remove your interest in Person 2?', danger: true }]);
    expect(removals(requests)).toEqual([]);
    expect(notices).toEqual([]);
    expect(names()).toHaveLength(3);
  });

  it('says so, lets the card go, counts anew, and keeps the place of the keyboard', async () => {
    const sent = sentThree();
    const { requests, notices } = open(sent, () => {
      sent.splice(1, 1);
      return { data: { id: 'interest-2' } };
    });
    await cancel('Person 2');
    await waitFor(() => expect(notices).toEqual(['interest.removed']));
    expect(removals(requests)).toEqual([{ params: { id: 'interest-2' } }]);
    expect(names()).toEqual(['Person 1', 'Person 3']);
    expect(screen.getByText('2 interests in all')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Person 3' })).toHaveFocus();
  });

  it('is gone before the server has answered, and back when it refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    const { notices } = open(sentThree(), () => ({ data: { id: '' } }), { send });
    await cancel('Person 1');
    expect(names()).toEqual(['Person 2', 'Person 3']);
    expect(notices).toEqual([]);
    refuse(new ApiError({ status: 500, code: 'server.error' }));
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
    expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
    expect(notices).toEqual(['interest.removeFailed']);
  });

  it('has one notice for a session that is over, and the card back', async () => {
    const { notices } = open(sentThree(), { refuse: 401, code: 'auth.required' });
    await cancel('Person 1');
    await waitFor(() => expect(notices).toEqual(['auth.signInAgain']));
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
  });

  it('leaves the empty tab with what to do next', async () => {
    const sent = sentThree().slice(0, 1);
    open(sent, () => {
      sent.pop();
      return { data: { id: 'interest-1' } };
    });
    await cancel('Person 1');
    expect(await screen.findByRole('heading', { name: 'No sent requests' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'See profiles' })).toHaveFocus());
  });
});
