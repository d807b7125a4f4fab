import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailed } from 'shared-contracts/calls/client';
import { deleteBookmark, listBookmarks } from 'shared-contracts/calls/engagement';
import type { Host, Question } from 'shared-contracts/host';
import { routes } from 'shared-contracts/routes';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
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
    fake(deleteBookmark, ({ params }) => {
      const id = String(params?.['id']);
      saved = saved.filter((bookmark) => bookmark.id !== id);
      return { data: { id } };
    }),
  ];
  return renderRemote(<SavedListing />, { session: session(), api, host });
}

const marked = (name: string) =>
  screen.findByRole('button', { name: `Take ${name} off the saved profiles` });

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
    expect(await screen.findByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See profiles' })).toHaveAttribute('href', '/profiles');
  });

  it('lose a person after a question', async () => {
    const asked: Question[] = [];
    const confirm = async (question: Question) => asked.push(question) === 2;
    const { requests, notices } = open(2, { confirm });
    await userEvent.click(await marked('Person 1'));
    expect(asked).toMatchObject([{ title: 'Take Person 1 off your saved profiles?' }]);
    expect(requests).toHaveLength(1);
    await userEvent.click(await marked('Person 1'));
    await waitFor(() => expect(notices).toEqual(['bookmark.removed']));
    expect(screen.queryByText('Person 1 Patil')).not.toBeInTheDocument();
    expect(screen.getByText('Person 2 Patil')).toBeVisible();
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/bookmarks/{id}',
      input: { params: { id: 'bookmark of Person 1' } },
    });
  });

  it('have the person back when the server refuses', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (refuse = reject));
    const { notices } = open(1, { send });
    await userEvent.click(await marked('Person 1'));
    expect(await screen.findByText('Nobody saved yet')).toBeVisible();
    refuse(new CallFailed({ status: 500, code: 'server.error' }));
    expect(await marked('Person 1')).toBeVisible();
    expect(notices).toEqual(['call.failed']);
  });
});
