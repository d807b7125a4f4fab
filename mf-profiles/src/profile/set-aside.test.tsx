import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNotForMe, deleteNotForMe } from 'shared-contracts/calls/engagement';
import { getProfile, listLikePeople } from 'shared-contracts/calls/profiles';
import { profileCard } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { open, reply, shown } from './open-profile-in-test.tsx';

afterEach(() => vi.unstubAllGlobals());

const openProfile = (...more: Fake[]) => {
  const opened = fake(getProfile, { ...reply(), matched: false, not_for_me_id: null });
  return open(opened, { api: [opened, ...more] });
};

it('sets the person of a profile aside, and shows the same person again', async () => {
  const { notices } = openProfile(
    fake(addNotForMe, { data: { id: 'm1', to: shown.id } }),
    fake(deleteNotForMe, { data: { id: 'm1' } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Not for me: Asha' }));
  await waitFor(() => expect(notices).toEqual(['notForMe.added']));
  const again = await screen.findByRole('button', { name: 'Show Asha again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(notices).toEqual(['notForMe.added', 'notForMe.removed']));
  expect(await screen.findByRole('button', { name: 'Not for me: Asha' })).toBeVisible();
});

it('requests people like the one of the profile once the reader comes near, and shows them', async () => {
  const nears: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onEntries: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit = {},
      ) {
        // That of the end of the page, not those of the place where one reads.
        if (options.rootMargin === '900px 0px')
          nears.push(() => onEntries([{ isIntersecting: true }]));
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  const other = { id: '0b0e7c1a-5d0f-4c1e-9a53-000000000009', name: 'Ila', lastName: 'Joshi' };
  const { requests } = openProfile(fake(listLikePeople, { data: [profileCard(other)] }));
  await screen.findByRole('button', { name: 'Not for me: Asha' });
  const asked = () => requests.filter(({ call }) => call.endsWith('/like')).length;
  expect(asked()).toBe(0);
  act(() => nears.at(-1)?.());
  expect(await screen.findByRole('heading', { name: 'People like this' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: /Ila Joshi/ })).toBeVisible();
  expect(asked()).toBe(1);
});
