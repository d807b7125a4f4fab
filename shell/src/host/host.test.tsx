import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listProfiles, myProfile } from 'shared-contracts/calls/profiles';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it, vi } from 'vitest';
import { member, NOW, renderApp } from '../testing/render-app.tsx';
import { createHost } from './create-host.tsx';
import { TEXTS_KEY } from './kept-texts.ts';

describe('a call that answers 402', () => {
  const api = [fake(myProfile, { refuse: 402, code: 'plan.required' })];

  it('shows the one notice of the catalogue and passes the error on', async () => {
    const { page } = renderApp({ stored: member(), api });
    const failure = await act(() => page.send(myProfile, {}).catch((error: unknown) => error));
    expect(failure).toMatchObject({ status: 402 });
    expect(screen.getAllByText('Buy plan')).toHaveLength(1);
    expect(screen.getByText('Plan upgrade required to use this feature')).toBeVisible();
    expect(page.notices.shown()).toMatchObject([{ kind: 'warning', duration: 3000 }]);
  });

  it('names what needs a plan in a second line, and leads to the plans and back, within its 3 seconds', async () => {
    const filtered = [fake(listProfiles, { refuse: 402, code: 'plan.required' })];
    const { page } = renderApp({
      at: '/terms-and-conditions?x=1',
      stored: member(),
      api: filtered,
    });
    await act(() => page.send(listProfiles, {}).catch(() => undefined));
    expect(screen.getByText('Filters on verification')).toBeVisible();
    expect(page.notices.shown()).toMatchObject([{ duration: 3000 }]);
    await act(async () => screen.getByRole('button', { name: 'See plans' }).click());
    const { pathname, search } = window.location;
    expect(pathname + search).toBe('/subscription?from=%2Fterms-and-conditions%3Fx%3D1');
  });

  it('made through the query cache is not repeated, so that one notice stands', async () => {
    const { page, requests } = renderApp({ stored: member(), api });
    const host = createHost(page, {}, 'en');
    await act(() => page.queries.fetchQuery(host.query(myProfile, {})).catch(() => undefined));
    expect(requests.filter(({ call }) => call.includes('myprofile'))).toHaveLength(1);
    expect(page.notices.shown()).toHaveLength(1);
  });
});

describe('any other failure', () => {
  it.each([403, 404, 409, 422, 424, 500])('%i is left to the screen that asked', async (refuse) => {
    const api = [fake(myProfile, { refuse, code: 'call.failed' })];
    const { page } = renderApp({ stored: member(), api });
    await act(() => page.send(myProfile, {}).catch(() => undefined));
    expect(page.notices.shown()).toHaveLength(0);
  });
});

describe('a question', () => {
  it.each([
    ['Confirm', true],
    ['Cancel', false],
  ])('answered with %s resolves to %s', async (name, answer) => {
    const user = userEvent.setup();
    const { page } = renderApp();
    const answered = createHost(page, {}, 'en').confirm({
      title: 'Send interest?',
      text: 'To Asha',
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(await answered).toBe(answer);
  });

  it('of a session that ended is answered with no', async () => {
    const { page } = renderApp({ stored: member() });
    const answered = createHost(page, {}, 'en').confirm({ title: 'Delete?' });
    act(() => page.session.end('asked'));
    expect(await answered).toBe(false);
  });
});

describe('text overrides', () => {
  it('replace a label on the next page after they arrive, and are asked for only in idle time', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const api = [fake(getTextOverrides, { data: { 'NAV-DA': 'Close my account' } })];
    const { requests, page } = renderApp({ stored: member(), api });
    expect(screen.getByText('Delete my account')).toBeInTheDocument();
    expect(requests.some(({ call }) => call === 'GET /api/v2/ab')).toBe(false);
    act(() => idle.forEach((run) => run()));
    await vi.waitFor(() => expect(window.localStorage.getItem(TEXTS_KEY)).toContain('Close'));
    expect(screen.getByText('Delete my account')).toBeInTheDocument();
    act(() => page.navigation.go('/blogs'));
    expect(await screen.findByText('Close my account')).toBeInTheDocument();
    act(() => page.session.end('asked'));
    expect(window.localStorage.getItem(TEXTS_KEY)).toBeNull();
  });

  it('that came with the page are there from the first one on, and are not asked for', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const replies = { '/api/v2/ab': { data: { 'NAV-DA': 'Close my account' } } };
    const { requests } = renderApp({ stored: member(), replies });
    expect(screen.getByText('Close my account')).toBeInTheDocument();
    act(() => idle.forEach((run) => run()));
    expect(requests.some(({ call }) => call === 'GET /api/v2/ab')).toBe(false);
    expect(window.localStorage.getItem(TEXTS_KEY)).toContain('Close');
  });

  it('of an earlier visit are there at once, and stay for this one', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const kept = JSON.stringify({ since: NOW, texts: { 'NAV-DA': 'Close my account' } });
    const api = [fake(getTextOverrides, { data: { 'NAV-DA': 'Leave' } })];
    const { requests } = renderApp({ stored: member(), api, kept: { [TEXTS_KEY]: kept } });
    expect(screen.getByText('Close my account')).toBeInTheDocument();
    act(() => idle.forEach((run) => run()));
    await vi.waitFor(() =>
      expect(requests.some(({ call }) => call === 'GET /api/v2/ab')).toBe(true),
    );
    expect(screen.getByText('Close my account')).toBeInTheDocument();
    expect(window.localStorage.getItem(TEXTS_KEY)).toBe(kept);
  });
});
