import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callLogDraft, createCallLog, updateCallLog } from 'shared-contracts/calls/call-logs';
import { listAdminProfiles } from 'shared-contracts/calls/desk';
import { toPid } from 'shared-contracts/domain/pid';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_ID, callLog } from '../../testing/calls.ts';
import { windowIs } from '../../testing/window-width.ts';
import { openDeviceDrafts } from '../drafts/device-drafts.ts';
import { openDesk, savedAs } from './open-desk-in-test.tsx';

const user = userEvent.setup();
const field = (name: string) => screen.findByRole('textbox', { name });
const inForm = () => within(screen.getByRole('form', { name: 'Entry' }));
const status = () => inForm().getByRole('combobox', { name: 'Status' });
const open = `/calllogs?entry=${CALL_ID}`;
const ME = session().userId;
const NEW = callLogDraft(null);
const CLIENT_ID = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c77';

beforeEach(() => {
  windowIs('wide');
  window.localStorage.clear();
  // What jsdom leaves out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('a new call', { timeout: 60_000 }, () => {
  it('is logged from N to saved by keyboard, in under 20 strokes beside the text', async () => {
    const { created, notices } = openDesk();
    await screen.findByText('Sunil Patil');
    await user.keyboard('n');
    const customer = await field('Customer');
    await waitFor(() => expect(customer).toHaveFocus());
    await user.keyboard('Meena Jadhav{Tab}98220 54321{Tab}');
    expect(status()).toHaveFocus();
    await user.keyboard('5{Tab}Wants to hear of Belief.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(notices).toEqual(['callLog.saved']));
    expect(created()).toEqual([
      {
        customer_name: 'Meena Jadhav',
        phone: '98220 54321',
        status: 'interested_in_service',
        remark: 'Wants to hear of Belief.',
        assigned_to_id: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01',
        app_name: 'saptapadi',
        followup: 'false',
        payment_done: 'false',
        extra_data: JSON.stringify({
          Gender: null,
          pid_name: null,
          assigned_to_id_name: 'Asha',
        }),
        client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    // The list again: the next call begins with the next N.
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/calllogs$/));
    expect(screen.queryByRole('form', { name: 'Entry' })).not.toBeInTheDocument();
  });

  it('that was kept as a draft is saved once, and leaves no draft behind', async () => {
    openDeviceDrafts(ME, window).write(NEW, {
      updated_at: null,
      client_id: CLIENT_ID,
      base: { customer_name: '', phone: '', status: '' },
      values: { customer_name: 'Meena Jadhav', phone: '98220 54321', status: 'call_completed' },
    });
    const { created, notices } = openDesk({ at: '/calllogs?entry=new' });
    expect(await field('Customer')).toHaveValue('Meena Jadhav');
    await user.type(await field('Remark'), 'Calls back.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['callLog.saved']));
    expect(created()).toMatchObject([{ client_id: CLIENT_ID }]);
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await user.keyboard('n');
    expect(await field('Customer')).toHaveValue('');
    expect(screen.queryByText(/^Kept from/)).not.toBeInTheDocument();
  });

  it('keeps a name that was typed and not chosen, and is not saved with it', async () => {
    const { created } = openDesk({
      at: '/calllogs?entry=new',
      api: [fake(listAdminProfiles, { data: [] })],
    });
    await user.type(await field('Customer'), 'Meena');
    await user.type(await field('Phone'), '98220 54321');
    await user.type(status(), 'completed{Tab}');
    const profile = inForm().getByRole('combobox', { name: 'Profile' });
    await user.type(profile, 'Meera Jos');
    // While the field still has the focus.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(profile).toHaveAccessibleDescription(/“Meera Jos” is not chosen/);
    const caller = inForm().getByRole('combobox', { name: 'Caller' });
    await user.type(caller, 'Somebody{Tab}');
    expect([profile, caller].map((one) => (one as HTMLInputElement).value)).toEqual([
      'Meera Jos',
      'Somebody',
    ]);
    await user.clear(profile);
    await user.clear(caller);
    await user.type(caller, 'deepak{Tab}');
    expect(caller).toHaveValue('Deepak');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(created()).toHaveLength(1));
  });

  it('names at each field what is missing, and sends nothing', async () => {
    const { created } = openDesk({ at: '/calllogs?entry=new' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await field('Customer')).toHaveAccessibleDescription(/Write who was called/);
    expect(await field('Phone')).toHaveAccessibleDescription(/Write the number/);
    expect(status()).toHaveAccessibleDescription(/Choose what came of the call/);
    expect(created()).toEqual([]);
  });

  it('finds the status by its letters, and the profile by name', async () => {
    const people = [
      { id: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c09', name: 'Meera Joshi', age: 27, city: 'Pune' },
    ];
    const { created } = openDesk({
      at: '/calllogs?entry=new',
      api: [fake(listAdminProfiles, { data: people })],
    });
    await user.type(await field('Customer'), 'Meena');
    await user.type(await field('Phone'), '98220 54321');
    await user.type(status(), 'back');
    const list = screen.getByRole('listbox', { name: 'Status' });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(status()).toHaveValue('Call back later');
    await user.type(screen.getByRole('combobox', { name: 'Profile' }), 'mee');
    await user.click(await screen.findByRole('option', { name: /Meera Joshi 27, Pune/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]).toMatchObject({
      status: 'call_back_later',
      pid: toPid('0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c09'),
    });
  });

  it('keeps everything when saving fails, and says so', async () => {
    let isAway = true;
    const { notices, created } = openDesk({
      at: '/calllogs?entry=new',
      api: [
        fake(createCallLog, ({ body }) =>
          isAway ? { refuse: 503, code: 'server.busy' } : { data: savedAs(body as FormData) },
        ),
      ],
    });
    await user.type(await field('Customer'), 'Meena');
    await user.type(await field('Phone'), '98220 54321');
    await user.type(status(), '2');
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await screen.findByText('Error saving call log')).toBeVisible();
    expect(notices).toEqual(['callLog.failed']);
    expect(await field('Customer')).toHaveValue('Meena');
    isAway = false;
    await user.click(save);
    await waitFor(() => expect(notices).toContain('callLog.saved'));
    const [first, second] = created();
    expect(second?.['client_id']).toBe(first?.['client_id']);
  });

  it('asks for a reason where the number is not to be called, then sends it', async () => {
    const { created, notices } = openDesk({
      at: '/calllogs?entry=new',
      api: [
        fake(createCallLog, ({ body }) => {
          const form = body as FormData;
          const conflict = { why: 'do_not_disturb' as const, id: CALL_ID };
          return form.has('override_reason')
            ? { data: savedAs(form) }
            : { refuse: 409, code: 'callLog.doNotCall', conflict };
        }),
      ],
    });
    await user.type(await field('Customer'), 'Meena');
    await user.type(await field('Phone'), '98220 54321');
    await user.type(status(), '3{Control>}{Enter}{/Control}');
    const reason = await field('Why is it called all the same?');
    expect(reason).toHaveFocus();
    expect(screen.getByText('This number asked not to be called.')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(reason).toHaveAccessibleDescription(/Write the reason/);
    await user.type(reason, 'She wrote to us herself.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(notices).toEqual(['callLog.saved']));
    expect(created().at(-1)).toMatchObject({ override_reason: 'She wrote to us herself.' });
  });
});

describe('a follow-up', { timeout: 60_000 }, () => {
  it('has a time by the desk’s clock, offered or written', async () => {
    const { updated } = openDesk({
      at: open,
      api: [fake(updateCallLog, ({ body }) => ({ data: savedAs(body as FormData) }))],
    });
    const at = await screen.findByLabelText(/^When \(IST\)/);
    await user.type(at, '01/04/2026 10:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updated()).toHaveLength(1));
    expect(updated()[0]).toMatchObject({
      followup: 'true',
      follow_up_at: '2026-04-01T05:00:00.000Z',
      if_updated_at: '2026-03-11T20:05:00.000Z',
    });
  });
});

describe('two callers on one entry', { timeout: 60_000 }, () => {
  const theirs = callLog({
    remark: 'Their words',
    payment_done: true,
    updated_at: '2026-03-12T05:00:00.000Z',
  });

  it('are shown both versions; the second chooses field by field and saves over the newer one', async () => {
    const { updated, notices } = openDesk({
      at: open,
      api: [
        fake(updateCallLog, ({ body }) => {
          const form = body as FormData;
          return form.get('if_updated_at') === theirs.updated_at
            ? { data: savedAs(form) }
            : { refuse: 409, code: 'callLog.changedMeanwhile', conflict: theirs };
        }),
      ],
    });
    const remark = await field('Remark');
    await user.clear(remark);
    await user.type(remark, 'My words{Control>}{Enter}{/Control}');
    expect(
      await screen.findByRole('heading', { name: 'A colleague saved this entry meanwhile' }),
    ).toHaveFocus();
    expect(screen.getByText('Payment done is now: Yes')).toBeVisible();
    const choice = screen.getByRole('group', { name: 'Remark' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(choice).toHaveAccessibleDescription('Choose one of the two.');
    expect(updated()).toHaveLength(1);
    await user.click(within(choice).getByRole('radio', { name: /^Both/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['callLog.saved']));
    expect(updated().at(-1)).toMatchObject({
      remark: 'Their words\nMy words',
      payment_done: 'true',
      if_updated_at: theirs.updated_at,
    });
  });
});

describe('the keys of an open entry', { timeout: 60_000 }, () => {
  it('choose the status, go to the remark, and lead back without losing anything', async () => {
    openDesk({ at: open });
    await screen.findByRole('form', { name: 'Entry' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sunil Patil' })).toHaveFocus());
    await user.keyboard('2');
    expect(status()).toHaveValue('Call failed');
    await user.keyboard('r');
    expect(await field('Remark')).toHaveFocus();
    await user.keyboard('n{Escape}');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/calllogs$/);
    await waitFor(() => expect(screen.getByRole('row', { name: /Sunil Patil/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await field('Remark')).toHaveValue('Will talk to his sister first.n');
    expect(screen.getByText(/^Kept from/)).toBeVisible();
  });

  it('start the timer with the call; its length goes into the remark', async () => {
    openDesk({ at: open });
    const link = await screen.findByRole('link', { name: 'Call Sunil Patil, +91 98220 12345' });
    expect(link).toHaveAttribute('href', 'tel:+919822012345');
    link.addEventListener('click', (event) => event.preventDefault());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sunil Patil' })).toHaveFocus());
    await user.keyboard('c');
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    await user.keyboard('t');
    await user.click(screen.getByRole('button', { name: 'Put into the remark' }));
    expect(await field('Remark')).toHaveValue('Will talk to his sister first.\nCall of 0:00 min.');
  });

  it('are all on the sheet that ? opens', async () => {
    openDesk();
    await screen.findByText('Sunil Patil');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys' });
    expect(sheet).toHaveTextContent('Ctrl Enter');
    expect(sheet).toHaveTextContent('search by name or number');
  });
});
