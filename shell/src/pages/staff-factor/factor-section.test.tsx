import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginStaffFactor,
  checkStaffFactor,
  confirmStaffFactor,
  getStaffFactor,
  removeStaffFactor,
  type StaffFactor,
} from 'shared-contracts/calls/staff-factor';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';
// Here at once: fetching the code is not the question.
import './factor-section.tsx';

const AT = '2026-11-21T06:00:00.000Z';
const off: StaffFactor = {
  state: 'off',
  required: false,
  confirmed_at: null,
  checked_at: null,
  recovery_codes_left: 0,
  idle_ms: null,
};
const on: StaffFactor = {
  ...off,
  state: 'on',
  confirmed_at: AT,
  checked_at: AT,
  recovery_codes_left: 10,
};
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

async function open(factor: () => StaffFactor, ...api: Fake[]) {
  const user = userEvent.setup();
  const app = renderApp({
    at: '/settings/factor',
    stored: member({ isAdmin: true }),
    api: [fake(getStaffFactor, () => ({ data: factor() })), ...api],
  });
  const region = within(await screen.findByRole('region', { name: 'Second factor' }));
  return { ...app, user, region };
}

describe('the second factor in the settings', () => {
  it('is set up with a QR code or a key, and shows the recovery codes once', async () => {
    let now = off;
    const secret = 'GEZDGNBVGY3TQOJQ';
    const uri = `otpauth://totp/Site:a%40example.com?secret=${secret}&issuer=Site`;
    const { user, region, requests } = await open(
      () => now,
      fake(beginStaffFactor, ({ body }) =>
        (body as { current_password?: string }).current_password === undefined
          ? { refuse: 403, code: 'auth.signInAgain' }
          : { data: { secret, uri } },
      ),
      fake(confirmStaffFactor, () => {
        now = on;
        return { data: { recovery_codes: codes } };
      }),
    );
    await user.click(await region.findByRole('button', { name: 'Set up' }));
    // The sign-in was too long ago.
    await user.type(await region.findByLabelText('Your password'), 'secret');
    await user.click(region.getByRole('button', { name: 'Set up' }));
    expect(await region.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const drawing = region.getByTitle('QR code for your authenticator app').closest('svg');
    expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(0);
    await user.click(region.getByRole('button', { name: 'Copy the key' }));
    expect(await region.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.type(region.getByLabelText('2. Type the code that the app shows'), '123456{Enter}');
    expect(await region.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    const link = region.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await user.click(region.getByRole('button', { name: 'I have kept them' }));
    expect(await region.findByText(/10 recovery codes are left/)).toBeVisible();
    expect(region.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull();
    const confirmed = requests.find(({ call }) => call.endsWith('/confirm'));
    expect(confirmed?.input.body).toEqual({ otp: '123456' });
  });

  it('asks for the code of the server where the site does, beside the password', async () => {
    let refusal: string | null = 'factor.enrolmentCodeWrong';
    const { user, region, requests } = await open(
      () => ({ ...off, required: true, enrolment_code: true }),
      fake(beginStaffFactor, () =>
        refusal === null
          ? {
              data: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' },
            }
          : { refuse: 403, code: refusal },
      ),
    );
    const field = await region.findByLabelText('Enrolment code');
    const go = () => user.click(region.getByRole('button', { name: 'Set up' }));
    await go();
    expect(region.getByText('Please type the enrolment code.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'k7qm 3xpd');
    await go();
    expect(await region.findByText(/This enrolment code is wrong/)).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    refusal = 'auth.signInAgain';
    await go();
    await user.type(await region.findByLabelText('Your password'), 'secret');
    refusal = 'factor.enrolmentCodeWrong';
    await go();
    expect(await region.findByText(/This enrolment code is wrong/)).toBeVisible();
    expect(region.getByLabelText('Your password')).toBeVisible();
    refusal = null;
    await go();
    expect(await region.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const last = requests.findLast(({ call }) => call.startsWith('POST'));
    expect(last?.input.body).toEqual({ current_password: 'secret', enrolment_code: 'k7qm 3xpd' });
  });

  it('is turned off by a code only, and a wrong one is said at the field', async () => {
    let [now, right] = [on, false];
    const { user, region } = await open(
      () => now,
      fake(checkStaffFactor, { data: on }),
      fake(removeStaffFactor, () => {
        if (!right) return { refuse: 403, code: 'factor.codeWrong' };
        now = off;
        return { data: off };
      }),
    );
    await user.click(await region.findByRole('button', { name: 'Turn off' }));
    const field = region.getByLabelText('Code from your app, or a recovery code');
    expect(field).toHaveFocus();
    await user.type(field, '000000{Enter}');
    expect(await region.findByText(/This code is wrong/)).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    right = true;
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    expect(await region.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('is for staff alone', async () => {
    const { requests } = renderApp({ at: '/settings/factor', stored: member() });
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: /^Second factor/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull();
    expect(requests.some(({ call }) => call.includes('staff_factor'))).toBe(false);
  });
});
