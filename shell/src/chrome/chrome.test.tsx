import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { messages } from 'shared-contracts/locales/en/messages';
import {
  countsSlice,
  unreadChatsChanged,
  waitingInterestsChanged,
} from 'shared-contracts/platform/store/counts';
import { createLateSlice } from 'shared-contracts/platform/store/late-slice';
import { fake } from 'shared-contracts/testing/fake-api';
import { catchSavedFiles } from 'shared-contracts/testing/saved-files';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../testing/account.ts';
import { member, renderApp } from '../testing/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const mainTabs = () => screen.getByRole('navigation', { name: 'Main pages' });

describe('the top bar', () => {
  it('offers a visitor the listing, blogs and the sign-in', () => {
    renderApp({ at: '/blogs' });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profiles',
      '/blogs',
      '/login?return=%2Fblogs',
    ]);
    expect(bar.getByRole('link', { name: 'Blogs' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  it.each([
    ['hope', []],
    ['belief', ['identity']],
    ['trust', ['identity', 'income']],
  ] as const)(
    'shows a member on %s their score and the badges of the plan',
    async (plan, shown) => {
      renderApp({ stored: member({ myplan: plan }) });
      expect(await screen.findByText('Profile Score: 72')).toBeVisible();
      // Once in the bar, and once more at the head of the menu.
      const bar = document.querySelector<HTMLElement>('.shell-seals');
      const seals = within(bar ?? document.body).queryAllByTitle(/^Your .* is verified$/);
      expect(seals.map((seal) => seal.title)).toEqual(
        shown.map((one) => `Your ${one} is verified`),
      );
    },
  );
});

describe('the avatar menu', () => {
  it('says how much of the own profile is not saved, as its remote counts it', async () => {
    const { page } = renderApp({ stored: member() });
    const slice = createLateSlice({ name: 'unsavedEdits', initialState: { fields: 0 } });
    act(() => page.store.inject(slice));
    expect(screen.queryByText(/not saved/)).toBeNull();
    act(() => void page.store.dispatch(slice.changed({ fields: 2 })));
    fireEvent.pointerOver(screen.getByLabelText('Account of Asha'));
    expect(await screen.findByText('2 changes not saved')).toBeInTheDocument();
  });

  it('has the entries of the specification in their order', async () => {
    const user = userEvent.setup();
    renderApp({ stored: member() });
    await user.click(screen.getByLabelText('Account of Asha'));
    await user.click(await screen.findByText('Profile'));
    const menu = screen.getByLabelText('Account of Asha').parentElement as HTMLElement;
    await screen.findByText('Profile Score: 72');
    const entries = [...menu.querySelectorAll('.sp-menu__item')].map((item) => item.textContent);
    expect(entries).toEqual([
      'Profile',
      'Edit My Profile',
      'Add/Remove Photos',
      'Complete ID Verification Verified',
      'Complete Job Verification Missing',
      'Complete Income Verification Verified',
      'Video Introduction',
      'Add/Remove Contacts',
      'Delete my account',
      'Buy Plan',
      'Download my biodata',
      'Terms & Conditions',
      'Set Password (Optional)',
      'See my profile',
      'Who viewed me',
      'Settings',
      'Logout',
    ]);
  });

  it('leads to a change of the password where there is one', async () => {
    const user = userEvent.setup();
    renderApp({ stored: member(), api: [accountOf([])] });
    await user.click(screen.getByLabelText('Account of Asha'));
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set Password (Optional)' })).toBeNull();
  });

  it('shows staff the pages of the desk that their duties allow too', async () => {
    renderApp({ stored: member({ isAdmin: true }), api: [accountOf(['caller'])] });
    expect((await screen.findByText('Call logs')).closest('a')).toHaveAttribute(
      'href',
      '/calllogs',
    );
    expect(screen.queryByText('Reviews')).toBeNull();
  });

  it('saves one’s own biodata as biodata.pdf and says so', async () => {
    const user = userEvent.setup();
    const { saved } = catchSavedFiles();
    renderApp({
      stored: member(),
      api: [fake(getOwnBiodata, { data: { url: '/files/kept?file=mine' } })],
    });
    await user.click(screen.getByLabelText('Account of Asha'));
    await user.click(await screen.findByRole('button', { name: 'Download my biodata' }));
    expect(await screen.findByText('Download successful')).toBeVisible();
    expect(saved).toEqual([{ url: '/files/kept?file=mine', name: 'biodata.pdf' }]);
    expect(screen.queryByText(messages['biodata.making'].text)).toBeNull();
  });

  it('says once that the session is over when the biodata is asked for', async () => {
    const user = userEvent.setup();
    renderApp({
      stored: member(),
      api: [fake(getOwnBiodata, { refuse: 401, code: 'auth.required' })],
    });
    await user.click(screen.getByLabelText('Account of Asha'));
    await user.click(await screen.findByRole('button', { name: 'Download my biodata' }));
    expect(await screen.findByText(messages['auth.signInAgain'].text)).toBeVisible();
    expect(screen.queryByText(messages['auth.required'].text)).not.toBeInTheDocument();
    expect(screen.queryByText(messages['biodata.making'].text)).toBeNull();
  });
});

describe('the bottom bar', () => {
  it.each(['Profiles', 'Saved', 'Interests', 'Chats'])(
    'answers a visitor on %s with Join now',
    async (name) => {
      const user = userEvent.setup();
      renderApp();
      await user.click(within(mainTabs()).getByRole('link', { name }));
      expect(await screen.findByText('Join now')).toBeVisible();
      expect(window.location.pathname + window.location.search).toBe('/signup');
      expect(await screen.findByText(/you need a profile of your own/)).toBeVisible();
    },
  );

  it('leads a member to the pages, and marks the one they are on', async () => {
    const user = userEvent.setup();
    renderApp({ stored: member() });
    const tab = (name: string) => within(mainTabs()).getByRole('link', { name });
    expect(tab('Profiles')).toHaveAttribute('aria-current', 'page');
    await user.click(tab('Saved'));
    expect(await screen.findByRole('heading', { name: 'Saved profiles' })).toBeVisible();
    expect(tab('Saved')).toHaveAttribute('aria-current', 'page');
    expect(tab('Profiles')).not.toHaveAttribute('aria-current');
  });

  it('has Interests beside Chats', async () => {
    const user = userEvent.setup();
    renderApp({ stored: member(), released: ['mf-profiles', 'mf-engagement'] });
    const tabs = within(mainTabs()).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Profiles', 'Saved', 'Interests', 'Chats']);
    await user.click(within(mainTabs()).getByRole('link', { name: 'Interests' }));
    expect(await screen.findByRole('heading', { name: 'Interests' })).toBeVisible();
    expect(within(mainTabs()).getByRole('link', { name: 'Interests' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('counts unread messages', () => {
    const { page } = renderApp({ stored: member() });
    expect(screen.queryByText(/unread message/)).toBeNull();
    act(() => page.store.inject(countsSlice));
    act(() => void page.store.dispatch(unreadChatsChanged(3)));
    expect(screen.getByText('3 unread messages')).toBeInTheDocument();
    act(() => void page.store.dispatch(unreadChatsChanged(1)));
    expect(screen.getByText('1 unread message')).toBeInTheDocument();
  });

  it('counts interests that wait for an answer, too', () => {
    const { page } = renderApp({ stored: member() });
    act(() => page.store.inject(countsSlice));
    act(() => void page.store.dispatch(waitingInterestsChanged(2)));
    expect(screen.getByText('2 wait for your answer')).toBeInTheDocument();
    act(() => void page.store.dispatch(waitingInterestsChanged(0)));
    expect(screen.queryByText(/for your answer/)).toBeNull();
  });

  it('says the number in the title of the document too', async () => {
    const { page } = renderApp({ stored: member() });
    await waitFor(() => expect(document.title).toBe('Profiles – Saptapadi'));
    act(() => page.store.inject(countsSlice));
    act(() => void page.store.dispatch(unreadChatsChanged(2)));
    expect(document.title).toBe('(2) Profiles – Saptapadi');
    act(() => void page.store.dispatch(unreadChatsChanged(0)));
    expect(document.title).toBe('Profiles – Saptapadi');
  });
});

describe('the frame', () => {
  it('begins with a link to the content', async () => {
    const user = userEvent.setup();
    renderApp();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('says when the device is offline, and stops when it is back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp();
    expect(screen.getByText(/No connection. What you see may be old/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('says offline how many messages wait, as their remote counts them', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { page } = renderApp({ stored: member() });
    expect(screen.queryByText(/wait.* to be sent/)).toBeNull();
    const slice = createLateSlice({
      name: 'unsentMessages',
      initialState: { waiting: 0, refused: 0 },
    });
    act(() => {
      page.store.inject(slice);
      page.store.dispatch(slice.changed({ waiting: 3, refused: 1 }));
    });
    expect(screen.getByText(/2 messages wait here to be sent/)).toBeVisible();
  });
});
