import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendInterest } from 'shared-contracts/calls/engagement';
import { getProfile, type Profile } from 'shared-contracts/calls/profiles';
import { useHost, type Host, type Question } from 'shared-contracts/host';
import { WANTED_INTEREST } from 'shared-contracts/platform/wanted-interest';
import { useQuery } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { profile, session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { idOf, sentTo } from '../testing/interests.ts';
import { ProfileActions } from './profile-actions.tsx';

const them = profile({ id: idOf(2), name: 'Rohan', lastName: 'Deshpande' });

/** The place of the slot: hands over profile and flags as the profile view does. */
function Place() {
  const reply = useQuery(useHost().query(getProfile, { params: { id: them.id } })).data;
  const { state } = useLocation();
  if (reply === undefined) return null;
  const { data, completion: _unused, ...flags } = reply;
  return (
    <>
      <ProfileActions profile={data.data as Profile} flags={flags} />
      <span data-testid="state">{JSON.stringify(state)}</span>
    </>
  );
}

function open(
  reply: FakeReply<typeof sendInterest>,
  host: Partial<Host> = {},
  known = false,
  matched?: boolean,
  theirs = matched === true,
  declined = false,
  at: NonNullable<RenderRemoteOptions['at']> = '/',
) {
  let interested = known;
  const verification_added = { personal: false, job: false, salary: false, property: false };
  const api = [
    fake(getProfile, () => ({
      data: { data: them },
      completion: { score: 0, video_intro: false, verification_added },
      is_bookmarked: false,
      is_chat_requested: false,
      i_am_interested: interested,
      interest_declined: declined,
      profile_interested: theirs,
      matched,
    })),
    fake(sendInterest, (input) => {
      const answer = typeof reply === 'function' ? reply(input) : reply;
      interested = !('refuse' in answer) || answer.refuse === 424;
      return answer;
    }),
  ];
  return renderRemote(<Place />, { api, host, session: session(), at });
}

const sent = (requests: { call: string; input: unknown }[]) =>
  requests.filter(({ call }) => call.startsWith('POST')).map(({ input }) => input);

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send Interest' }));

describe('Send Interest', () => {
  it('asks first, and sends nothing when one thinks again', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 0;
    const { requests } = open({ data: sentTo(2) }, { confirm });
    await press();
    expect(asked).toMatchObject([{ title: 'Send an interest to Rohan Deshpande?' }]);
    expect(sent(requests)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send Interest' })).toBeVisible();
  });

  it('says to whom they have sent one that both are interested then', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 0;
    open({ data: sentTo(2) }, { confirm }, false, false, true);
    await press();
    expect(asked).toMatchObject([
      { text: expect.stringContaining('has sent you an interest too') },
    ]);
  });

  it('sends, says so, and becomes the way to the interests', async () => {
    const { requests, notices } = open({ data: sentTo(2) });
    await press();
    const link = await screen.findByRole('link', { name: 'Interest sent' });
    expect(link).toHaveAttribute('href', '/interests');
    expect(link).toHaveFocus();
    expect(notices).toEqual(['interest.sent']);
    expect(sent(requests)).toEqual([
      { body: { to: them.id } },
      { body: { to: them.id, context: 'interest' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Send Interest' })).not.toBeInTheDocument();
  });

  it('asks by itself, once, where a new member comes back to what was begun as a visitor', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 0;
    const at = { pathname: '/profile/x', state: WANTED_INTEREST };
    const { requests } = open({ data: sentTo(2) }, { confirm }, false, undefined, false, false, at);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked).toMatchObject([{ title: 'Send an interest to Rohan Deshpande?' }]);
    expect(await screen.findByTestId('state')).toHaveTextContent('null');
    expect(sent(requests)).toEqual([]);
    await press();
    expect(asked).toHaveLength(2);
  });

  it('leads a new member on to their own profile, which is empty yet', async () => {
    const labels: (string | undefined)[] = [];
    const notify: Host['notify'] = (_key, _values, extras) =>
      void labels.push(extras?.action?.label);
    const at = { pathname: '/profile/x', state: WANTED_INTEREST };
    open({ data: sentTo(2) }, { notify }, false, undefined, false, false, at);
    await waitFor(() => expect(labels).toEqual(['Add a photo']));
  });

  it('does not ask by itself where one was sent before', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 0;
    const at = { pathname: '/profile/x', state: WANTED_INTEREST };
    open({ data: sentTo(2) }, { confirm }, true, undefined, false, false, at);
    expect(await screen.findByRole('link', { name: 'Interest sent' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is not offered once the profile says that one is interested', async () => {
    open({ data: sentTo(2) }, {}, true);
    expect(await screen.findByRole('link', { name: 'Interest sent' })).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send Interest' })).not.toBeInTheDocument();
  });

  it('says of one that was declined just that, and is not offered again', async () => {
    open({ data: sentTo(2) }, {}, true, false, false, true);
    expect(await screen.findByRole('link', { name: 'Politely declined' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Interest' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Interest sent' })).not.toBeInTheDocument();
  });

  it('is not there where a later interest of theirs made a match of what was declined', async () => {
    open({ data: sentTo(2) }, {}, true, true, true, true);
    expect(await screen.findByRole('button', { name: 'Chat' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Politely declined' })).not.toBeInTheDocument();
  });

  it('is not offered on a match, where Chat is what comes next', async () => {
    open({ data: sentTo(2) }, {}, false, true);
    const chat = await screen.findByRole('button', { name: 'Chat' });
    expect(chat).toHaveClass('sp-button--primary');
    expect(screen.queryByRole('button', { name: 'Send Interest' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Interest sent' })).not.toBeInTheDocument();
  });

  it('warns when the interest was already sent, and knows it from then on', async () => {
    const { notices } = open({ refuse: 424, code: 'interest.alreadySent' });
    await press();
    expect(await screen.findByRole('link', { name: 'Interest sent' })).toBeVisible();
    expect(notices).toEqual(['interest.alreadySent']);
  });

  it.each([
    [404, 'profile.notFound', ['profile.notFound']],
    [402, 'plan.required', ['plan.required']],
    [500, 'of.another.time', ['server.error']],
  ])('after a refusal with %i says what it must and stays', async (refuse, code, told) => {
    const { notices, requests } = open({ refuse, code });
    await press();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send Interest' })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    expect(notices).toEqual(told);
  });
});
