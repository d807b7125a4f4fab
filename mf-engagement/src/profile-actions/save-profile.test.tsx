import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addBookmark, deleteBookmark } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { useHost, type Host, type Question } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { profile, session } from 'shared-contracts/testing/builders';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '../testing/interests.ts';
import { ProfileActions } from './profile-actions.tsx';

const them = profile({ id: idOf(2), name: 'Rohan', lastName: 'Deshpande' });

/** The place of the slot: hands over profile and flags as the profile view does. */
function Place() {
  const reply = useQuery(useHost().query(getProfile, { params: { id: them.id } })).data;
  if (reply === undefined) return null;
  const { data, completion: _unused, ...flags } = reply;
  return <ProfileActions profile={data.data} flags={flags} />;
}

function open(host: Partial<Host> = {}) {
  let saved = false;
  const verification_added = { personal: false, job: false, salary: false, property: false };
  const api = [
    fake(getProfile, () => ({
      data: { data: them },
      completion: { score: 0, video_intro: false, verification_added },
      is_bookmarked: saved,
      bookmark_id: saved ? 'bookmark' : null,
      is_chat_requested: false,
      i_am_interested: false,
      profile_interested: false,
    })),
    fake(addBookmark, () => {
      saved = true;
      return { data: { id: 'bookmark', to: them.id } };
    }),
    fake(deleteBookmark, () => {
      saved = false;
      return { data: { id: 'bookmark' } };
    }),
  ];
  return renderRemote(<Place />, { api, host, session: session() });
}

describe('Save', () => {
  it('asks first, saves, says so, and becomes the way to the saved profiles', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 1;
    const { requests, notices } = open({ confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Saved' });
    expect(link).toHaveAttribute('href', '/saved/profiles');
    expect(link).toHaveFocus();
    expect(asked).toMatchObject([{ title: 'Save the profile of Rohan Deshpande?' }]);
    expect(notices).toEqual(['bookmark.added']);
    expect(requests).toContainEqual({
      call: 'POST /api/v1/bookmarks',
      input: { body: { bookmark: { to: them.id } } },
    });
  });

  it('shows as saved at once; after a refusal the button is back, with the keyboard on it', async () => {
    let refuse: () => void = () => undefined;
    const late = fake(addBookmark, { refuse: 404, code: 'profile.notFound' });
    const { send } = fakeApi([late]);
    const { notices } = open({
      send: async (...asked) => {
        await new Promise<void>((resolve) => (refuse = resolve));
        return send(...asked);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Saved' })).toHaveFocus();
    expect(notices).toEqual([]);
    refuse();
    const button = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(notices).toEqual(['profile.notFound']);
  });

  it('is taken back from the menu, and that is undone by what the notice offers', async () => {
    const notify = vi.fn<Host['notify']>();
    const { requests } = open({ notify });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Saved' });
    await userEvent.click(screen.getByText('Remove from Saved'));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/bookmarks/{id}',
      input: { params: { id: 'bookmark' } },
    });
    const [key, , extras] = notify.mock.lastCall ?? [];
    expect([key, extras?.title]).toEqual(['bookmark.removed', 'Rohan Deshpande']);
    extras?.action?.run();
    expect(await screen.findByRole('link', { name: 'Saved' })).toBeVisible();
    expect(notify).toHaveBeenLastCalledWith('bookmark.added', {}, { title: 'Rohan Deshpande' });
  });

  it('takes its label from the A/B texts', async () => {
    open({ labelled: (code, text) => (code === 'PG-VP-BTN-SP' ? 'Keep for later' : text) });
    expect(await screen.findByRole('button', { name: 'Keep for later' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
