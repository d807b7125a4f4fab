import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blockProfile,
  listBlocked,
  reportUser,
  sendChatRequest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { getConversation } from 'shared-contracts/calls/messaging';
import { useHost, type Host } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { profile, session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import {
  chatRequest,
  sentRequest,
  conversationPage,
  type ConversationReply,
} from '../testing/chats.ts';
import { idOf, ME } from '../testing/interests.ts';
import { ProfileActions } from './profile-actions.tsx';
import { UnblockProfile } from './unblock-profile.tsx';

const them = profile({ id: idOf(2), name: 'Rohan', lastName: 'Deshpande' });
const flags = {
  is_bookmarked: false,
  is_chat_requested: false,
  i_am_interested: false,
  profile_interested: false,
};

const posted = (requests: { call: string; input: unknown }[]) =>
  requests.filter(({ call }) => call.startsWith('POST')).map(({ input }) => input);

function open(api: Fake, confirm = () => Promise.resolve(true)) {
  return renderRemote(<ProfileActions profile={them} flags={flags} />, {
    api: [api],
    host: { confirm },
    session: session(),
  });
}

/** Something else on the page that was asked for. */
function Blocks() {
  useQuery(useHost().query(listBlocked, { query: {} }));
  return null;
}

describe('Chat', () => {
  const asked = (change: Partial<ConversationReply>) => {
    const api = [fake(getConversation, conversationPage([], change))];
    const asked = { ...flags, is_chat_requested: true };
    return renderRemote(<ProfileActions profile={them} flags={asked} />, {
      session: session({ userId: ME }),
      api,
    });
  };

  it('is not there once one of the two has asked: the way to the conversation is', () => {
    asked({ request: sentRequest() });
    expect(screen.queryByRole('button', { name: 'Chat' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request sent' })).toHaveAttribute(
      'href',
      routes.chat.href({ userId: them.id }),
    );
  });

  it.each([
    ['Message', { request: sentRequest(1, { accepted: true }) }],
    ['Reconsider', { request: chatRequest(1, { declined: true }) }],
    ['Answer request', { request: chatRequest() }],
    ['Politely declined', { request: sentRequest(1, { declined: true }) }],
  ])('says what one finds there: %s', async (name, change) => {
    asked(change);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('asks first, sends, and says so', async () => {
    const request = {
      id: idOf(9),
      to: them.id,
      from: idOf(1),
      accepted: false,
      declined: false,
      created_at: '2026-11-21T09:00:00.000Z',
      to_profile: {
        name: 'Rohan',
        lastName: 'Deshpande',
        pics: [],
        primary_profile_pic: null,
      },
      from_profile: {
        name: 'Asha',
        lastName: 'Kulkarni',
        pics: [],
        primary_profile_pic: null,
      },
    };
    const { requests, notices } = open(fake(sendChatRequest, { data: request }));
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    await vi.waitFor(() => expect(notices).toEqual(['chatRequest.sent']));
    expect(posted(requests)).toEqual([
      { body: { to: them.id, accepted: false, declined: false } },
      { body: { to: them.id, context: 'chat' } },
    ]);
  });
});

describe('Block', () => {
  const blocked = { data: { profileId: them.id, is_blocked: true } };

  it('asks first, and does nothing when one thinks again', async () => {
    const { requests } = open(fake(blockProfile, blocked), () => Promise.resolve(false));
    await userEvent.click(screen.getByText('Block'));
    expect(posted(requests)).toEqual([]);
  });

  it('blocks and says so', async () => {
    const { requests, notices } = open(fake(blockProfile, blocked));
    await userEvent.click(screen.getByText('Block'));
    await vi.waitFor(() => expect(notices).toEqual(['block.done']));
    expect(posted(requests)).toEqual([{ body: { profileId: them.id } }]);
  });

  it('says once that visitors no longer see one either, and leads to where that is changed', async () => {
    const hidden = { data: { ...blocked.data, visitors_hidden: true } };
    const notify = vi.fn<Host['notify']>();
    renderRemote(<ProfileActions profile={them} flags={flags} />, {
      api: [fake(blockProfile, hidden)],
      host: { confirm: () => Promise.resolve(true), notify },
      session: session(),
    });
    await userEvent.click(screen.getByText('Block'));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    expect(notify.mock.calls[0]).toEqual(['block.done']);
    const [key, , extras] = notify.mock.lastCall ?? [];
    expect([key, extras?.action?.label]).toEqual(['visitors.hidden', 'Settings']);
  });

  it('asks no more for the conversation that it closes, and for all else anew', async () => {
    const asked = { ...flags, is_chat_requested: true };
    const { requests } = renderRemote(
      <>
        <ProfileActions profile={them} flags={asked} />
        <Blocks />
      </>,
      {
        api: [
          fake(blockProfile, blocked),
          fake(listBlocked, { data: { data: [], next: null, prev: null } }),
          fake(getConversation, conversationPage([], { request: chatRequest() })),
        ],
        host: { confirm: () => Promise.resolve(true) },
        session: session({ userId: ME }),
      },
    );
    const count = (path: string) => requests.filter(({ call }) => call === path).length;
    await screen.findByRole('link', { name: 'Answer request' });
    await userEvent.click(screen.getByText('Block'));
    await vi.waitFor(() => expect(count('GET /api/v1/blocks')).toBe(2));
    expect(count('GET /api/v1/message/{a}*{b}')).toBe(1);
  });

  it('says when it failed', async () => {
    const { notices } = open(fake(blockProfile, { refuse: 500, code: 'server.error' }));
    await userEvent.click(screen.getByText('Block'));
    await vi.waitFor(() => expect(notices).toEqual(['block.failed']));
  });

  it('tells once that one has to sign in again: the shell does', async () => {
    const { requests, notices } = open(fake(blockProfile, { refuse: 401, code: 'auth.required' }));
    await userEvent.click(screen.getByText('Block'));
    await vi.waitFor(() => expect(posted(requests)).toHaveLength(1));
    await vi.waitFor(() => expect(screen.getByText('Block').closest('button')).toBeEnabled());
    expect(notices).toEqual(['auth.signInAgain']);
  });

  it('is undone by Unblock', async () => {
    const person = { id: them.id, name: 'Rohan' };
    const { notices } = renderRemote(<UnblockProfile person={person} />, {
      api: [fake(unblockProfile, { data: { profileId: them.id, is_blocked: false } })],
      host: { confirm: () => Promise.resolve(true) },
      session: session(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    await vi.waitFor(() => expect(notices).toEqual(['unblock.done']));
  });
});

describe('Report', () => {
  it('wants a few words, sends them, and forgets them then', async () => {
    const { requests, notices } = open(fake(reportUser, { data: { reported: true } }));
    await userEvent.click(screen.getByText('Report'));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByText('Please enter at least a few words.')).toBeVisible();
    expect(posted(requests)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/What is wrong/), 'Asks for money');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await vi.waitFor(() => expect(notices).toEqual(['report.sent']));
    expect(posted(requests)).toEqual([{ body: { user_to_id: them.id, reason: 'Asks for money' } }]);
  });

  it('hands messages over when that is ticked, and not again by itself', async () => {
    const { requests } = open(fake(reportUser, { data: { reported: true } }));
    const send = async () => {
      await userEvent.type(await screen.findByLabelText(/What is wrong/), 'Asks for money');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    };
    await userEvent.click(screen.getByText('Report'));
    const box = () =>
      screen.getByRole('checkbox', { name: /last messages that Rohan Deshpande wrote/ });
    await userEvent.click(box());
    await send();
    const report = { user_to_id: them.id, reason: 'Asks for money' };
    await vi.waitFor(() =>
      expect(posted(requests)).toEqual([{ body: { ...report, messages: true } }]),
    );
    await vi.waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    await userEvent.click(screen.getByText('Report'));
    expect(box()).not.toBeChecked();
  });

  it('keeps what was written when it could not be sent', async () => {
    const { notices } = open(fake(reportUser, { refuse: 429, code: 'request.tooMany' }));
    await userEvent.click(screen.getByText('Report'));
    await userEvent.type(screen.getByLabelText(/What is wrong/), 'False details');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await vi.waitFor(() => expect(notices).toEqual(['request.tooMany']));
    expect(screen.getByLabelText(/What is wrong/)).toHaveValue('False details');
  });
});
