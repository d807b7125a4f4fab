import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  endSession,
  getExport,
  getExportFile,
  listConsents,
  listSessions,
  requestExport,
  saveConsent,
  saveStaffCalls,
  type ExportStatus,
} from 'shared-contracts/calls/account';
import { getAccount, signOutEverywhere } from 'shared-contracts/calls/auth';
import { listContacts, saveSupportInfo } from 'shared-contracts/calls/contacts';
import { listBlocked, listNotForMe } from 'shared-contracts/calls/engagement';
import { listViewers } from 'shared-contracts/calls/own-profile';
import { listPics } from 'shared-contracts/calls/pictures';
import { myProfile } from 'shared-contracts/calls/profiles';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { routes, type SettingsPart } from 'shared-contracts/platform/routes';
import { profile } from 'shared-contracts/testing/builders';
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

const AT = '2026-11-21T05:00:00.000Z';
const here = {
  id: 'here',
  current: true,
  signed_in_at: AT,
  last_seen_at: AT,
  device: {
    browser: 'Chrome',
    system: 'Linux',
    kind: 'computer' as const,
  },
};
const phone = {
  ...here,
  id: 'phone',
  current: false,
  device: {
    browser: 'Chrome',
    system: 'Android',
    kind: 'phone' as const,
  },
};
const noCopy = { state: 'none', percent: 0, bytes: null, expires_at: null, next_at: null } as const;
const unsaid = { given: null, version: null, decided_at: null };
const agreed = (purpose: 'intent' | 'terms') => ({
  purpose,
  given: true,
  version: CONSENT_VERSIONS[purpose],
  decided_at: AT,
});
const mine = {
  ...profile(),
  name_devanagari: null,
  last_name_devanagari: null,
  phone: '',
  contact: [],
  updated_at: AT,
  state: 'active' as const,
  photo_privacy: 'members' as const,
};
const none = { data: { data: [], next: null, prev: null } };
const page = [
  account,
  fake(myProfile, { data: mine }),
  fake(listSessions, { data: [here, phone] }),
  fake(listConsents, {
    data: [agreed('intent'), agreed('terms'), { purpose: 'marketing', ...unsaid }],
  }),
  fake(getExport, { data: noCopy }),
];

