import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'shared-contracts/calls/auth';
import { getLegal } from 'shared-contracts/calls/content';
import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { unsentPrefix } from 'shared-contracts/domain/unsent-messages';
import { ownNameChanged, signedIn, signedOut } from 'shared-contracts/platform/events/event-map';
import { routes } from 'shared-contracts/platform/routes';
import { countsSlice, unreadChatsChanged } from 'shared-contracts/platform/store/counts';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR, member, NOW, renderApp } from '../testing/render-app.tsx';
import { tokenUntil } from '../testing/tokens.ts';
import { readSession, writeSession } from './session-storage.ts';

afterEach(() => vi.useRealTimers());

const REFUSED = { refuse: 401, code: 'auth.required' };

describe('opening the page', () => {
  it('shows a member their own bar, and says so to the gateway', async () => {
    const { cookies } = renderApp({ stored: member() });
    expect(await screen.findByText('Profile Score: 72')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(cookies.at(-1)).toMatch(
      /^sp_member=1; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    );
  });

  it('lets remotes that load later hear who is signed in', () => {
    const { page } = renderApp({ stored: member() });
    const heard = vi.fn();
    page.bus.on(signedIn, heard);
    expect(heard).toHaveBeenCalledWith({ userId: member().userId });
  });

  it('with an expired token shows the visitor’s bar and clears what is stored', async () => {
    const { cookies } = renderApp({ stored: member({ token: tokenUntil(NOW - 1000) }) });
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
    expect(cookies.at(-1)).toContain('Max-Age=0');
  });
});

describe('a session that dies while the page is open', () => {
  it('by a 401 clears everything, asks to sign in again and remembers the place', async () => {
    const { page } = renderApp({
      at: '/featured?sort=newest',
      stored: member(),
      api: [fake(myProfile, REFUSED)],
    });
    await screen.findByRole('heading', { name: 'Featured profiles' });
    await act(() => page.send(myProfile, {}).catch(() => undefined));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
    expect(
      screen.getByText('Please sign in again. You will come back to this page.'),
    ).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('return')).toBe('/featured?sort=newest');
  });

  it('says so once, however many calls were refused', async () => {
    const { page } = renderApp({ stored: member(), api: [fake(myProfile, REFUSED)] });
    const call = () => page.send(myProfile, {}).catch(() => undefined);
    await act(() => Promise.all([call(), call(), call()]));
    expect(page.notices.shown()).toHaveLength(1);
  });

  it('is not taken for dead by the late answer to an earlier one', async () => {
    const { page } = renderApp({ stored: member(), api: [fake(myProfile, REFUSED)] });
    const late = page.send(myProfile, {}).catch(() => undefined);
    act(() => page.session.begin(member({ token: tokenUntil(NOW + HOUR, 'b') })));
    await act(() => late);
    expect(page.session.current()).not.toBeNull();
  });

  it('is not taken for dead by a wrong password at a public call', async () => {
    const { page } = renderApp({ stored: member(), api: [fake(getLegal, REFUSED)] });
    await act(() => page.send(getLegal, {}).catch(() => undefined));
    expect(page.session.current()).not.toBeNull();
  });

  it('by its time leads to the sign-in, also after the phone slept', async () => {
    vi.useFakeTimers();
    let now = NOW;
    const { page } = renderApp({ stored: member(), now: () => now });
    now += HOUR - 1;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(page.session.current()).not.toBeNull();
    now += 2;
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.session.current()).toBeNull();
    expect(window.location.pathname).toBe('/login');
  });
});

describe('a member who changes the name', () => {
  it('is called by it at once, here and after a reload, and nothing is fetched anew', async () => {
    const { page } = renderApp({ stored: member({ name: 'Asha' }) });
    const { userId, token } = member();
    page.queries.setQueryData(['kept'], 'of Asha');
    act(() => page.bus.emit(ownNameChanged, { userId, name: 'Aasha' }));
    expect(await screen.findByLabelText('Account of Aasha')).toBeVisible();
    expect(readSession(window.localStorage)).toMatchObject({ name: 'Aasha', token });
    expect(page.queries.getQueryData(['kept'])).toBe('of Asha');
  });

  it('is not somebody who signed out meanwhile, or somebody else', () => {
    const { page } = renderApp({ stored: member({ name: 'Asha' }) });
    const other = '00000000-0000-4000-8000-000000000009';
    act(() => page.bus.emit(ownNameChanged, { userId: other, name: 'Aasha' }));
    expect(page.session.current()?.name).toBe('Asha');
    act(() => page.session.end('asked'));
    act(() => page.bus.emit(ownNameChanged, { userId: member().userId, name: 'Aasha' }));
    expect(readSession(window.localStorage)).toBeNull();
  });
});

