import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNotForMe, deleteNotForMe } from 'shared-contracts/calls/engagement';
import { listProfiles } from 'shared-contracts/calls/listed-profiles';
import { listLikePeople } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import type { Host } from 'shared-contracts/host';
import { profileCard, session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { showAside } from '../people/set-aside.ts';
import { idOf, membersPeople, pageOf } from './listing-fakes.ts';
import { ListingPage } from './listing-page.tsx';

const add = fake(addNotForMe, { data: { id: 'm1', to: idOf(2) } });

function open(more: Fake[] = [], host: Partial<Host> = {}) {
  const listing = fake(listProfiles, pageOf(membersPeople(1, 3)));
  return renderRemote(<ListingPage />, { session: session(), api: [listing, add, ...more], host });
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Not for me: Person 2' }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const all = ['Person 1 Patil 27', 'Person 2 Patil 27', 'Person 3 Patil 27'];

describe("'Not for me' on a card", () => {
  it('takes the person off the list at once, and Undo puts the card back in its place', async () => {
    const notify = vi.fn<Host['notify']>();
    const remove = fake(deleteNotForMe, { data: { id: 'm1' } });
    const { requests } = open([remove], { notify });
    await press();
    await waitFor(() => expect(names()).toEqual([all[0], all[2]]));
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    const [key, , extras] = notify.mock.lastCall ?? [];
    expect([key, extras?.title, extras?.action?.label]).toEqual([
      'notForMe.added',
      'Person 2 Patil',
      'Undo',
    ]);
    expect(screen.getByRole('link', { name: /Person 3 Patil/ })).toHaveFocus();
    act(() => extras?.action?.run());
    await waitFor(() => expect(names()).toEqual(all));
    await waitFor(() =>
      expect(requests).toContainEqual({
        call: 'DELETE /api/v1/not_for_me/{id}',
        input: { params: { id: 'm1' } },
      }),
    );
    await waitFor(() => expect(notify.mock.lastCall?.[0]).toBe('notForMe.removed'));
  });

  it('puts one person back into every list, and nobody else who was set aside', async () => {
    const cards = membersPeople(1, 3);
    const cache = createQueryClient({ retryDelay: 0, gcTime: Infinity });
    const like = keyOf(listLikePeople, { params: { id: idOf(9) } });
    cache.setQueryData(like, { data: cards });
    const first = showAside(cache, idOf(1), { aside: true });
    first.keep('m1');
    showAside(cache, idOf(3), { aside: true }).keep('m3');
    showAside(cache, idOf(1), { aside: false, id: 'm1', putBack: first.takeBack }).keep(null);
    expect(cache.getQueryData<{ data: typeof cards }>(like)?.data.map(({ id }) => id)).toEqual([
      idOf(1),
      idOf(2),
    ]);
  });

  it('is taken back when the server refuses', async () => {
    const { notices } = open([fake(addNotForMe, { refuse: 500, code: 'server.error' })]);
    await press();
    await waitFor(() => expect(notices).toEqual(['server.error']));
    expect(names()).toEqual(all);
  });

  it('is not offered for a match', async () => {
    renderRemote(<ListingPage />, {
      session: session(),
      api: [fake(listProfiles, pageOf([profileCard({ matched: true })]))],
    });
    expect(await screen.findByText('Matched')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Not for me/ })).not.toBeInTheDocument();
  });

  it('is named above the list once the order has learned from it', async () => {
    const { data } = pageOf(membersPeople(1, 1));
    renderRemote(<ListingPage />, {
      session: session(),
      api: [fake(listProfiles, { data: { ...data, set_aside: 4 } })],
    });
    const line = 'You set aside 4 profiles; those like them come later';
    expect(await screen.findByRole('link', { name: line })).toHaveAttribute(
      'href',
      '/settings/people',
    );
  });
});