/** A page of the settings; null is the list. */
async function open(part: SettingsPart | null, options: RenderAppOptions = {}, ...api: Fake[]) {
  const user = userEvent.setup();
  const at = part === null ? routes.settings.href() : routes.settingsPart.href({ part });
  const app = renderApp({ at, stored: member(), api: [...page, ...api], ...options });
  await screen.findByRole('heading', { level: 1 });
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
    const { user, section, page, cookies } = await open('display', { cookies: 'sp_theme=light' });
    const appearance = section('Appearance');
    expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(appearance.getByRole('radio', { name: 'Dark' }));
    expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(page.device.current().theme).toBe('dark');
    expect(cookies.some((line) => line.startsWith('sp_theme=dark;'))).toBe(true);
  });

  it('offer each language in its own words', async () => {
    const { section } = await open('display');
    const language = section('Language');
    expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(language.getByRole('radio', { name: 'मराठी' })).toBeEnabled();
    expect(language.getByRole('radio', { name: 'हिन्दी' })).toBeEnabled();
  });

  it('let a member refuse to be counted', async () => {
    const { user, section, page } = await open('consents');
    const box = section('Privacy on this device').getByRole('checkbox');
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(page.device.current().counted).toBe(false);
  });

  it('say so where the browser or the site has decided that already', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { section } = await open('consents');
    expect(section('Privacy on this device').queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/Your browser asks not to be counted/)).toBeVisible();
  });

  it('tell whose account it is, until when the plan runs, and change the password', async () => {
    const { user, section } = await open('account');
    expect(screen.getByText('Signed in as Asha')).toBeVisible();
    expect(await screen.findByText('asha@example.com')).toBeVisible();
    expect(screen.getByText('Your plan runs until 12 March 2027.')).toBeVisible();
    await user.click(section('Account').getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
  });

  it('are rows with their values, each with an address', async () => {
    const blocked = { blocked_at: AT, profile: { id: mine.id, name: 'Rohan' } };
    const answers = [
      fake(listViewers, none),
      fake(listNotForMe, none),
      fake(listBlocked, { data: { ...none.data, data: [blocked] } }),
      fake(listPics, { data: [], audience: 'matched' }),
      fake(listContacts, { data: { data: [], updated_at: null } }),
    ];
    await open(null, {}, ...answers);
    const main = within(screen.getByRole('main'));
    const rows = [
      ['Account asha@example.com', '/settings/account'],
      ['Where you are signed in 2 devices', '/settings/devices'],
      ['Plan and payments Hope', '/settings/payments'],
      ['Who sees you Photos: Matches only', '/settings/visibility'],
      ['Who viewed me No one yet', '/settings/viewers'],
      ['Set aside and blocked 1 blocked', '/settings/people'],
      ['Family contacts No one yet', '/add/contacts'],
      ['Calls and help No number yet', '/settings/support'],
      ['What you agreed to Without news by mail', '/settings/consents'],
      ['Language and appearance English\u00a0· Same as my device', '/settings/display'],
      ['A copy of your data No copy yet', '/settings/data'],
      ['Delete my account You first see what will be lost', '/delete/account'],
    ] as const;
    for (const [name, href] of rows)
      expect(await main.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(main.getAllByRole('listitem')).toHaveLength(rows.length);
  });

  it('lead from a part back to the list', async () => {
    const { user } = await open('visibility');
    const photos = screen.getByText('Change who sees them').closest('a');
    expect(photos).toHaveAttribute('href', '/upload/pics');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  });

  it('show the list at an address that is no part', async () => {
    await open('nothing' as SettingsPart);
    await waitFor(() => expect(window.location.pathname).toBe('/settings'));
  });

  it('list the devices, and end one of them after a question', async () => {
    const ended = fake(endSession, { data: { ended: true } });
    const { user, requests, section } = await open('devices', {}, ended);
    const devices = section('Where you are signed in');
    expect(await devices.findByText('Chrome on Linux')).toBeVisible();
    expect(devices.getByText('This device')).toBeVisible();
    const out = devices.getAllByRole('button', { name: /^Sign out: / });
    expect(out).toHaveLength(1);
    await user.click(out[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Signed out on that device.')).toBeVisible();
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/sessions/{id}',
      input: { params: { id: 'phone' } },
    });
  });

  it('show two devices at first, this one among them, and all when asked', async () => {
    const older = [{ ...phone, id: 'tablet' }, phone, here];
    const { user, section } = await open('devices', {}, fake(listSessions, { data: older }));
    const devices = section('Where you are signed in');
    expect(await devices.findByText('This device')).toBeVisible();
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
    const all = devices.getByRole('button', { name: 'All 3 devices' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
    expect(all).toHaveFocus();
  });

  it('say that somebody is signed in nowhere else', async () => {
    const { section } = await open('devices', {}, fake(listSessions, { data: [here] }));
    expect(
      await section('Where you are signed in').findByText(/not signed in anywhere else/),
    ).toBeVisible();
  });

  it('say what was agreed to, and let what may be changed be changed', async () => {
    const saved = fake(saveConsent, { data: [] });
    const { user, requests, section } = await open('consents', {}, saved);
    const consents = section('What you agreed to');
    expect(
      await consents.findAllByText(/^Agreed on 21 November 2026, to the text of/),
    ).toHaveLength(2);
    await user.click(consents.getByRole('checkbox', { name: 'News and offers by mail' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        call: 'PUT /api/v1/consents',
        input: {
          body: { purpose: 'marketing', given: true, version: CONSENT_VERSIONS.marketing },
        },
      }),
    );
  });

  it('have the numbers for support as they are kept, and calls by staff switched off', async () => {
    const mine = { phone: '98220 11111', whatsapp: '98220 22222' };
    const { user, requests, section } = await open(
      'support',
      {},
      fake(getAccount, {
        data: {
          email: 'asha@example.com',
          has_password: true,
          recently_signed_in: true,
          plan_until: null,
          support: mine,
          staff_calls: true,
        },
      }),
      fake(saveSupportInfo, { data: mine }),
      fake(saveStaffCalls, { data: { allowed: false } }),
    );
    const support = section('Calls and help');
    const number = await support.findByRole('textbox', { name: 'Phone' });
    expect(number).toHaveValue('98220 11111');
    await user.clear(number);
    await user.type(number, '12');
    await user.click(support.getByRole('button', { name: 'Save' }));
    expect(support.getByText(/^Please enter 8 to 15 digits/)).toBeVisible();
    await user.type(number, '345678');
    await user.click(support.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your numbers are saved.')).toBeVisible();
    await user.click(support.getByRole('checkbox', { name: 'Our staff may phone me' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        call: 'PUT /api/v1/account/staff_calls',
        input: { body: { allowed: false } },
      }),
    );
  });

  it('leave the choice where another device saved numbers for support meanwhile', async () => {
    const [old, newer] = [
      { phone: '98220 11111', whatsapp: '98220 22222', updated_at: '2026-11-21T05:00:00.000Z' },
      { phone: '98220 33333', whatsapp: '98220 44444', updated_at: '2026-11-21T06:00:00.000Z' },
    ];
    const account = {
      email: 'asha@example.com',
      has_password: true,
      recently_signed_in: true,
      plan_until: null,
      support: old,
    };
    const { user, requests, section } = await open(
      'support',
      {},
      fake(getAccount, { data: account }),
      fake(saveSupportInfo, ({ body, query }) =>
        query?.['if_updated_at'] === newer.updated_at
          ? { data: { ...newer, ...(body as object) } }
          : { refuse: 409, code: 'support.changedMeanwhile', conflict: newer },
      ),
    );
    const support = section('Calls and help');
    const number = await support.findByRole('textbox', { name: 'WhatsApp' });
    await user.clear(number);
    await user.type(number, '98220 55555');
    await user.click(support.getByRole('button', { name: 'Save' }));
    const choice = await support.findByRole('group', { name: /^Your numbers were saved/ });
    expect(choice).toHaveFocus();
    expect(choice).toHaveTextContent('98220 44444');
    expect(number).toHaveValue('98220 55555');
    await user.click(support.getByRole('button', { name: 'Go on with mine' }));
    expect(choice).not.toBeInTheDocument();
    await user.click(support.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your numbers are saved.')).toBeVisible();
    expect(requests.filter(({ call }) => call === 'PUT /api/v1/support/info')).toMatchObject([
      { input: { query: { if_updated_at: old.updated_at } } },
      { input: { query: { if_updated_at: newer.updated_at } } },
    ]);
  });

  it('show who viewed the profile', async () => {
    await open('viewers', {}, fake(listViewers, none));
    expect(await screen.findByText(/^No one yet\./)).toBeVisible();
  });
});

describe('a copy of one’s data', () => {
  it('is asked for with the password where the sign-in is not fresh, and saved when it is ready', async () => {
    const later = fake(getAccount, {
      data: {
        email: 'asha@example.com',
        has_password: true,
        recently_signed_in: false,
        plan_until: null,
      },
    });
    const ready: ExportStatus = {
      state: 'ready',
      percent: 100,
      bytes: 1234567,
      expires_at: AT,
      next_at: AT,
    };
    const { user, requests, section } = await open(
      'data',
      {},
      later,
      fake(requestExport, { data: ready }),
      fake(getExportFile, { refuse: 403, code: 'auth.signInAgain' }),
    );
    const copy = section('A copy of your data');
    await user.type(await copy.findByLabelText('Your password'), 'sesame');
    await user.click(copy.getByRole('button', { name: 'Make a copy' }));
    expect(await copy.findByText(/^Your copy is ready \(1\.2\sMB\)/)).toBeVisible();
    expect(requests).toContainEqual({
      call: 'POST /api/v1/export',
      input: { body: { current_password: 'sesame' } },
    });
    await user.click(copy.getByRole('button', { name: 'Save the copy' }));
    expect(await copy.findByText(/^Please sign in again/)).toBeVisible();
  });
});

describe('signing out everywhere', () => {
  const everywhere = fake(signOutEverywhere, { data: { signed_out: true } });
  const ask = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));

  it('asks first, ends all sessions with one call, and clears this device', async () => {
    const { user, requests, page } = await open('devices', {}, everywhere);
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
    const { user, requests } = await open('devices', {}, everywhere);
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests.some(({ call }) => call.includes('sign_out'))).toBe(false);
  });

  it('leaves everything as it is when it fails, and says so', async () => {
    const fails = fake(signOutEverywhere, { refuse: 500, code: 'server.error' });
    const { user, page } = await open('devices', {}, fails);
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Something broke on our side/)).toBeVisible();
    await waitFor(() => expect(page.session.current()).not.toBeNull());
  });
});
