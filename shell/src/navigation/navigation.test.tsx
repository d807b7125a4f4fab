import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createHost } from '../host/create-host.tsx';
import { member, renderApp } from '../testing/render-app.tsx';

describe('who may open a page', () => {
  it('a visitor on a member’s page is asked to sign in, and told where they will be', async () => {
    renderApp({ at: '/saved/profiles?sort=newest' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText(/We will bring you back to: Saved profiles/)).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('return')).toBe(
      '/saved/profiles?sort=newest',
    );
  });

  it.each([
    ['a visitor', undefined],
    ['a member', member()],
  ])('%s finds no staff pages', async (_, stored) => {
    renderApp({
      at: '/calllogs',
      released: ['mf-staff'],
      ...(stored === undefined ? {} : { stored }),
    });
    expect(await screen.findByRole('heading', { name: 'We do not have this page' })).toBeVisible();
    expect(document.title).toBe('Page not found – Saptapadi');
  });

  it('staff find them', async () => {
    renderApp({ at: '/calllogs', released: ['mf-staff'], stored: member({ isAdmin: true }) });
    expect(await screen.findByRole('heading', { name: 'Call logs' })).toBeVisible();
  });

  it('any other path shows the 404 picture', async () => {
    renderApp({ at: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: 'We do not have this page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all profiles' })).toHaveAttribute(
      'href',
      '/profiles',
    );
  });

  it('a page whose remote was never released says that it is closed', async () => {
    renderApp({ at: '/chats', stored: member() });
    expect(
      await screen.findByRole('heading', { name: 'This page is closed for the moment' }),
    ).toBeVisible();
  });
});

describe('going from page to page', () => {
  it('gives every page its title', async () => {
    const user = userEvent.setup();
    renderApp();
    await waitFor(() => expect(document.title).toBe('Profiles – Saptapadi'));
    await user.click(screen.getAllByRole('link', { name: 'Blogs' })[0] as HTMLElement);
    await waitFor(() => expect(document.title).toBe('Blogs – Saptapadi'));
  });

  it('lets a page title the document while it stands; the view keeps the route’s name', async () => {
    const { page, views } = renderApp();
    await screen.findByRole('heading', { name: 'Profiles' });
    let takeBack: (() => void) | undefined;
    act(() => (takeBack = createHost(page, {}, 'en').titled?.('Asha Joshi')));
    expect(document.title).toBe('Asha Joshi – Saptapadi');
    act(() => takeBack?.());
    expect(document.title).toBe('Profiles – Saptapadi');
    expect(views).toEqual(['Profiles /profiles']);
  });

  it('leaves a post the title that its document came with, until the page gives one or is left', async () => {
    document.title = 'How to begin – Saptapadi';
    const { page } = renderApp({ at: '/blog/begin', released: ['mf-content'] });
    await screen.findByRole('heading', { name: 'Blog' });
    expect(document.title).toBe('How to begin – Saptapadi');
    let takeBack: (() => void) | undefined;
    act(() => (takeBack = createHost(page, {}, 'en').titled?.('How to go on')));
    expect(document.title).toBe('How to go on – Saptapadi');
    act(() => takeBack?.());
    act(() => page.navigation.go('/profiles'));
    await waitFor(() => expect(document.title).toBe('Profiles – Saptapadi'));
    act(() => page.navigation.go('/blog/begin'));
    await waitFor(() => expect(document.title).toBe('Blog – Saptapadi'));
  });

  it('says each view once, and not for a change of the query', async () => {
    const user = userEvent.setup();
    const { page, views } = renderApp();
    await screen.findByRole('heading', { name: 'Profiles' });
    act(() => page.navigation.go('/profiles?sort=newest'));
    await user.click(screen.getAllByRole('link', { name: 'Blogs' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Blogs' });
    expect(views).toEqual(['Profiles /profiles', 'Blogs /blogs']);
  });

  it('does not count a page that asked to sign in as viewed', async () => {
    const { views } = renderApp({ at: '/saved/profiles' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(views).toEqual(['Login /login']);
  });

  it('moves the focus to the new page’s title, and leaves the first page alone', async () => {
    const user = userEvent.setup();
    renderApp();
    expect(await screen.findByRole('heading', { name: 'Profiles' })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    const title = await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('starts new pages at the top and returns to where one was on Back', async () => {
    const user = userEvent.setup();
    renderApp();
    await screen.findByRole('heading', { name: 'Profiles' });
    vi.stubGlobal('scrollY', 640);
    window.dispatchEvent(new Event('scroll'));
    await user.click(screen.getAllByRole('link', { name: 'Blogs' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Blogs' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'Profiles' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  });
});
