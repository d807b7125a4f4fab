import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPassword } from 'shared-contracts/calls/auth';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const changed = fake(resetPassword, { data: { changed: true } });

describe('a new password', () => {
  it('is set with a mailed code', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/reset-password', api: [changed] });
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Mail me the code' }));
    expect(await screen.findByText(/If asha@example.com belongs to an account/)).toBeVisible();
    await user.type(screen.getByLabelText('Code from the mail'), ' 482913 ');
    await user.type(screen.getByLabelText('New password'), 'sesame');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(
      await screen.findByRole('heading', { name: 'Your new password is saved' }),
    ).toBeVisible();
    expect(requests.map(({ input }) => input.body)).toEqual([
      { user: { email: 'asha@example.com' } },
      { user: { reset_token: '482913', password: 'sesame' } },
    ]);
  });

  it('leads Back to where the code is asked for', async () => {
    const user = userEvent.setup();
    renderApp({ at: '/reset-password', api: [] });
    await screen.findByRole('heading', { name: 'Set a new password' });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'I have a code already' }));
    await screen.findByLabelText('Code from the mail');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Mail me the code' })).toBeVisible();
  });

  it('needs no code to be typed when the link carries it', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/reset-password?token=abc', api: [changed] });
    await user.type(await screen.findByLabelText('New password'), 'sesame');
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    const done = await screen.findByRole('heading', { name: 'Your new password is saved' });
    expect(done).toHaveFocus();
    expect(requests[0]?.input.body).toEqual({ user: { reset_token: 'abc', password: 'sesame' } });
  });

  it('of less than 6 characters is not sent', async () => {
    const user = userEvent.setup();
    const { requests } = renderApp({ at: '/reset-password?token=abc' });
    await user.type(await screen.findByLabelText('New password'), '12345');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /^Password must be at least 6 characters\./,
    );
    expect(requests).toHaveLength(0);
  });

  it('with a used-up code says so and offers another', async () => {
    const user = userEvent.setup();
    renderApp({
      at: '/reset-password?token=abc',
      api: [fake(resetPassword, { refuse: 410, code: 'auth.codeExpired' })],
    });
    await user.type(await screen.findByLabelText('New password'), 'sesame');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(
      await screen.findByText('This code was used or is too old. Ask for a new one.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask for a new code' }));
    await user.click(screen.getByRole('button', { name: 'I have a code already' }));
    expect(screen.getByLabelText('Code from the mail')).toHaveValue('');
  });
});
