import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/calls/client';
import { addBookmark, deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import type { Host } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { idOf, membersPeople, pageOf } from './listing-fakes.ts';
import { SavedListing } from './saved-listing.tsx';

/** The page over an API that has saved so many people and forgets them on demand. */
function open(count: number, host: Partial<Host> = {}) {
  let saved = membersPeople(1, count).map((person) => ({
    id: `bookmark of ${person.name}`,
    to: person.id,
    to_profile: { ...person, is_bookmarked: true },
  }));
  const api = [
    fake(listBookmarks, () => pageOf(saved)),
    fake(addBookmark, ({ body }) => ({
      data: { id: 'bookmark anew', to: (body as { bookmark: { to: string } }).bookmark.to },
    })),
    fake(deleteBookmark, ({ params }) => {
      const id = String(params?.['id']);
      saved = saved.filter((bookmark) => bookmark.id !== id);
      return { data: { id } };
    }),
  ];
  return renderRemote(<SavedListing />, { session: session(), api, host });
}

/** The same, with what is told written down. */
function openNoting(count: number) {
  const notify = vi.fn<Host['notify']>();
  return { ...open(count, { notify }), notify };
}

const takenOff = (title: string) =>
  [
    'bookmark.removed',
    {},
    { title, action: { label: 'Undo', run: expect.any(Function) as () => void } },
  ] as const;

const marked = (name: string) => screen.findByRole('button', { name: `Remove ${name} from Saved` });

describe('the saved profiles', () => {
  it('are the cards of the listing, marked as saved, and lead to the profiles', async () => {
    open(2);
    expect(await marked('Person 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Person 2 Patil 27' })).toHaveAttribute(
      'href',
      routes.profile.href({ userId: idOf(2) }),
    );
    expect(screen.getByText('You have seen all 2 profiles')).toBeVisible();
  });

  it('say what to do when there are none', async () => {
    open(0);
    expect(await screen.findByRole('heading', { name: 'No saved profiles yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See profiles' })).toHaveAttribute('href', '/profiles');
  });

  it('lose a person at once; the keyboard goes on with the next', async () => {
    const { notify, requests } = openNoting(2);
    await userEvent.click(await marked('Person 1'));
    await waitFor(() => expect(notify).toHaveBeenCalledWith(...takenOff('Person 1 Patil')));
    expect(screen.queryByText('Person 1 Patil')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Person 2 Patil 27' })).toHaveFocus();
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/bookmarks/{id}',
      input: { params: { id: 'bookmark of Person 1' } },
    });
  });

  it('have the person back in the same place when that is undone, under the new bookmark', async () => {
    const { notify, requests } = openNoting(3);
    await userEvent.click(await marked('Person 2'));
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    notify.mock.calls[0]?.[2]?.action?.run();
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith('bookmark.added', {}, { title: 'Person 2 Patil' }),
    );
    const names = screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    expect(names).toEqual(['Person 1 Patil 27', 'Person 2 Patil 27', 'Person 3 Patil 27']);
    await userEvent.click(await marked('Person 2'));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(3));
    expect(requests.at(-1)).toEqual({
      call: 'DELETE /api/v1/bookmarks/{id}',
      input: { params: { id: 'bookmark anew' } },
    });
  });

  it('offer the way to others when the last one is taken off', async () => {
    openNoting(1);
    await userEvent.click(await marked('Person 1'));
    expect(await screen.findByRole('link', { name: 'See profiles' })).toHaveFocus();
  });

  it('have the person back when the server refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    const { notices } = open(1, { send });
    await userEvent.click(await marked('Person 1'));
    expect(await screen.findByText('No saved profiles yet')).toBeVisible();
    refuse(new ApiError({ status: 500, code: 'server.error' }));
    expect(await marked('Person 1')).toBeVisible();
    expect(notices).toEqual(['server.error']);
  });
});
