import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, renderApp, type RenderedApp } from '../testing/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { name });
const dialogs: HTMLDialogElement[] = [];
let app: RenderedApp;

/** A dialog as a page opens it; `asks` is what it does when it is asked to close, default to close. */
async function open(asks: (dialog: HTMLDialogElement) => void = (dialog) => dialog.close()) {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialogs.push(dialog);
  dialog.addEventListener('cancel', () => asks(dialog));
  dialog.showModal();
  // An observer is told of it before anything else happens.
  await Promise.resolve();
  return dialog;
}

const back = () => act(() => window.history.back());
/** Waits until a step in history has been heard. */
const step = async () => {
  await new Promise<void>((heard) => {
    window.addEventListener('popstate', () => setTimeout(heard), { once: true, capture: true });
    back();
  });
};

beforeEach(async () => {
  app = renderApp({ at: '/terms-and-conditions', stored: member() });
  await heading('Terms & Conditions');
  act(() => app.page.navigation.go('/profiles'));
  await heading('Profiles');
});
afterEach(() => dialogs.splice(0).forEach((dialog) => dialog.remove()));

it('closes what is open, and leaves the page with the next step', async () => {
  const dialog = await open();
  const views = app.views.length;
  await step();
  expect(dialog.open).toBe(false);
  expect(window.location.pathname).toBe('/profiles');
  expect(app.views).toHaveLength(views);
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('folds a menu over the page, and leaves the page with the next step', async () => {
  const trigger = screen.getByLabelText(/^Account/);
  const menu = trigger.closest('details');
  if (menu === null) throw new Error('the account menu is not there');
  menu.open = true;
  await Promise.resolve();
  await step();
  expect(menu.open).toBe(false);
  expect(trigger).toHaveFocus();
  expect(window.location.pathname).toBe('/profiles');
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('leaves the page at once when it was closed by other means', async () => {
  (await open()).close();
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('comes back from where a link in it has led, and leaves the page with one more step', async () => {
  (await open()).close();
  act(() => app.page.navigation.go('/blogs'));
  await heading('Blogs');
  back();
  expect(await heading('Profiles')).toBeVisible();
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('leaves the page at once when closing has written another address over its own', async () => {
  act(() => app.page.navigation.go('/profiles?choose=true'));
  await waitFor(() => expect(window.location.search).toBe('?choose=true'));
  (await open()).close();
  act(() => app.page.navigation.go('/profiles?sort=newest', { replace: true }));
  await waitFor(() => expect(window.location.search).toBe('?sort=newest'));
  back();
  await waitFor(() => expect(window.location.search).toBe(''));
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('closes what is open over a page that has another address since, which stays', async () => {
  const dialog = await open();
  act(() => app.page.navigation.go('/profiles?sort=newest', { replace: true }));
  await waitFor(() => expect(window.location.search).toBe('?sort=newest'));
  await step();
  expect(dialog.open).toBe(false);
  expect(window.location.search).toBe('?sort=newest');
  back();
  expect(await heading('Terms & Conditions')).toBeVisible();
});

it('closes the uppermost of two first, also of those that were opened one after the other', async () => {
  (await open()).close();
  const lower = await open();
  const upper = await open();
  await step();
  expect([lower.open, upper.open]).toEqual([true, false]);
  await step();
  expect(lower.open).toBe(false);
  expect(window.location.pathname).toBe('/profiles');
});

it('asks each time what does not close, and leaves no page under it', async () => {
  let asked = 0;
  const dialog = await open(() => (asked += 1));
  for (const times of [1, 2, 3]) {
    await step();
    await waitFor(() => expect(asked).toBe(times));
    await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }));
  }
  expect(dialog.open).toBe(true);
  expect(window.location.pathname).toBe('/profiles');
});

it('goes forward past what is open no more', async () => {
  (await open()).close();
  act(() => app.page.navigation.go('/blogs'));
  await heading('Blogs');
  back();
  await heading('Profiles');
  back();
  await heading('Terms & Conditions');
  act(() => window.history.forward());
  expect(await heading('Profiles')).toBeVisible();
  act(() => window.history.forward());
  expect(await heading('Blogs')).toBeVisible();
});

it('goes back one page, not two, while the next page is not drawn yet', async () => {
  const further = vi.spyOn(window.history, 'go');
  // Nothing is drawn before the end of what is acted.
  await act(async () => {
    const heard = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true, capture: true }),
    );
    app.page.navigation.go('/blogs');
    expect(window.location.pathname).toBe('/blogs');
    window.history.back();
    await heard;
  });
  expect(further).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/profiles');
  expect(await heading('Profiles')).toBeVisible();
});
