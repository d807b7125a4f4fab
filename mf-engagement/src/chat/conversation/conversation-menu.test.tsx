import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blockProfile,
  isBlocked,
  reportUser,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { getConversation } from 'shared-contracts/calls/messaging';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { chatRequest, messageOf, conversationPage, THEM } from '../../testing/chats.ts';
import { personCard } from '../../testing/interests.ts';
import { box, openConversation, type Given } from './open-conversation-in-test.tsx';

/** A conversation over a server that keeps one block; `begun` once a request was accepted. */
function openBlockable({
  blocked = false,
  begun = true,
  ...given
}: Given & { blocked?: boolean; begun?: boolean } = {}) {
  const firstName = personCard({ name: 'Rohan', lastName: '' });
  return openConversation({
    ...given,
    api: [
      fake(getConversation, ({ query }) => {
        const asked = begun ? {} : { request: chatRequest() };
        return conversationPage(
          begun && query?.['since'] === undefined ? [messageOf(1)] : [],
          blocked ? { frozen: true, with_profile: firstName, request: null } : asked,
        );
      }),
      fake(blockProfile, () => {
        blocked = true;
        return { data: { profileId: THEM, is_blocked: true } };
      }),
      fake(unblockProfile, () => {
        blocked = false;
        return { data: { profileId: THEM, is_blocked: false } };
      }),
      fake(isBlocked, () => ({ is_blocked: blocked })),
      fake(reportUser, { data: { reported: true } }),
      ...(given.api ?? []),
    ],
  });
}

/** The menu in the head. */
async function menu() {
  const trigger = await screen.findByText(
    (_, element) => element?.ariaLabel?.startsWith('More about Rohan') === true,
  );
  return within(trigger.closest('details') ?? document.body);
}

it('blocks after a question, and is frozen at once', async () => {
  const { notices, sent } = openBlockable();
  await box();
  await userEvent.click((await menu()).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^You have blocked Rohan/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Words 1')).toBeVisible();
  expect(notices).toEqual(['block.done']);
  expect(sent('POST /api/v1/block/')).toEqual([{ body: { profileId: THEM } }]);
  expect((await menu()).queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});

it('stays when nobody began it and one blocked long ago, with the way to unblock', async () => {
  openBlockable({ begun: false, blocked: true });
  expect(await screen.findByText(/^You have blocked Rohan/)).toBeVisible();
  await userEvent.click((await menu()).getByRole('button', { name: 'Unblock' }));
  const gate = /would like to chat with you$/;
  expect(await screen.findByRole('heading', { name: gate })).toBeVisible();
});

it('blocks nobody when one thinks again', async () => {
  const { sent } = openBlockable({ confirms: false });
  await userEvent.click((await menu()).getByRole('button', { name: 'Block' }));
  expect(sent('POST /api/v1/block/')).toEqual([]);
  expect(await box()).toBeVisible();
});

it.each(['in the menu', 'where the box was'])(
  'unblocks %s, and one can write again',
  async (at) => {
    const { notices } = openBlockable({ blocked: true });
    expect(await screen.findByText(/^You have blocked Rohan/)).toBeVisible();
    const inMenu = (await menu()).getByRole('button', { name: 'Unblock' });
    const [atFoot] = screen
      .getAllByRole('button', { name: 'Unblock' })
      .filter((one) => one !== inMenu);
    await userEvent.click(at === 'in the menu' ? inMenu : (atFoot ?? inMenu));
    expect(await box()).toBeVisible();
    if (at !== 'in the menu') expect(await box()).toHaveFocus();
    expect(notices).toEqual(['unblock.done']);
  },
);

it('offers only to report whoever has closed the conversation, and says no more about it', async () => {
  const { sent } = openConversation({
    messages: [messageOf(1)],
    facts: { frozen: true, with_profile: null, request: null },
    api: [fake(reportUser, { data: { reported: true } })],
  });
  expect(await screen.findByText(/^This conversation has been closed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /block/i })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await userEvent.type(screen.getByLabelText(/What is wrong/), 'Asks for money');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(sent('POST /api/v1/user/report')).toEqual([
      { body: { user_to_id: THEM, reason: 'Asks for money' } },
    ]),
  );
});
