import { act, screen, within } from '@testing-library/react';
import type { Duty } from 'shared-contracts/calls/call';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import type { AppServices } from '../create-app-services.ts';
import { createHost } from '../host/create-host.tsx';
import { accountOf } from '../testing/account.ts';
import { member, renderApp } from '../testing/render-app.tsx';

const staff = member({ isAdmin: true });
const rail = () => screen.findByRole('navigation', { name: 'Staff desk' });

describe('the frame of the desk', () => {
  it('has its own rail and nothing of a member’s bars, and leads back to the site', async () => {
    renderApp({
      at: '/calllogs',
      released: ['mf-staff', 'mf-profiles'],
      stored: staff,
      api: [accountOf(['caller', 'reviewer', 'manager'])],
    });
    const calls = await within(await rail()).findByRole('link', { name: 'Calls' });
    expect(calls).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
    expect(screen.queryByText(/Profile Score/)).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    const top = within(screen.getByRole('banner'));
    expect(top.getByRole('link', { name: "Members' site" })).toHaveAttribute('href', '/profiles');
    expect(top.getByLabelText('Account of Asha')).toBeVisible();
    act(() => top.getByRole('link', { name: "Members' site" }).click());
    expect(await screen.findByRole('navigation', { name: 'Main pages' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Staff desk' })).toBeNull();
  });

  it('shows no entry beyond the duties of the account', async () => {
    renderApp({
      at: '/reviews',
      released: ['mf-staff'],
      stored: staff,
      api: [accountOf(['reviewer'])],
    });
    const links = within(await rail());
    expect(await links.findByRole('link', { name: 'Reviews' })).toBeVisible();
    expect(links.queryByRole('link', { name: 'Calls' })).toBeNull();
  });

  it('is not there for a member, who finds no such page', async () => {
    renderApp({ at: '/calllogs', released: ['mf-staff'], stored: member() });
    expect(await screen.findByRole('heading', { name: 'We do not have this page' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    expect(screen.queryByText('Staff desk')).toBeNull();
  });
});

describe('a call of the desk that is refused as an unknown path', () => {
  const gone = { refuse: 404, code: 'route.unknown' } as const;
  const ask = (page: AppServices) =>
    act(async () => {
      const { query } = createHost(page, {}, 'en');
      await page.queries.fetchQuery(query(listCallLogs, { query: {} })).catch(() => undefined);
    });

  it('leaves nothing of the desk on screen or in the cache of somebody who is not charged with it any more', async () => {
    let duties: Duty[] = ['caller'];
    const { page } = renderApp({
      at: '/calllogs',
      released: ['mf-staff'],
      stored: staff,
      api: [accountOf(() => duties), fake(listCallLogs, gone)],
    });
    expect(await screen.findByRole('heading', { name: 'Call logs' })).toBeVisible();
    await within(await rail()).findByRole('link', { name: 'Calls' });
    page.queries.setQueryData(['GET /api/v1/calllogs'], 'a number');
    duties = [];
    await ask(page);
    expect(await screen.findByRole('heading', { name: 'We do not have this page' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Call logs' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Staff desk' })).toBeNull();
    expect(page.queries.getQueryData(['GET /api/v1/calllogs'])).toBeUndefined();
    expect(screen.queryByText('Calls')).toBeNull();
  });

  it('is the page’s own matter while its holder is charged with that page, and is noticed in a change too', async () => {
    let duties: Duty[] = ['caller'];
    const { page } = renderApp({
      at: '/calllogs',
      released: ['mf-staff'],
      stored: staff,
      api: [accountOf(() => duties), fake(listCallLogs, gone)],
    });
    await within(await rail()).findByRole('link', { name: 'Calls' });
    await ask(page);
    expect(screen.getByRole('heading', { name: 'Call logs' })).toBeVisible();
    duties = ['reviewer'];
    await act(async () => {
      const change = page.queries.getMutationCache().build(page.queries, {
        mutationFn: () => page.send(listCallLogs, { query: {} }),
      });
      await change.execute(undefined).catch(() => undefined);
    });
    expect(await screen.findByRole('heading', { name: 'We do not have this page' })).toBeVisible();
    act(() => page.navigation.go('/reviews'));
    expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
  });
});
