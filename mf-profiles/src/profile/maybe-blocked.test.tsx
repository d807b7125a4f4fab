import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import type { CallReply, LooseInput } from 'shared-contracts/calls/call';
import { blockProfile, isBlocked, listBlocked } from 'shared-contracts/calls/engagement';
import { getProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { expect, it, vi } from 'vitest';
import { FromListing, open, openFrom, reply, shown } from './open-profile-in-test.tsx';
import { ProfilePage } from './profile-page.tsx';

const gone = { refuse: 404, code: 'profile.notFound' };
const limited = limitedProfile({ id: shown.id, name: 'Asha' });

/** The reader's own blocks, the first page of them. */
function blocksOf(
  ids: readonly string[],
  next: string | null = null,
): CallReply<typeof listBlocked> {
  const data = ids.map((id) => ({
    blocked_at: '2026-11-20T09:00:00.000Z',
    profile: { id, name: 'Asha' },
  }));
  return { data: { data, next, prev: null } };
}

const asked = (requests: readonly { call: string }[]) => requests.map(({ call }) => call);

it('of somebody who is gone nothing is asked that would be refused as well', async () => {
  const { requests } = open(fake(getProfile, gone), {
    api: [fake(getProfile, gone), fake(listBlocked, blocksOf([])), fake(viewProfile, gone)],
  });
  expect(await screen.findByText('This profile is not available')).toBeVisible();
  expect(asked(requests)).toEqual(['GET /api/v1/blocks', 'GET /api/v1/profiles/{id}']);
});

it('whom the reader blocked before is known from the list: the profile is not asked for, so that nothing is refused', async () => {
  const view = fake(viewProfile, { data: limited, is_blocked: true });
  const list = fake(listBlocked, blocksOf([shown.id]));
  const { requests } = open(list, { api: [list, view] });
  expect(await screen.findByText('You have blocked Asha')).toBeVisible();
  expect(asked(requests)).toEqual(['GET /api/v1/blocks', 'GET /api/v1/view/profile']);
});

it('a list of blocks that does not come holds the profile up no longer than it takes', async () => {
  const list = fake(listBlocked, { refuse: 503, code: 'server.busy' });
  const { requests } = open(list, { api: [list, fake(getProfile, reply())] });
  await screen.findByRole('tablist');
  expect(asked(requests).slice(0, 2)).toEqual(['GET /api/v1/blocks', 'GET /api/v1/profiles/{id}']);
});

it('is known not to be blocked where the reader comes from a list: their profile is asked for at once', () => {
  const { requests } = openFrom(<FromListing />, fake(getProfile, reply()));
  expect(asked(requests)).toEqual(['GET /api/v1/profiles/{id}']);
});

it.each([
  ['on the list', blocksOf([shown.id])],
  ['perhaps behind its first page', blocksOf([], 'more')],
])('somebody whom the reader blocked, %s, keeps a limited view', async (_where, blocks) => {
  const api = [
    fake(getProfile, gone),
    fake(listBlocked, blocks),
    fake(viewProfile, { data: limited, is_blocked: true }),
  ];
  open(fake(getProfile, gone), { api });
  expect(await screen.findByText('You have blocked Asha')).toBeVisible();
});

/** The page beside whatever blocks somebody in another remote. */
function BesideBlock() {
  const cache = useQueryClient();
  const block = async (is_blocked: boolean) => {
    cache.setQueryData(keyOf(isBlocked, { query: { profileId: shown.id } }), { is_blocked });
    await cache.resetQueries({ queryKey: keyOf(getProfile, { params: { id: shown.id } }) });
    await cache.invalidateQueries();
  };
  // Its button goes with the view, and the focus with it.
  const leave = (event: MouseEvent<HTMLButtonElement>, isBlock: boolean) => {
    event.currentTarget.blur();
    void block(isBlock);
  };
  return (
    <>
      <ProfilePage />
      <button onClick={(event) => leave(event, true)}>block</button>
      <button onClick={(event) => leave(event, false)}>unblock</button>
    </>
  );
}

function openBesideBlock(view: Fake) {
  const profile = fake(getProfile, reply());
  return openFrom(<BesideBlock />, profile, { api: [profile, view] });
}

/** How often the shown profile was asked for; the reader's own is another one. */
const profilesAsked = (requests: readonly { call: string; input: unknown }[]) =>
  requests.filter(
    ({ call, input }) =>
      call === 'GET /api/v1/profiles/{id}' && (input as LooseInput).params?.['id'] === shown.id,
  ).length;

it('begins at the top where the reader blocks somebody here, the name in focus, and again where it is taken back', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  let blocked = true;
  openBesideBlock(
    fake(viewProfile, () => ({ data: limited, ...(blocked && { is_blocked: true as const }) })),
  );
  await screen.findByRole('tablist');
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('block'));
  await screen.findByText('You have blocked Asha');
  const title = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveTextContent('Asha');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  blocked = false;
  await userEvent.click(screen.getByText('unblock'));
  await screen.findByRole('tablist');
  await waitFor(() => expect(title()).toHaveFocus());
  expect(scroll).toHaveBeenCalledTimes(2);
  scroll.mockRestore();
});

it('stays where it is when somebody is known to be blocked from the start', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const list = fake(listBlocked, blocksOf([shown.id]));
  open(list, { api: [list, fake(viewProfile, { data: limited, is_blocked: true })] });
  await screen.findByText('You have blocked Asha');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  scroll.mockRestore();
});

it('whom the reader blocks here is not asked for again', async () => {
  const { requests } = openBesideBlock(fake(viewProfile, { data: limited, is_blocked: true }));
  await screen.findByRole('tablist');
  await userEvent.click(screen.getByText('block'));
  expect(await screen.findByText('You have blocked Asha')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(profilesAsked(requests)).toBe(1);
});

/** The page beside a block that is on its way while the server already tells that lists have changed. */
function BesideBlockUnderWay({ sent }: { sent: Promise<void> }) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: [...keyOf(blockProfile), shown.id],
    mutationFn: () => sent,
  });
  return (
    <>
      <ProfilePage />
      <button onClick={() => mutate()}>block</button>
      <button onClick={() => void cache.invalidateQueries({ queryKey: keyOf(getProfile) })}>
        pushed
      </button>
    </>
  );
}

it('whom the reader is blocking is not asked for by what the server pushes meanwhile', async () => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => (answer = resolve));
  const { requests } = openFrom(<BesideBlockUnderWay sent={sent} />, fake(getProfile, reply()));
  await screen.findByRole('tablist');
  await userEvent.click(screen.getByText('block'));
  await userEvent.click(screen.getByText('pushed'));
  expect(profilesAsked(requests)).toBe(1);
  answer();
});

it('is asked for again where the block was taken back elsewhere', async () => {
  const { requests } = openBesideBlock(fake(viewProfile, { data: limited }));
  await screen.findByRole('tablist');
  await userEvent.click(screen.getByText('block'));
  await waitFor(() => expect(profilesAsked(requests)).toBe(2));
  expect(await screen.findByRole('tablist')).toBeVisible();
});
