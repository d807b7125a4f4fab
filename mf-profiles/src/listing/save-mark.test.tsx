import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addBookmark, deleteBookmark } from 'shared-contracts/calls/engagement';
import { listProfiles } from 'shared-contracts/calls/listed-profiles';
import type { Host } from 'shared-contracts/host';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { idOf, membersPeople, pageOf } from './listing-fakes.ts';
import { ListingPage } from './listing-page.tsx';

const add = fake(addBookmark, { data: { id: 'b1', to: idOf(1) } });

function open(...more: Fake[]) {
  const listing = fake(listProfiles, pageOf(membersPeople(1, 2)));
  return renderRemote(<ListingPage />, { session: session(), api: [listing, add, ...more] });
}

const mark = () => screen.findByRole('button', { name: 'Save Person 1' });

describe('Save on a card', () => {
  it('keeps the person with one tap and takes it back with the next, in its place', async () => {
    const { requests, notices } = open(fake(deleteBookmark, { data: { id: 'b1' } }));
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await mark());
    await waitFor(() => expect(notices).toEqual(['bookmark.added']));
    expect(await mark()).toHaveAttribute('aria-pressed', 'true');
    const { length } = requests;
    await userEvent.click(await mark());
    await waitFor(() => expect(notices).toEqual(['bookmark.added', 'bookmark.removed']));
    expect(requests.slice(length)).toHaveLength(1);
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/bookmarks/{id}',
      input: { params: { id: 'b1' } },
    });
    // The listing itself was not asked for anew.
    expect(requests.filter(({ call }) => call === 'GET /api/v1/profiles')).toHaveLength(1);
  });

  it.each([
    [401, 'auth.required', ['auth.signInAgain']],
    [404, 'profile.notFound', ['profile.notFound']],
  ] as const)('is as before after a %i, which is told once', async (refuse, code, told) => {
    const { notices } = open(fake(addBookmark, { refuse, code }));
    await userEvent.click(await mark());
    await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'false'));
    expect(notices).toEqual(told);
  });

  it('is undone by what the notice offers', async () => {
    const notify = vi.fn<Host['notify']>();
    const saved = membersPeople(1, 1).map((person) => ({
      ...person,
      is_bookmarked: true,
      bookmark_id: 'b0',
    }));
    const { requests } = renderRemote(<ListingPage />, {
      session: session(),
      host: { notify },
      api: [fake(listProfiles, pageOf(saved)), fake(deleteBookmark, { data: { id: 'b0' } }), add],
    });
    await userEvent.click(await mark());
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    expect(notify.mock.calls[0]?.[2]).toMatchObject({ title: 'Person 1 Patil' });
    notify.mock.calls[0]?.[2]?.action?.run();
    await waitFor(async () => expect(await mark()).toHaveAttribute('aria-pressed', 'true'));
    expect(requests.slice(1)).toEqual([
      { call: 'DELETE /api/v1/bookmarks/{id}', input: { params: { id: 'b0' } } },
      { call: 'POST /api/v1/bookmarks', input: { body: { bookmark: { to: idOf(1) } } } },
    ]);
  });

  it('learns its bookmark from an API that does not name it on cards', async () => {
    const saved = membersPeople(1, 1).map((person) => ({ ...person, is_bookmarked: true }));
    const { notices, requests } = renderRemote(<ListingPage />, {
      session: session(),
      api: [fake(listProfiles, pageOf(saved)), fake(deleteBookmark, { data: { id: 'b1' } }), add],
    });
    await userEvent.click(await mark());
    await waitFor(() => expect(notices).toEqual(['bookmark.removed']));
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
    expect(requests.at(-1)).toMatchObject({ input: { params: { id: 'b1' } } });
  });

  it('is as before when the server refuses', async () => {
    const { notices } = open(fake(addBookmark, { refuse: 404, code: 'profile.notFound' }));
    await userEvent.click(await mark());
    await waitFor(() => expect(notices).toEqual(['profile.notFound']));
    expect(await mark()).toHaveAttribute('aria-pressed', 'false');
  });
});
