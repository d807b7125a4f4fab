import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browseProfiles, getProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { toPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/platform/routes';
import { useQueryClient } from 'shared-contracts/query';
import { limitedProfile, session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { ProfilePage } from './profile-page.tsx';

const shown = limitedProfile();
const open = (options: RenderRemoteOptions) =>
  renderRemote(<ProfilePage />, {
    path: routes.profile.path,
    at: routes.profile.href({ userId: shown.id }),
    ...options,
  });

/** The page as a visitor comes to it from a card. */
function FromListing() {
  const pages = [{ data: { data: [shown], next: null, prev: null } }];
  const key = keyOf(browseProfiles, { params: { x: 'all' }, query: {} });
  useQueryClient().setQueryData([...key, 'pages'], { pages });
  return <ProfilePage />;
}

describe('a profile that a visitor opens', () => {
  it('shows the limited view and what joining would show', async () => {
    const { joinNow, requests } = open({ api: [fake(viewProfile, { data: shown })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
    expect(requests).toMatchObject([{ input: { query: { id: shown.id } } }]);
    expect(screen.getByText('27 years')).toBeVisible();
    expect(screen.getByText('Family Details')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Join now' }));
    expect(joinNow.asked).toBe(1);
    for (const words of ['Chat', 'Save', 'Block', 'Download biodata'])
      await userEvent.click(screen.getByRole('button', { name: words }));
    expect(joinNow.asked).toBe(5);
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      routes.login.href({ return: routes.profile.href({ userId: shown.id }) }),
    );
  });

  it('takes the interest of a visitor along to the sign-up', async () => {
    const { joinNow, notices } = open({ api: [fake(viewProfile, { data: shown })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Send Interest' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      routes.signup.href({ interest: toPid(shown.id) }),
    );
    expect(notices).toEqual(['visitor.joinNow']);
    expect(joinNow.asked).toBe(0);
  });

  it('stands as the listing knows it when the API is away, and asks again', async () => {
    let away = true;
    const api = fake(viewProfile, () =>
      away ? { refuse: 503, code: 'server.busy' } : { data: shown },
    );
    renderRemote(<FromListing />, {
      path: routes.profile.path,
      at: routes.profile.href({ userId: shown.id }),
      api: [api],
    });
    const title = screen.getByRole('heading', { level: 1, name: 'Asha' });
    title.focus();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load this profile');
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(title).toHaveFocus();
    expect(screen.getByText('27 years')).toBeVisible();
    away = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });

  it('invites to join when the visitor has seen enough', async () => {
    open({ api: [fake(viewProfile, { refuse: 429, code: 'profile.viewBudget' })] });
    expect(await screen.findByRole('link', { name: 'Join now' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have seen many');
  });
});

describe('a profile that is not there', () => {
  it.each(['%F0%9F%98%80', 'nonsense', 'bm90LWFuLWlk', '*'])(
    'has a way on when the address is broken: %s',
    (pid) => {
      const { requests } = open({ at: `/profile/${pid}`, session: session() });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'This profile is not available',
      );
      expect(screen.getByRole('link', { name: 'See all profiles' })).toHaveAttribute(
        'href',
        '/profiles',
      );
      expect(requests).toEqual([]);
    },
  );

  it('has the same way on when the server knows nobody by that id', async () => {
    open({
      session: session(),
      api: [fake(getProfile, { refuse: 404, code: 'profile.notFound' })],
    });
    expect(await screen.findByRole('link', { name: 'See all profiles' })).toBeVisible();
  });
});

describe('Back', () => {
  it('leads to the listing when the page was opened from outside', async () => {
    open({ api: [fake(viewProfile, { data: shown })] });
    await screen.findByRole('heading', { level: 1, name: 'Asha' });
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back).toHaveAttribute('href', '/profiles');
    await userEvent.click(back);
    expect(screen.getByTestId('address')).toHaveTextContent('/profiles');
  });
});
