import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile, profileCard } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { OwnContacts } from './own-contacts.tsx';

const father = {
  name: 'Shrikant Kulkarni',
  relation: 'Father',
  phone: '+91 98220 12345',
  occupation: null,
  current_city: 'Pune',
  address: null,
};
const seen = (name: string, day: number) => ({
  seen_at: `2026-11-${day}T09:30:00.000Z`,
  profile: limitedProfile({ name }),
});
const page = <One,>(data: One[], next: string | null = null) => ({
  data: { data, next, prev: null },
});
const open = (...api: Fake[]) => renderRemote(<OwnContacts contacts={[father]} />, { api });
const unfold = (title: string) => userEvent.click(screen.getByText(title));

describe('one’s own contacts', () => {
  it('stand as they are, with the way to change them', () => {
    open();
    expect(screen.getByText('+91 98220 12345')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add/Remove Contacts' })).toHaveAttribute(
      'href',
      '/add/contacts',
    );
  });

  it('tell who saw them and when, page by page, asked for only when unfolded', async () => {
    const { requests } = open(
      fake(listContactViews, ({ query }) =>
        query?.['cursor'] === undefined
          ? page([seen('Rohan', 20)], 'more')
          : page([seen('Amit', 12)]),
      ),
    );
    expect(requests).toEqual([]);
    await unfold('Who saw my contacts');
    const rohan = await screen.findByRole('link', { name: 'Rohan, 27' });
    expect(rohan).toHaveAttribute('href', routes.profile.href({ userId: limitedProfile().id }));
    const time = within(rohan.closest('li') as HTMLElement).getByText(/20 Nov 2026/);
    expect(time).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Amit, 27' })).toBeVisible();
    expect(screen.getByText('2 in all')).toBeVisible();
  });

  it('say so when nobody looked', async () => {
    open(fake(listContactViews, page([])));
    await unfold('Who saw my contacts');
    expect(await screen.findByText(/No one has looked/)).toBeVisible();
  });

  it('tell who viewed the profile, and try again where that does not come', async () => {
    let broken = true;
    const visit = { viewed_at: '2026-11-19T05:00:00.000Z', profile: profileCard() };
    open(fake(listViewers, () => (broken ? { refuse: 500, code: 'server.error' } : page([visit]))));
    await unfold('Who viewed my profile');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing is lost');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Asha Kulkarni, 27' })).toBeVisible();
  });
});
