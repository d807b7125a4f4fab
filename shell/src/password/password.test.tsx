import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount, setPassword } from 'shared-contracts/calls/auth';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../testing/render-app.tsx';

interface Standing {
  readonly has_password?: boolean;
  readonly recently_signed_in?: boolean;
}

const accountOf = (standing: Standing) =>
  fake(getAccount, {
    data: {
      email: 'asha@example.com',
      has_password: true,
      recently_signed_in: false,
      plan_until: null,
      ...standing,
    },
  });
const saving = (reply: FakeReply<typeof setPassword> = { data: { changed: true } }) =>
  fake(setPassword, reply);

async function open(standing: Standing, ...api: Fake[]) {
  const user = userEvent.setup();
  const app = renderApp({ stored: member(), api: [accountOf(standing), saving(), ...api] });
  await user.click(screen.getByLabelText('Account of Asha'));
  const entry = /^(Set Password \(Optional\)|Change Password)$/;
  await user.click(screen.getByRole('button', { name: entry }));
  const sent = () =>
    app.requests.filter(({ call }) => call === 'PUT /api/v1/user').map(({ input }) => input.body);
  return { ...app, user, sent };
}

const next = () => screen.findByLabelText('New password');
const again = () => screen.getByLabelText('Repeat the new password');
const current = () => screen.getByLabelText(/^Current password/);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the password dialog', () => {
  it('sets a first password without asking for one', async () => {
    const { user, sent } = await open({ has_password: false, recently_signed_in: true });
    expect(await screen.findByRole('dialog', { name: 'Set Your Password' })).toBeVisible();
    expect(screen.queryByLabelText(/Current password/)).toBeNull();
    expect(await next()).toHaveFocus();
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    expect(await screen.findByText('Your password is saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([{ user: { password: 'sesame' } }]);
  });

  it('changes a password with the current one', async () => {
    const { user, sent } = await open({ has_password: true });
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
    await user.type(current(), 'old one');
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    expect(await screen.findByText('Your password is saved.')).toBeVisible();
    expect(sent()).toEqual([{ user: { password: 'sesame', current_password: 'old one' } }]);
  });

  it('needs no current password shortly after the sign-in', async () => {
    const { user, sent } = await open({ recently_signed_in: true });
    await user.type(await next(), 'sesame');
    expect(current()).toHaveAccessibleDescription(/you may leave this empty/);
    await user.type(again(), 'sesame');
    await user.click(save());
    await screen.findByText('Your password is saved.');
    expect(sent()).toEqual([{ user: { password: 'sesame' } }]);
  });

  it('says what is wrong beside the fields before it asks the server', async () => {
    const { user, sent } = await open({});
    await user.type(await next(), '12345');
    await user.type(again(), '54321');
    await user.click(save());
    expect(await next()).toHaveAccessibleDescription(/^Password must be at least 6 characters\./);
    expect(again()).toHaveAccessibleDescription('New passwords do not match.');
    expect(current()).toHaveAccessibleDescription('Please enter your current password.');
    await waitFor(() => expect(current()).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('says beside the field that the current password is wrong, and keeps what was typed', async () => {
    const refused = saving({ refuse: 403, code: 'password.currentWrong' });
    const { user, page } = await open({}, refused);
    await user.type(await screen.findByLabelText(/^Current password/), 'guess');
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    await waitFor(() =>
      expect(current()).toHaveAccessibleDescription('The current password is not right.'),
    );
    await waitFor(() => expect(current()).toHaveFocus());
    expect(current()).toHaveValue('guess');
    expect(await next()).toHaveValue('sesame');
    expect(again()).toHaveValue('sesame');
    expect(page.notices.shown()).toHaveLength(0);
  });

  it('asks for it after all when the sign-in has grown too old meanwhile', async () => {
    const refused = saving({ refuse: 403, code: 'auth.signInAgain' });
    const { user } = await open({ recently_signed_in: true }, refused);
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    await waitFor(() =>
      expect(current()).toHaveAccessibleDescription('Please enter your current password.'),
    );
    expect(await next()).toHaveValue('sesame');
  });

  it('puts the server’s words beside the field that they are about', async () => {
    const errors = [{ path: 'user.password', message: 'Too many people use this one.' }];
    const { user } = await open(
      { has_password: false },
      saving({ refuse: 422, code: 'form.invalid', errors }),
    );
    await user.type(await next(), '123456');
    await user.type(again(), '123456');
    await user.click(save());
    expect(await screen.findByText('Too many people use this one.')).toBeVisible();
    expect(await next()).toHaveAttribute('aria-invalid', 'true');
  });

  it('offers a code by mail to those who cannot prove that it is them', async () => {
    const refused = saving({ refuse: 403, code: 'auth.signInAgain' });
    const { user } = await open({ has_password: false }, refused);
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: 'Set it with a code by mail' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
  });

  it('keeps what was typed when no answer came', async () => {
    const { user } = await open({}, saving({ refuse: 503, code: 'server.busy' }));
    await user.type(await screen.findByLabelText(/^Current password/), 'old one');
    await user.type(await next(), 'sesame');
    await user.type(again(), 'sesame');
    await user.click(save());
    expect(await screen.findByText(/Very busy right now/)).toBeVisible();
    expect(current()).toHaveValue('old one');
    expect(save()).not.toHaveAttribute('aria-busy');
  });

  it('closes on Cancel and on a click outside, and forgets what was typed', async () => {
    const { user } = await open({});
    await user.type(await next(), 'sesame');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByLabelText('Account of Asha'));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await next()).toHaveValue('');
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be tried again when the account does not arrive', async () => {
    let gone = true;
    const { user } = await open(
      {},
      fake(getAccount, () => {
        if (gone) return { refuse: 404, code: 'route.unknown' };
        return {
          data: {
            email: 'asha@example.com',
            has_password: false,
            recently_signed_in: true,
            plan_until: null,
          },
        };
      }),
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    gone = false;
    await user.click(retry);
    expect(await screen.findByRole('dialog', { name: 'Set Your Password' })).toBeVisible();
  });
});
