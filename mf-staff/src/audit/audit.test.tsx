import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveTextOverride } from 'shared-contracts/calls/ab-texts';
import { listAudit } from 'shared-contracts/calls/audit';
import { listAdminProfiles, listAdmins } from 'shared-contracts/calls/desk';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose } from '../testing/choose.ts';
import { windowIs } from '../testing/window-width.ts';
import type { AuditEntry } from './audit-rows.tsx';
import { Audit } from './audit.tsx';

const VAISHALI = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';
const ASHA = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c02';

function entry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '1',
    actor: VAISHALI,
    actor_name: 'Vaishali Desai',
    action: 'profiles.migrate',
    target: ASHA,
    target_name: 'Asha Patil',
    facts: {
      to: 'overseas',
      reason: 'Dubai',
    },
    created_at: '2026-03-11T20:05:00.000Z',
    ...change,
  };
}

function open(at: string, ...api: Fake[]) {
  const staff = fake(listAdmins, { data: [{ id: VAISHALI, name: 'Vaishali Desai' }] });
  return renderRemote(<Audit />, { at, session: session({ isAdmin: true }), api: [staff, ...api] });
}

const address = () => screen.getByTestId('address').textContent;
const pageOf = (data: AuditEntry[], next: string | null = null) => ({
  data: { data, next, prev: null },
});

beforeEach(() => windowIs('wide'));

describe('the audit trail', () => {
  it('is told in sentences, with the time in India and what was noted', async () => {
    open(
      '/audit',
      fake(
        listAudit,
        pageOf([
          entry(),
          entry({ id: '2', action: 'kites.fly', target: 'overseas', target_name: null }),
          entry({ id: '3', actor: null, actor_name: null, action: 'account.role', facts: {} }),
        ]),
      ),
    );
    const rows = within(await screen.findByRole('list', { name: /Audit trail/ }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 Mar 2026, 1:35 am ISTVaishali Desai moved Asha Patilto: overseasreason: Dubai',
      '12 Mar 2026, 1:35 am ISTVaishali Desai kites fly overseasto: overseasreason: Dubai',
      '12 Mar 2026, 1:35 am ISTThe server changed whether this is staff: Asha Patil',
    ]);
  });

  it('is filtered by what stands in the address, which a name of the list changes', async () => {
    const user = userEvent.setup();
    const { requests } = open(
      '/audit?action=profiles.migrate&from=2026-03-01&to=soon&cursor=next-9',
      fake(listAudit, pageOf([entry()], 'next-1')),
    );
    await user.click(await screen.findByRole('button', { name: 'Asha Patil' }));
    expect(address()).toBe(`/audit?action=profiles.migrate&from=2026-03-01&target=${ASHA}`);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Done to' })).toHaveValue('Asha Patil'),
    );
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(address()).toContain('cursor=next-1'));
    await user.click(screen.getByRole('button', { name: 'No filters' }));
    expect(address()).toBe('/audit');
    const looks = () => requests.filter(({ call }) => call === 'GET /api/v1/audit');
    await waitFor(() => expect(looks()).toHaveLength(4));
    expect(looks().map(({ input }) => (input as { query: object }).query)).toEqual([
      { action: 'profiles.migrate', from: '2026-03-01', cursor: 'next-9' },
      { action: 'profiles.migrate', from: '2026-03-01', target: ASHA },
      { action: 'profiles.migrate', from: '2026-03-01', target: ASHA, cursor: 'next-1' },
      {},
    ]);
  });

  it('is filtered by a person of staff, by a profile found by name, and by days', async () => {
    const user = userEvent.setup();
    open(
      '/audit',
      fake(listAudit, pageOf([entry()])),
      fake(listAdminProfiles, { data: [{ id: ASHA, name: 'Asha Patil', age: 27, city: 'Pune' }] }),
    );
    await choose(await screen.findByRole('combobox', { name: 'Done by' }), 'Vaishali Desai');
    await waitFor(() => expect(address()).toBe(`/audit?actor=${VAISHALI}`));
    await user.type(screen.getByRole('combobox', { name: 'Done to' }), 'ash');
    await user.click(await screen.findByRole('option', { name: /Asha Patil/ }));
    await waitFor(() => expect(address()).toBe(`/audit?actor=${VAISHALI}&target=${ASHA}`));
    await user.click(screen.getByRole('button', { name: 'No filters' }));
    await user.type(screen.getByLabelText('From'), '01/03/2026{Enter}');
    await user.type(screen.getByLabelText('To'), '11/03/2026{Enter}');
    await waitFor(() => expect(address()).toBe('/audit?from=2026-03-01&to=2026-03-11'));
  });

  it('names the chosen person where no entry does, and leaves the focus in the field', async () => {
    const user = userEvent.setup();
    open(
      '/audit',
      fake(listAudit, pageOf([])),
      fake(listAdminProfiles, { data: [{ id: ASHA, name: 'Asha Patil', age: 27, city: 'Pune' }] }),
    );
    const field = await screen.findByRole('combobox', { name: 'Done to' });
    await user.type(field, 'ash');
    await user.click(await screen.findByRole('option', { name: /Asha Patil/ }));
    await waitFor(() => expect(address()).toBe(`/audit?target=${ASHA}`));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Asha Patil');
    await user.type(field, 'nobody');
    await user.tab();
    expect(field).toHaveValue('Asha Patil');
    await user.click(screen.getByRole('button', { name: 'No filters' }));
    expect(field).toHaveValue('');
  });

  it('is filtered by what was done, which one types a part of', async () => {
    const user = userEvent.setup();
    open('/audit', fake(listAudit, pageOf([entry()])));
    await user.type(await screen.findByRole('combobox', { name: 'What was done' }), 'moved');
    await user.click(await screen.findByRole('option', { name: 'moved' }));
    await waitFor(() => expect(address()).toBe('/audit?action=profiles.migrate'));
    await user.type(screen.getByRole('combobox', { name: 'What was done' }), 'flew');
    expect(await screen.findByText('Nothing is called so')).toBeInTheDocument();
  });

  it('names what is chosen also where a browser has translated the label', async () => {
    const user = userEvent.setup();
    open('/audit', fake(listAudit, pageOf([])));
    const label = await screen.findByText('Anything');
    const translated = document.createElement('font');
    translated.textContent = 'काहीही';
    for (const one of label.childNodes) if (one instanceof Text) one.replaceWith(translated);
    await user.type(screen.getByRole('combobox', { name: 'What was done' }), 'moved');
    await user.click(await screen.findByRole('option', { name: 'moved' }));
    await waitFor(() => expect(translated).not.toBeInTheDocument());
  });

  it('says when the filters leave nothing', async () => {
    open('/audit?action=pics.shown', fake(listAudit, pageOf([])));
    expect(await screen.findByRole('heading', { name: 'Nothing was done' })).toBeVisible();
  });
});

