import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getExport } from 'shared-contracts/calls/account';
import { deleteAccount, getAccount } from 'shared-contracts/calls/auth';
import { listPayments } from 'shared-contracts/calls/payments';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

const AT = '/delete/account';
const account = (plan_until: string | null) =>
  fake(getAccount, {
    data: {
      ...{ email: 'asha@example.com', has_password: true, recently_signed_in: true },
      plan_until,
    },
  });
const basics = [
  fake(getExport, {
    data: { state: 'none', percent: 0, bytes: null, expires_at: null, next_at: null },
  }),
  fake(listPayments, { data: [] }),
];

async function open(plan: 'hope' | 'belief', ...api: Fake[]) {
  const user = userEvent.setup();
  const until = account(plan === 'hope' ? null : '2027-03-12T05:00:00.000Z');
  const app = renderApp({
    ...{ at: AT, stored: member({ myplan: plan }) },
    api: [until, ...basics, ...api],
  });
  await screen.findByRole('heading', { name: 'Delete my account', level: 1 });
  const ask = async () =>
    user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return { ...app, user, ask };
}

describe('/delete/account', () => {
  it('tells visitors of both ways, with a mail to support, and offers nothing to be deleted', async () => {
    renderApp({
      at: AT,
      config: { support: { phone: null, email: 'help@example.com', whatsapp: null } },
    });
    await screen.findByRole('heading', { name: 'Delete my account', level: 1 });
    const mail = screen.getByRole('link', { name: 'Write a mail' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:help@example\.com\?subject=Please%20delete/);
    expect(screen.getByRole('link', { name: 'Sign in to delete it yourself' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('names what is paid before Confirm, deletes with one call, and leads out with the words of section 8', async () => {
    const gone = fake(deleteAccount, { data: { deleted: true } });
    const { user, ask, requests, page } = await open('belief', gone);
    expect(await screen.findByText(/^Your plan Belief runs until 12 March 2027\./)).toBeVisible();
    expect(screen.getByText(/^Nothing is refunded automatically\./)).toBeVisible();
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    expect(within(dialog).getByText(/Belief, paid until 12 March 2027/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(
      screen.getByText(
        'Account Deleted - Your account has been successfully deleted. You may create a new account at any time to resume access to our services.',
      ),
    ).toBeVisible();
    expect(page.session.current()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
    expect(requests.filter(({ call }) => call.includes('delete'))).toHaveLength(1);
  });

  it('deletes nothing on Cancel', async () => {
    const { user, ask, requests } = await open('hope');
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests.some(({ call }) => call.includes('delete'))).toBe(false);
  });

  it('says why it is refused, and stays', async () => {
    const refused = fake(deleteAccount, { refuse: 500, code: 'server.error' });
    const { user, ask, page } = await open('hope', refused);
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Something broke on our side/)).toBeVisible();
    expect(page.session.current()).not.toBeNull();
  });

  it('confirms nothing before it is known what is paid', async () => {
    await open('belief', fake(listPayments, { refuse: 500, code: 'server.error' }));
    expect(await screen.findByText('We could not load your payments')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  });
});
