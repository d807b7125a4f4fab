import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsentPrefix } from 'shared-contracts/domain/unsent-messages';
import { createLateSlice } from 'shared-contracts/platform/store/late-slice';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHost } from '../host/create-host.tsx';
import { member, renderApp, type RenderedApp } from '../testing/render-app.tsx';

const title = 'Leave without saving?';
const user = userEvent.setup();
const heading = (name: string) => screen.findByRole('heading', { name });
const blogs = () => screen.getAllByRole('link', { name: 'Blogs' })[0] as HTMLElement;
const answer = async (name: 'Confirm' | 'Cancel') => {
  await screen.findByRole('alertdialog', { name: title });
  await user.click(screen.getByRole('button', { name }));
};
const isClosingHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let app: RenderedApp;
let saved: () => void;

/** A page with something unsaved, one step after another page. */
beforeEach(async () => {
  app = renderApp({ at: '/terms-and-conditions', stored: member() });
  await heading('Terms & Conditions');
  act(() => app.page.navigation.go('/profiles'));
  await heading('Profiles');
  const { guardLeaving } = createHost(app.page, {}, 'en');
  act(() => {
    const release = guardLeaving?.();
    saved = () => act(() => release?.());
  });
});

describe('leaving a page with something unsaved', () => {
  it('by a link stays when the answer is no, and asks again', async () => {
    await user.click(blogs());
    await answer('Cancel');
    expect(window.location.pathname).toBe('/profiles');
    await user.click(blogs());
    await answer('Confirm');
    expect(await heading('Blogs')).toBeVisible();
  });

  it('by a tab and by Logout asks too', async () => {
    await user.click(screen.getByRole('link', { name: 'Saved' }));
    await answer('Cancel');
    await user.click(screen.getByLabelText(/^Account of/));
    await user.click(await screen.findByText('Logout'));
    await answer('Cancel');
    expect(app.page.session.current()).not.toBeNull();
    expect(window.location.pathname).toBe('/profiles');
  });

  it('by Back stays when the answer is no; no other page shows meanwhile', async () => {
    act(() => window.history.back());
    await answer('Cancel');
    expect(window.location.pathname).toBe('/profiles');
    expect(await heading('Profiles')).toBeVisible();
    expect(app.views.at(-1)).toBe('Profiles /profiles');
    act(() => window.history.back());
    await answer('Confirm');
    expect(await heading('Terms & Conditions')).toBeVisible();
  });

  it('by several steps at once goes as far as was wanted', async () => {
    saved();
    act(() => app.page.navigation.go('/blogs'));
    await heading('Blogs');
    act(() => void createHost(app.page, {}, 'en').guardLeaving?.());
    act(() => window.history.go(-2));
    await answer('Confirm');
    expect(await heading('Terms & Conditions')).toBeVisible();
  });

  it('does not ask for another part of the same page', async () => {
    act(() => app.page.navigation.go('/profiles?sort=newest'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('alertdialog', { name: title })).not.toBeInTheDocument();
  });

  it('by closing the tab lets the browser ask', () => {
    expect(isClosingHeld()).toBe(true);
    saved();
    expect(isClosingHeld()).toBe(false);
  });

  it('is free once all is saved', async () => {
    saved();
    await user.click(blogs());
    expect(await heading('Blogs')).toBeVisible();
    act(() => window.history.back());
    expect(await heading('Profiles')).toBeVisible();
  });

  it('is no question when the session ends', async () => {
    act(() => app.page.session.lose(app.page.session.current()?.token ?? ''));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByRole('alertdialog', { name: title })).not.toBeInTheDocument();
  });
});

describe('a page with something unsaved', () => {
  it('keeps its build until all is saved', async () => {
    const { remotes } = app.page;
    expect(remotes.state('mf-profiles').status).toBe('ready');
    act(() => remotes.reportFailure('mf-profiles', 'render', new Error('a slot of it broke')));
    expect(remotes.state('mf-profiles').status).toBe('ready');
    saved();
    expect(remotes.state('mf-profiles').status).toBe('failed');
  });

  it('does not keep the builds of others', () => {
    const { remotes } = app.page;
    remotes.preload('mf-content');
    act(() => remotes.reportFailure('mf-content', 'render', new Error('broken')));
    expect(remotes.state('mf-content').status).toBe('failed');
  });
});

describe('logging out while something waits to be sent', () => {
  const signOutTitle = 'Sign out before everything is sent?';
  const logOut = async () => {
    await user.click(screen.getByLabelText(/^Account of/));
    await user.click(await screen.findByText('Logout'));
  };
  let sent: () => void;
  beforeEach(() => {
    saved();
    const { guardSignOut } = createHost(app.page, {}, 'en');
    act(() => {
      const release = guardSignOut?.();
      sent = () => act(() => release?.());
    });
  });

  it('asks first, and stays signed in when the answer is no', async () => {
    await logOut();
    await screen.findByRole('alertdialog', { name: signOutTitle });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(app.page.session.current()).not.toBeNull();
    await logOut();
    await screen.findByRole('alertdialog', { name: signOutTitle });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(app.page.session.current()).toBeNull());
  });

  it('holds back no other page', async () => {
    await user.click(blogs());
    expect(await heading('Blogs')).toBeVisible();
    expect(isClosingHeld()).toBe(false);
  });

  it('asks nothing once all is sent', async () => {
    sent();
    await logOut();
    await waitFor(() => expect(app.page.session.current()).toBeNull());
  });

  it('asks about what an earlier page has left unsent, until it is sent', async () => {
    sent();
    const left = `${unsentPrefix(app.page.session.current()?.userId ?? '')}1`;
    window.localStorage.setItem(left, '{}');
    await logOut();
    await screen.findByRole('alertdialog', { name: signOutTitle });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    window.localStorage.removeItem(left);
    await logOut();
    await waitFor(() => expect(app.page.session.current()).toBeNull());
  });

  it('asks about what the remote of the chats counts, until it is sent', async () => {
    sent();
    const unsent = createLateSlice({
      name: 'unsentMessages',
      initialState: { waiting: 0, refused: 0 },
    });
    act(() => {
      app.page.store.inject(unsent);
      app.page.store.dispatch(unsent.changed({ waiting: 1, refused: 0 }));
    });
    await logOut();
    await screen.findByRole('alertdialog', { name: signOutTitle });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => void app.page.store.dispatch(unsent.changed({ waiting: 0, refused: 0 })));
    await logOut();
    await waitFor(() => expect(app.page.session.current()).toBeNull());
  });

  it('asks one thing after the other when the page has unsaved changes too', async () => {
    act(() => void createHost(app.page, {}, 'en').guardLeaving?.());
    await logOut();
    for (const name of [signOutTitle, title]) {
      await screen.findByRole('alertdialog', { name });
      expect(app.page.session.current()).not.toBeNull();
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
    }
    await waitFor(() => expect(app.page.session.current()).toBeNull());
  });
});