describe('the texts', () => {
  it('are set in a language, bounded, and given back', async () => {
    const user = userEvent.setup();
    const { requests } = open(
      '/audit?show=texts',
      fake(getTextOverrides, { data: { 'NAV-DA.mr': 'खाते हटवा' } }),
      fake(saveTextOverride, ({ body }) => {
        const { text } = body as { text: string | null };
        return { data: text === null ? {} : { 'NAV-DA': text, 'NAV-DA.mr': 'खाते हटवा' } };
      }),
    );
    const section = within(
      await screen.findByRole('region', { name: 'Menu entry that deletes the account (NAV-DA)' }),
    );
    expect(section.getByLabelText('Marathi')).toHaveValue('खाते हटवा');
    const english = section.getByLabelText('English');
    await user.type(english, '<b>');
    await user.click(section.getByRole('button', { name: /^Set .* in English$/ }));
    expect(section.getByText(/Please use 1 to 30/)).toBeVisible();
    expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false);
    await user.clear(english);
    await user.type(english, 'Leave us');
    await user.click(section.getByRole('button', { name: /^Set .* in English$/ }));
    expect(await section.findByText(/in English now reads “Leave us”/)).toBeVisible();
    await user.click(section.getByRole('button', { name: /own words back in English/ }));
    expect(await section.findByText(/in English has its own words again/)).toBeVisible();
    expect(english).toHaveValue('');
    const sent = requests.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => input);
    expect(sent).toMatchObject([
      { body: { code: 'NAV-DA', language: 'en', text: 'Leave us', was: null } },
      { body: { code: 'NAV-DA', language: 'en', text: null, was: 'Leave us' } },
    ]);
  });

  it('that somebody else has set meanwhile are shown before they are replaced', async () => {
    const user = userEvent.setup();
    let set = {};
    const { requests } = open(
      '/audit?show=texts',
      fake(getTextOverrides, () => ({ data: set })),
      fake(saveTextOverride, () => {
        set = { 'NAV-DA': 'Go' };
        return { refuse: 409, code: 'text.changedMeanwhile', conflict: set };
      }),
    );
    const section = within(
      await screen.findByRole('region', { name: 'Menu entry that deletes the account (NAV-DA)' }),
    );
    await user.type(section.getByLabelText('English'), 'Leave us');
    const press = () => user.click(section.getByRole('button', { name: /^Set .* in English$/ }));
    await press();
    expect(await section.findByRole('alert')).toHaveTextContent(/A colleague set this text/);
    expect(await section.findByText(/in English now reads “Go”/)).toBeVisible();
    expect(section.getByLabelText('English')).toHaveValue('Leave us');
    await press();
    const sent = requests.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => input);
    expect(sent).toMatchObject([{ body: { was: null } }, { body: { was: 'Go' } }]);
  });
});