describe('another tab', () => {
  const tell = (key: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it('that signs out takes this one along', async () => {
    const { page } = renderApp({ stored: member() });
    window.localStorage.clear();
    tell('token');
    expect(page.session.current()).toBeNull();
    expect(await screen.findByText('You are signed out.')).toBeVisible();
  });

  it('that signs out does not say why, so that nothing unsent is thrown away here', () => {
    const { page } = renderApp({ stored: member() });
    const heard = vi.fn();
    page.bus.on(signedOut, heard);
    window.localStorage.clear();
    tell('token');
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'expired' });
  });

  it('that signs in takes this one along', async () => {
    renderApp();
    writeSession(window.localStorage, member({ name: 'Meera' }));
    tell('token');
    expect(await screen.findByLabelText('Account of Meera')).toBeVisible();
  });

  it('with somebody else starts this one afresh', async () => {
    const { page } = renderApp({ stored: member() });
    page.queries.setQueryData(['secret'], 'of Asha');
    writeSession(
      window.localStorage,
      member({ name: 'Rohan', token: tokenUntil(NOW + HOUR, 'rohan') }),
    );
    tell('token');
    expect(await screen.findByLabelText('Account of Rohan')).toBeVisible();
    expect(page.queries.getQueryData(['secret'])).toBeUndefined();
  });

  it('that stores other things changes nothing', () => {
    const { page } = renderApp({ stored: member() });
    window.localStorage.clear();
    tell('theme');
    expect(page.session.current()).not.toBeNull();
  });
});

describe('messages that were not sent', () => {
  const unsent = `${unsentPrefix(member().userId)}1`;

  it.each([
    ['asked', null],
    ['deleted', null],
    ['expired', '[]'],
    ['paid', '[]'],
  ] as const)('after the end of a session for the reason %s are %s', (reason, left) => {
    const { page } = renderApp({ stored: member() });
    window.localStorage.setItem(unsent, '[]');
    act(() => page.session.end(reason));
    expect(window.localStorage.getItem(unsent)).toBe(left);
    window.localStorage.removeItem(unsent);
  });
});

describe('after a payment', () => {
  it.each([['the member'], ['another tab']])(
    'asks to sign in again, also where %s has ended the session',
    async (who) => {
      renderApp({
        at: routes.logout.href({ reason: 'paid' }),
        ...(who === 'the member' ? { stored: member() } : {}),
        api: [fake(signOut, { data: { signed_out: true } })],
      });
      expect(await screen.findByText('Please sign in to continue')).toBeVisible();
      expect(screen.getByText('Success')).toBeVisible();
      expect(screen.queryByText('You are signed out.')).toBeNull();
    },
  );
});

describe('a session that is being ended by wish', () => {
  it('is not lost because the server refuses it meanwhile, unless nothing comes of it', () => {
    const { page } = renderApp({ stored: member() });
    const token = page.session.current()?.token ?? '';
    const stays = page.session.expectEnd();
    act(() => page.session.lose(token));
    expect(page.session.current()).not.toBeNull();
    stays();
    act(() => page.session.lose(token));
    expect(page.session.current()).toBeNull();
  });
});

describe('signing out', () => {
  it('tells the server, clears everything here and invites to sign in again', async () => {
    const user = userEvent.setup();
    const { page, requests, cookies } = renderApp({
      stored: member(),
      api: [fake(signOut, { data: { signed_out: true } })],
    });
    const heard = vi.fn();
    page.queries.setQueryData(['secret'], 'of Asha');
    act(() => page.store.inject(countsSlice));
    act(() => void page.store.dispatch(unreadChatsChanged(3)));
    await screen.findByText('Profile Score: 72');

    await user.click(screen.getByLabelText('Account of Asha'));
    await user.click(await screen.findByRole('link', { name: 'Logout' }));

    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(screen.getByText('You are signed out.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
    expect(requests.filter(({ call }) => call === 'POST /api/v1/sign_out')).toHaveLength(1);
    expect(window.localStorage).toHaveLength(0);
    expect(cookies.at(-1)).toContain('Max-Age=0');
    expect(page.queries.getQueryData(['secret'])).toBeUndefined();
    expect(page.store.getState()).toMatchObject({
      session: { current: null },
      counts: { unreadChats: 0, waitingInterests: 0 },
    });
    expect(page.queries.getQueryData(keyOf(profileCompletion, {}))).toBeUndefined();
    page.bus.on(signedIn, heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('works without the server', async () => {
    renderApp({ at: '/logout', stored: member() });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
  });

  it('asks nothing more with the token that ends there', async () => {
    const { requests } = renderApp({ at: '/logout', stored: member() });
    await screen.findByRole('heading', { name: 'You are signed out' });
    expect(requests.map(({ call }) => call)).toEqual(['POST /api/v1/sign_out']);
  });

  it('after a plan paid for by e-mail says how its owner claims it', async () => {
    const { page } = renderApp({ at: '/logout?reason=paid&email=family%40home.example' });
    expect(
      await screen.findByText(/^The membership for family@home.example is paid/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up with this address' })).toHaveAttribute(
      'href',
      '/signup?email=family%40home.example',
    );
    expect(page.notices.shown()).toHaveLength(1);
  });
});
