import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sendChatRequest } from 'shared-contracts/calls/engagement';
import { listInvites } from 'shared-contracts/calls/messaging';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { InterestNote, type InterestNoteProps } from './interest-note.tsx';
import { shown, viewer } from './open-profile-in-test.tsx';

/** A note that changes as the profile does, with the press of a button. */
function Changing({ to, before }: Record<'to' | 'before', Partial<InterestNoteProps>>) {
  const [change, setChange] = useState(before);
  const { query } = useHost();
  useQuery(query(listInvites, {}));
  const flags = { theirs: true, mine: false, matched: false, begun: false, ...change };
  return (
    <>
      <InterestNote person={shown} points={24} {...flags} />
      <button onClick={() => setChange({ ...before, ...to })}>Change</button>
    </>
  );
}

const match = () => screen.queryByRole('dialog', { name: 'You are interested in each other' });

async function change(to: Partial<InterestNoteProps>, before: Partial<InterestNoteProps> = {}) {
  const request = {
    id: 'request',
    to: shown.id,
    from: viewer.userId,
    from_profile: shown,
    to_profile: shown,
    accepted: false,
    declined: false,
    created_at: '2026-11-28T00:00:00.000Z',
  };
  const api = [
    fake(sendChatRequest, { data: request }),
    fake(listInvites, { data: { data: [], count: 0 } }),
  ];
  const page = renderRemote(<Changing to={to} before={before} />, { session: viewer, api });
  expect(screen.getByText('Asha is interested in you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  return page;
}

it('makes a screen of the match that the reader has just made, whose words go with the request to chat', async () => {
  const { requests } = await change({ mine: true, matched: true });
  const dialog = within(match() ?? document.body);
  const [opener] = dialog.getAllByRole('button', { name: /^Namaskar Asha[,!]/ });
  expect(opener).toBeDefined();
  await userEvent.click(opener ?? document.body);
  expect(await dialog.findByText('Sent with your request to chat.')).toBeVisible();
  expect(requests).toContainEqual({
    call: 'POST /api/v1/chatrequests',
    input: {
      body: { to: shown.id, accepted: false, declined: false, message: opener?.textContent },
    },
  });
  const invites = requests.filter(({ call }) => call.endsWith('/invites'));
  expect(invites, 'the lists of requests are fetched again').toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(match()).toBeNull();
});

it('offers the chat and no first words where one of the two had requested one', async () => {
  await change({ mine: true, matched: true }, { begun: true });
  const dialog = within(match() ?? document.body);
  expect(dialog.getByRole('link', { name: 'Go to the chat' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Namaskar/ })).toBeNull();
});

it.each([
  ['accepts what the reader has just sent', { theirs: false, mine: true, matched: true }],
  ['makes the match', { matched: true }],
])('stays on the page when the other one %s', async (_what, to) => {
  await change(to);
  expect(screen.getByRole('heading', { name: 'You are interested in each other' })).toBeVisible();
  expect(match()).toBeNull();
});
