import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getExport, sendDeletionCode } from 'shared-contracts/calls/account';
import { deleteAccount, getAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { listPayments } from 'shared-contracts/calls/payments';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

const AT = '/delete/account';
const account = (plan_until: string | null, change: object = {}) =>
  fake(getAccount, {
    data: {
      email: 'asha@example.com',
      has_password: true,
      recently_signed_in: true,
      plan_until,
      ...change,
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
    at: AT,
    stored: member({ myplan: plan }),
    api: [until, ...basics, ...api],
  });
  await screen.findByRole('heading', { name: 'Delete my account', level: 1 });
  const action = () => screen.getByRole('button', { name: 'Delete my account' });
  const ask = async () => {
    await waitFor(() => expect(action()).toBeEnabled());
    await user.click(action());
  };
  /** The copy of one's data, above, wants a proof of its own. */
  const last = () => within(screen.getByRole('region', { name: 'Delete the account' }));
  return { ...app, user, ask, last };
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
    expect(requests.filter(({ call }) => call.includes('delete'))).toMatchObject([
      { input: { body: {} } },
    ]);
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

describe('/delete/account, some time after the sign-in', () => {
  const old = (has_password: boolean) => account(null, { has_password, recently_signed_in: false });
  const gone = fake(deleteAccount, { data: { deleted: true } });
  const sent = fake(sendDeletionCode, { data: { sent: true } });
  const bodies = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
    requests.filter(({ call }) => call.startsWith('DELETE')).map(({ input }) => input.body);

  it('wants the password, and says at the field that it is wrong', async () => {
    const wrong = fake(deleteAccount, { refuse: 403, code: 'password.currentWrong' });
    const { user, ask, last, requests, page } = await open('hope', old(true), wrong);
    expect(await screen.findByText(/^You signed in a while ago\./)).toBeVisible();
    await ask();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(last().getByLabelText('Your password'), 'sapta');
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The current password is not right.')).toBeVisible();
    expect(bodies(requests)).toEqual([{ current_password: 'sapta' }]);
    expect(page.session.current()).not.toBeNull();
  });

  it('takes a mailed code in place of the password', async () => {
    const { user, ask, last, requests } = await open('hope', old(true), sent, gone);
    await user.click(await screen.findByRole('button', { name: 'Use a code by mail instead' }));
    expect(last().queryByLabelText('Your password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mail me a code' }));
    expect(await screen.findByText(/^A code is on its way to asha@example\.com\./)).toBeVisible();
    await ask();
    expect(await screen.findByText('Please enter the six digits from the mail.')).toBeVisible();
    await user.type(screen.getByLabelText('Code from the mail'), '123456');
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(bodies(requests)).toEqual([{ code: '123456' }]);
  });

  it('offers the code alone to whoever has no password, and says that it does not fit', async () => {
    const wrong = fake(deleteAccount, { refuse: 403, code: 'account.codeWrong' });
    const { user, ask } = await open('hope', old(false), sent, wrong);
    await user.click(await screen.findByRole('button', { name: 'Mail me a code' }));
    expect(screen.queryByRole('button', { name: 'Use the password instead' })).toBeNull();
    await user.type(await screen.findByLabelText('Code from the mail'), '654321');
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This code is not the one of the newest mail.')).toBeVisible();
  });

  it('says why no code could be mailed', async () => {
    const refused = fake(sendDeletionCode, { refuse: 429, code: 'auth.tooManyTries' });
    const { user } = await open('hope', old(false), refused);
    await user.click(await screen.findByRole('button', { name: 'Mail me a code' }));
    expect(await screen.findByText('Too many tries. Please wait a few minutes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  });

  it('wants the proof too where the sign-in has grown old while the page was open', async () => {
    const refused = fake(deleteAccount, { refuse: 403, code: 'auth.signInAgain' });
    let isFresh = true;
    const aging = fake(
      getAccount,
      () => (isFresh ? account(null) : old(true)).reply as CallReply<typeof getAccount>,
    );
    const { user, ask, last } = await open('hope', refused, aging);
    await ask();
    isFresh = false;
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await last().findByLabelText('Your password')).toBeVisible();
    expect(screen.queryByText(/Please sign in again/)).toBeNull();
  });
});
