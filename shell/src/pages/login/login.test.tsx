import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail, resetPassword, signIn } from 'shared-contracts/calls/auth';
import { getStaffFactor } from 'shared-contracts/calls/staff-factor';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { SESSION_KEYS } from '../../session/session-storage.ts';
import { member, NOW, renderApp } from '../../testing/render-app.tsx';

const taken = fake(signIn, { data: member() });
const refused = fake(signIn, { refuse: 401, code: 'auth.wrongPassword' });

async function fillIn(email = 'asha@example.com', password = 'secret') {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

describe('signing in', () => {
  it('stores the six items and leads to the listing', async () => {
    const { cookies } = renderApp({ at: '/login', api: [taken] });
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
    expect(await screen.findByText('Profile Score: 72')).toBeVisible();
    expect(Object.keys(window.localStorage).sort()).toEqual([...SESSION_KEYS].sort());
    expect(cookies.at(-1)).toContain('sp_member=1');
  });

  it('leads back to where one wanted to be, and Back does not lead to the sign-in', async () => {
    renderApp({ at: '/info?go=4', api: [taken] });
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/info?go=4');
  });

  it('never leads to another site', async () => {
    renderApp({ at: '/login?return=%2F%2Fevil.example', api: [taken] });
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
  });

  it('with a wrong password says so and keeps what was typed', async () => {
    const { page } = renderApp({ at: '/login', api: [refused] });
    await fillIn();
    expect(await screen.findByText('That e-mail and password do not match.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(page.notices.shown()).toHaveLength(0);
  });

  it('without a connection says that nothing is lost', async () => {
    renderApp({ at: '/login' });
    await fillIn();
    expect(
      await screen.findByText('No connection. Nothing is lost; please try again.'),
    ).toBeVisible();
  });

  it('asks for what is missing before it asks the server', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('E-mail');
    expect(email).toHaveAccessibleDescription(
      'Please enter an e-mail address such as name@example.com.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    const summary = screen.getByRole('group', { name: /^Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Please enter your password.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(requests).toHaveLength(0);
  });

  it('shows the password on wish', async () => {
    const user = userEvent.setup();
    renderApp({ at: '/login' });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show what I typed' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('in another tab leads this one on too', async () => {
    const { page } = renderApp({ at: '/login?return=%2Ffeatured' });
    await screen.findByLabelText('E-mail');
    act(() => page.session.begin(member()));
    expect(await screen.findByRole('heading', { name: 'Featured profiles' })).toBeVisible();
  });
});

describe('a one-time code', () => {
  it('is mailed to the address in the form and taken in place of the password', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({
      at: '/login',
      api: [taken, fake(resetPassword, { data: { mailed: true } })],
    });
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Mail me a one-time code' }));
    expect(await screen.findByText(/If asha@example.com belongs to an account/)).toBeVisible();
    await user.type(screen.getByLabelText('One-time code'), '482913');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /api/v1/sign_in')?.input.body).toEqual({
      email: 'asha@example.com',
      password: '482913',
    });
  });

  it('outlives a reload of the tab: the step, the address and the wait for another', async () => {
    const user = userEvent.setup();
    const api = [taken, fake(resetPassword, { data: { mailed: true } })];
    const { unmount } = renderApp({ at: '/login', api });
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Mail me a one-time code' }));
    await screen.findByLabelText('One-time code');
    const keptInTab = { ...window.sessionStorage };
    unmount();

    const later = renderApp({ at: '/login', api, keptInTab, now: () => NOW + 20_000 });
    expect(await screen.findByText(/If asha@example.com belongs to an account/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again in 0:40' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    await user.type(screen.getByLabelText('One-time code'), '482913{Enter}');
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
    await waitFor(() => expect(window.sessionStorage.getItem('one-time-code')).toBeNull());
    later.unmount();

    renderApp({ at: '/login', api, keptInTab, now: () => NOW + 15 * 60_000 });
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('is mailed once on a double tap, and at once to another address', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({
      at: '/login',
      api: [fake(resetPassword, { data: { mailed: true } })],
    });
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.con');
    const ask = screen.getByRole('button', { name: 'Mail me a one-time code' });
    act(() => {
      ask.click();
      ask.click();
    });
    await user.click(await screen.findByRole('button', { name: /^Send again in/ }));
    expect(requests).toHaveLength(1);
    await user.type(screen.getByLabelText('E-mail'), '{Backspace}m');
    await user.click(screen.getByRole('button', { name: 'Mail me a one-time code' }));
    expect(await screen.findByText(/If asha@example.com belongs to an account/)).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  it('needs an address', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Mail me a one-time code' }));
    const summary = screen.getByRole('group', { name: /^Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
    expect(requests).toHaveLength(0);
  });
});

describe('the link of the sign-up mail', () => {
  const open = (...api: Fake[]) => renderApp({ at: '/login?confirm=secret-token', api });
  const confirm = async () => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Confirm my e-mail' }));
    return user;
  };

  it('confirms nothing by being opened, and takes the token out of the address bar', async () => {
    const { requests } = open(fake(confirmEmail, { data: { confirmed: true } }));
    expect(await screen.findByRole('heading', { name: 'One more tap' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(requests).toHaveLength(0);
    await confirm();
    expect(await screen.findByText(/Your e-mail is confirmed/)).toBeVisible();
    expect(requests.map(({ input }) => input.body)).toEqual([{ token: 'secret-token' }]);
  });

  it('signs in on the browser that signed up', async () => {
    open(fake(confirmEmail, { data: member() }));
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(window.location.pathname).toBe('/info');
    expect(Object.keys(window.localStorage).sort()).toEqual([...SESSION_KEYS].sort());
  });

  it('elsewhere leads to a code by mail, or to choosing a password', async () => {
    open(
      fake(confirmEmail, { data: { confirmed: true } }),
      fake(resetPassword, { data: { mailed: true } }),
    );
    const user = await confirm();
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com{Enter}');
    expect(await screen.findByLabelText('One-time code')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('is sent once on a double tap', async () => {
    const { requests } = open(fake(confirmEmail, { data: member() }));
    const button = await screen.findByRole('button', { name: 'Confirm my e-mail' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(requests.filter(({ call }) => call.endsWith('/confirm_email'))).toHaveLength(1);
  });

  it('opened again says that it was used, and nothing of another device', async () => {
    open(fake(confirmEmail, { data: { confirmed: true, already: true } }));
    await confirm();
    expect(await screen.findByText(/This e-mail is confirmed already/)).toBeVisible();
    expect(screen.queryByText(/another device/)).toBeNull();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('opened again by a member who is signed in leads on', async () => {
    const again = fake(confirmEmail, { data: { confirmed: true, already: true } });
    renderApp({ at: '/login?confirm=secret-token', stored: member(), api: [again] });
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
  });

  it('that is too old says so and offers to sign up once more', async () => {
    open(fake(confirmEmail, { refuse: 410, code: 'auth.linkExpired' }));
    await confirm();
    expect(
      await screen.findByText(/^This link is too old. Sign in if you used it before/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  });
});

describe('demo accounts', () => {
  it('sign in with one tap where the demo community is loaded', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/login', config: { demo: true }, api: [taken] });
    const drawer = await screen.findByText('Try it with a demo account');
    expect(drawer.closest('details')).not.toHaveAttribute('open');
    await user.click(drawer);
    await user.click(await screen.findByRole('button', { name: 'Rohan, plan Belief' }));
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
    expect(requests[0]?.input.body).toEqual({ email: 'rohan@example.com', password: 'sapta-demo' });
  });

  it('are nowhere on a site with real members', async () => {
    renderApp({ at: '/login' });
    await screen.findByLabelText('E-mail');
    expect(screen.queryByText(/demo account/)).toBeNull();
  });
});

describe('staff with a second factor', () => {
  const staff = member({ isAdmin: true });
  const state = fake(getStaffFactor, {
    data: {
      state: 'on',
      required: false,
      confirmed_at: null,
      recovery_codes_left: 9,
      checked_at: '2026-11-21T06:00:00.000Z',
      idle_ms: null,
    },
  });
  const asked = { refuse: 401, code: 'auth.codeNeeded' };

  it('are asked for a code, keep what they typed, and are told when it is wrong', async () => {
    let reply: FakeReply<typeof signIn> = asked;
    const { requests } = renderApp({
      at: '/login',
      api: [fake(signIn, () => reply), state],
    });
    const user = await fillIn();
    const field = await screen.findByLabelText('Code from your app');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please type the six digits that your app shows.')).toBeVisible();
    reply = { refuse: 401, code: 'factor.codeWrong' };
    await user.click(field);
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to e-mail and password' }));
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(screen.queryByText(/This code is wrong/)).toBeNull();
    reply = asked;
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    reply = { data: staff };
    const paper = screen.getByLabelText('Recovery code');
    await waitFor(() => expect(paper).toHaveFocus());
    await user.type(paper, 'K7QM-3XPD-9T2V-HB4C{Enter}');
    expect(await screen.findByRole('heading', { name: 'Profiles' })).toBeVisible();
    const sent = requests
      .filter(({ call }) => call === 'POST /api/v1/sign_in')
      .map(({ input }) => input);
    expect(sent.at(-1)).toEqual({
      body: { email: 'asha@example.com', password: 'secret', otp: 'K7QM-3XPD-9T2V-HB4C' },
    });
  });
});
