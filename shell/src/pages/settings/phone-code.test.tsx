import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPhone, sendPhoneCode, stopPhoneCodes } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import type { CallReply } from 'shared-contracts/calls/call';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

const AT = '2026-11-21T05:00:00.000Z';

type Account = CallReply<typeof getAccount>['data'];

const unconfirmed = { possible: true, confirmed_at: null, code_until: null };

const account = (changes: Partial<Account> = {}): Account => ({
  email: 'asha@example.com',
  has_password: true,
  recently_signed_in: true,
  plan_until: null,
  support: {
    phone: '98220 11111',
    whatsapp: '98220 11111',
  },
  staff_calls: true,
  phone_code: unconfirmed,
  ...changes,
});

const sent = fake(sendPhoneCode, { data: { sent: true, again_in: 60 } });

async function open(own: () => Account, ...api: Fake[]) {
  const user = userEvent.setup();
  const app = renderApp({
    at: '/settings/support',
    stored: member(),
    api: [fake(getAccount, () => ({ data: own() })), ...api],
  });
  await screen.findByRole('heading', { level: 1 });
  const section = within(screen.getByRole('region', { name: 'Calls and help' }));
  await section.findByRole('textbox', { name: 'Phone' });
  return { ...app, user, section };
}

describe('the number of ‘Calls and help’', () => {
  it('is asked for again once its confirmation is too old', async () => {
    const own = account({ phone_code: { ...unconfirmed, lapsed: true } });
    const { section } = await open(() => own);
    expect(section.getByRole('heading', { name: 'Confirm your number again' })).toBeVisible();
    expect(section.getByText(/more than 180 days ago, and numbers change hands/)).toBeVisible();
    expect(section.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  });

  it('is confirmed with the code that was sent to it, and says each step', async () => {
    let own = account();
    const { user, requests, section } = await open(
      () => own,
      sent,
      fake(confirmPhone, () => {
        own = account({ phone_code: { ...unconfirmed, confirmed_at: AT } });
        return { data: { confirmed_at: AT } };
      }),
    );
    await user.click(section.getByRole('button', { name: 'Send me a code' }));
    const code = await section.findByRole('textbox', { name: 'Code from the SMS' });
    await waitFor(() =>
      expect(section.getByRole('heading', { name: 'Confirm your number' })).toHaveFocus(),
    );
    expect(section.getByRole('button', { name: 'Send again in 1:00' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.type(code, '12345');
    await user.click(section.getByRole('button', { name: 'Confirm number' }));
    expect(section.getByText('Please enter the six digits from the SMS.')).toBeVisible();
    await user.type(code, '6');
    await user.click(section.getByRole('button', { name: 'Confirm number' }));
    const done = await section.findByRole('heading', {
      name: 'Your number was confirmed on 21 November 2026',
    });
    await waitFor(() => expect(done).toHaveFocus());
    expect(section.queryByRole('button', { name: 'Confirm number' })).toBeNull();
    expect(requests).toContainEqual({
      call: 'POST /api/v1/account/phone_code',
      input: { body: { phone: '98220 11111' } },
    });
    expect(requests).toContainEqual({
      call: 'PUT /api/v1/account/phone_code',
      input: { body: { code: '123456' } },
    });
  });

  it('wants the password where the sign-in is not fresh, and keeps a wrong one', async () => {
    const { user, requests, section } = await open(
      () => account({ recently_signed_in: false }),
      fake(sendPhoneCode, { refuse: 403, code: 'password.currentWrong' }),
    );
    await user.click(section.getByRole('button', { name: 'Send me a code' }));
    expect(section.getByText('Please enter your password.')).toBeVisible();
    expect(requests.some(({ call }) => call.includes('phone_code'))).toBe(false);
    await user.type(section.getByLabelText('Your password'), 'sesame');
    await user.click(section.getByRole('button', { name: 'Send me a code' }));
    expect(await section.findByText('The current password is not right.')).toBeVisible();
    expect(section.getByLabelText('Your password')).toHaveValue('sesame');
  });

  it('still takes a code that was sent before the page was opened anew, where another is refused too', async () => {
    const { user, section } = await open(
      () => account({ phone_code: { ...unconfirmed, code_until: AT } }),
      fake(confirmPhone, { refuse: 403, code: 'phone.codeWrong' }),
      fake(sendPhoneCode, { refuse: 429, code: 'auth.tooManyTries' }),
    );
    const code = section.getByRole('textbox', { name: 'Code from the SMS' });
    await user.type(code, '123 456');
    await user.click(section.getByRole('button', { name: 'Confirm number' }));
    expect(await section.findByText('This code is not the one of the newest SMS.')).toBeVisible();
    expect(code).toHaveValue('123 456');
    await user.click(section.getByRole('button', { name: 'Send again' }));
    expect(await section.findByText(/^Too many tries/)).toBeVisible();
    expect(section.getByRole('textbox', { name: 'Code from the SMS' })).toBeVisible();
  });

  it('asks for the password before another code, and leads back to the one that was sent', async () => {
    const { user, section } = await open(() =>
      account({ recently_signed_in: false, phone_code: { ...unconfirmed, code_until: AT } }),
    );
    await user.click(section.getByRole('button', { name: 'Send again' }));
    expect(section.getByLabelText('Your password')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'I have a code' }));
    expect(section.getByRole('textbox', { name: 'Code from the SMS' })).toBeVisible();
  });

  it('gets no more codes when its owner says so', async () => {
    let own = account({ phone_code: { ...unconfirmed, confirmed_at: AT } });
    const { user, section } = await open(
      () => own,
      fake(stopPhoneCodes, () => {
        own = account();
        return { data: { stopped: true as const } };
      }),
    );
    await user.click(section.getByRole('button', { name: 'Stop codes by SMS' }));
    const head = await section.findByRole('heading', { name: 'Confirm your number' });
    await waitFor(() => expect(head).toHaveFocus());
  });

  it('gets no codes outside India, nor where the server sends none', async () => {
    const abroad = await open(() => account({ phone_code: { ...unconfirmed, possible: false } }));
    expect(abroad.section.getByText(/Indian mobile numbers only/)).toBeVisible();
    expect(abroad.section.queryByRole('button', { name: 'Send me a code' })).toBeNull();
    abroad.unmount();
    const { section } = await open(() => account({ phone_code: null }));
    expect(section.queryByText(/SMS/)).toBeNull();
  });
});
