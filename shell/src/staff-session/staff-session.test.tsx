import { act, fireEvent, screen } from '@testing-library/react';
import { signOut } from 'shared-contracts/calls/session';
import { getStaffFactor, type StaffFactor } from 'shared-contracts/calls/staff-factor';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member, NOW, renderApp } from '../testing/render-app.tsx';

const MINUTE = 60_000;
const factor: StaffFactor = {
  state: 'off',
  required: false,
  confirmed_at: null,
  checked_at: null,
  recovery_codes_left: 0,
  idle_ms: 30 * MINUTE,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
});
afterEach(() => vi.useRealTimers());

async function open(change: Partial<StaffFactor> = {}, at = '/settings/factor') {
  const app = renderApp({
    at,
    stored: member({ isAdmin: true }),
    now: () => Date.now(),
    released: ['mf-profiles', 'mf-content', 'mf-staff'] as const,
    api: [
      fake(getStaffFactor, {
        data: {
          ...factor,
          ...change,
        },
      }),
      fake(signOut, { data: { signed_out: true } }),
    ],
  });
  const asked = () => app.requests.filter(({ call }) => call === 'GET /api/v1/staff_factor').length;
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
  await pass(1000);
  return { ...app, asked };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

describe('a session of staff', () => {
  it('is warned a minute before its end, goes on with Stay, and ends without', async () => {
    const { page, requests, asked } = await open();
    await pass(28 * MINUTE);
    expect(dialog()).toBeNull();
    await pass(MINUTE);
    expect(dialog()).toBeVisible();
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await pass(0);
    // The server has to know, too.
    expect([dialog(), asked()]).toEqual([null, before + 1]);
    await pass(29 * MINUTE);
    expect(dialog()).toBeVisible();
    expect(page.session.current()).not.toBeNull();
    await pass(MINUTE);
    expect(page.session.current()).toBeNull();
    expect(requests.some(({ call }) => call === 'POST /api/v1/sign_out')).toBe(true);
    expect(window.location.pathname + window.location.search).toBe(
      '/login?return=%2Fsettings%2Ffactor',
    );
    expect(page.notices.shown().map(({ key }) => key)).toEqual(['auth.idle']);
  });

  it('goes on as long as keys are pressed, and the server hears of it', async () => {
    const { page, asked } = await open();
    const before = asked();
    for (let minutes = 0; minutes < 40; minutes += 10) {
      await pass(10 * MINUTE);
      fireEvent.keyDown(document.body, { key: 'a' });
    }
    await pass(0);
    expect([dialog(), page.session.current()?.isAdmin]).toEqual([null, true]);
    expect(asked()).toBe(before + 4);
  });

  it('is led from the desk to the settings while the second factor lacks', async () => {
    const { page } = await open({ required: true }, '/calllogs');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/settings/factor'));
    expect(page.notices.shown().map(({ key }) => key)).toEqual(['factor.needed']);
  });

  it('stays at the desk where nothing lacks', async () => {
    await open(
      { state: 'on', checked_at: '2026-11-21T06:00:00.000Z', required: true },
      '/calllogs',
    );
    expect(window.location.pathname).toBe('/calllogs');
  });
});
