import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount, signOutEverywhere } from 'shared-contracts/calls/auth';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { member, renderApp, type RenderAppOptions } from '../../testing/render-app.tsx';

const account = fake(getAccount, {
  data: {
    email: 'asha@example.com',
    has_password: true,
    recently_signed_in: true,
    plan_until: '2027-03-12T18:30:00.000Z',
  },
});

async function open(options: RenderAppOptions = {}, ...api: Fake[]) {
  const user = userEvent.setup();
  const app = renderApp({ at: '/settings', stored: member(), api: [account, ...api], ...options });
  await screen.findByRole('heading', { name: 'Settings' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  return { ...app, user, section };
}

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

describe('settings', () => {
  it('are a member’s', async () => {
    renderApp({ at: '/settings' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('keep the chosen appearance on the device', async () => {
    const { user, section, page, cookies } = await open({ cookies: 'sp_theme=light' });
    const appearance = section('Appearance');
    expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(appearance.getByRole('radio', { name: 'Dark' }));
    expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(page.device.current().theme).toBe('dark');
    expect(cookies.some((line) => line.startsWith('sp_theme=dark;'))).toBe(true);
  });

  it('offer English now, Marathi and Hindi as coming, each in its own words', async () => {
    const { section } = await open();
    const language = section('Language');
    expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(language.getByRole('radio', { name: /मराठी.*coming/ })).toBeDisabled();
    expect(language.getByRole('radio', { name: /हिन्दी.*coming/ })).toBeDisabled();
  });

  it('let a member refuse to be counted', async () => {
    const { user, section, page } = await open();
    const box = section('Privacy on this device').getByRole('checkbox');
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(page.device.current().counted).toBe(false);
  });

  it('say so where the browser or the site has decided that already', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { section } = await open();
    expect(section('Privacy on this device').queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/Your browser asks not to be counted/)).toBeVisible();
  });

  it('tell whose account it is, until when the plan runs, and change the password', async () => {
    const { user } = await open();
    expect(await screen.findByText('Signed in as Asha, asha@example.com')).toBeVisible();
    expect(screen.getByText('Your plan runs until 12 March 2027.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
  });

  it('lead to signing out here and to deleting the account', async () => {
    const { section } = await open();
    const out = section('Account').getAllByRole('link');
    expect(out.map((link) => link.getAttribute('href'))).toEqual(['/logout', '/delete/account']);
  });
});

describe('signing out everywhere', () => {
  const everywhere = fake(signOutEverywhere, { data: { signed_out: true } });
  const ask = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));

  it('asks first, ends all sessions with one call, and clears this device', async () => {
    const { user, requests, page } = await open({}, everywhere);
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(screen.getByText('You are signed out on all your devices.')).toBeVisible();
    expect(page.session.current()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    expect(requests.map(({ call }) => call).filter((call) => call.includes('sign_out'))).toEqual([
      'POST /api/v1/sign_out_everywhere',
    ]);
  });

  it('does nothing on Cancel', async () => {
    const { user, requests } = await open({}, everywhere);
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests.some(({ call }) => call.includes('sign_out'))).toBe(false);
  });

  it('leaves everything as it is when it fails, and says so', async () => {
    const fails = fake(signOutEverywhere, { refuse: 500, code: 'server.error' });
    const { user, page } = await open({}, fails);
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Something broke on our side/)).toBeVisible();
    await waitFor(() => expect(page.session.current()).not.toBeNull());
  });
});
