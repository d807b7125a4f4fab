import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { addTrail, listTrails, type Trail } from 'shared-contracts/calls/trails';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { TrailPanel } from './trail-panel.tsx';

const USER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

function entry(change: Partial<Trail> = {}): Trail {
  return {
    id: 'one',
    note: 'Talked to her father.',
    status: null,
    by: 'Vaishali Desai',
    created_at: '2026-03-11T20:05:00.000Z',
    ...change,
  };
}

function open(...api: Fake[]) {
  return renderRemote(<TrailPanel userId={USER} />, {
    session: session({ isAdmin: true }),
    api: [
      fake(getDraft, { data: null }),
      fake(saveDraft, { data: null }),
      fake(deleteDraft, { data: null }),
      ...api,
    ],
  });
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const add = () => screen.getByRole('button', { name: 'Add to the history' });

describe('the staff history of a profile', () => {
  it('names who noted what, on the clock of the desk', async () => {
    open(fake(listTrails, { data: [entry({ status: 'shared_contact' })], next: null }));
    await screen.findByText('Talked to her father.');
    expect(rows()[0]).toHaveTextContent('Shared contact');
    expect(rows()[0]).toHaveTextContent('12 Mar 2026, 1:35 am IST by Vaishali Desai');
  });

  it('shows what is added at once, and sends a status alone without a note', async () => {
    const user = userEvent.setup();
    let answer = () => undefined as void;
    const { requests } = open(
      fake(listTrails, { data: [entry()], next: null }),
      fake(addTrail, async () => {
        await new Promise<void>((done) => (answer = done));
        return { data: entry({ id: 'two', note: '', status: 'meeting_planned' }) };
      }),
    );
    await screen.findByText('Talked to her father.');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Meeting planned');
    await user.click(add());
    expect(rows()[0]).toHaveTextContent('Meeting plannedSaving…');
    answer();
    await waitFor(() => expect(rows()[0]).toHaveTextContent('by Vaishali Desai'));
    expect(rows()).toHaveLength(2);
    expect(screen.getByLabelText('Status')).toHaveValue('');
    const sent = requests.find(({ call }) => call.startsWith('POST'))?.input;
    expect(sent).toMatchObject({ body: { status: 'meeting_planned' } });
    expect(sent).not.toHaveProperty('body.note');
  });

  it('keeps what was written when it is not added, and tries again with the same entry', async () => {
    const user = userEvent.setup();
    let broken = true;
    const { requests } = open(
      fake(listTrails, { data: [], next: null }),
      fake(addTrail, () =>
        broken
          ? { refuse: 503, code: 'server.busy' }
          : { data: entry({ note: 'Call after eight' }) },
      ),
    );
    await user.type(await screen.findByLabelText('Note'), 'Call after eight');
    await user.click(add());
    expect(await screen.findByText(/It was not added/)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Call after eight');
    broken = false;
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(add());
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    const ids = requests
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ input }) => (input as { body: { id: string } }).body.id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('asks for a note or a status before it sends anything', async () => {
    const user = userEvent.setup();
    const { requests } = open(fake(listTrails, { data: [], next: null }));
    await screen.findByText('No notes yet.');
    await user.click(add());
    expect(screen.getByText('Please enter a note or choose a status.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('opens with what an earlier visit left', async () => {
    const draft = { content: { note: 'Half a', status: null }, saved_at: '2026-03-11T20:05:00Z' };
    open(fake(listTrails, { data: [], next: null }), fake(getDraft, { data: draft }));
    expect(await screen.findByLabelText('Note')).toHaveValue('Half a');
  });

  it('leads to older entries', async () => {
    const user = userEvent.setup();
    open(
      fake(listTrails, ({ query }) =>
        query?.['cursor'] === 'older'
          ? { data: [entry({ id: 'old', note: 'The first call' })], next: null }
          : { data: [entry()], next: 'older' },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('The first call')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('is nothing to staff who are not charged with members', async () => {
    const { container, requests } = open(fake(listTrails, { refuse: 404, code: 'route.unknown' }));
    await waitFor(() => expect(requests.some(({ call }) => /trails/.test(call))).toBe(true));
    await waitFor(() => expect(container.querySelector('.st-trails')).toBeNull());
  });
});
