import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  assignCallLogs,
  exportCallLogs,
  joinCallLogs,
} from 'shared-contracts/calls/call-log-sharing';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { fake } from 'shared-contracts/testing/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_ID, callLog, pageReply } from '../../testing/calls.ts';
import { choose } from '../../testing/choose.ts';
import { windowIs } from '../../testing/window-width.ts';
import { openDesk } from '../entry/open-desk-in-test.tsx';

const user = userEvent.setup();
const idOf = (n: number) => `5c1e0b0e-4d0f-4a53-9a53-3f0c6a1b2c0${n}`;
const three = ['Anil', 'Beena', 'Chetan'].map((customer_name, at) =>
  callLog({ id: idOf(at), customer_name, file_url: null }),
);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

beforeEach(() => {
  window.localStorage.clear();
  windowIs('wide');
  // What jsdom leaves out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('the list of calls on a desk', () => {
  it('is a named table with every column, headed by the customer', async () => {
    openDesk({ logs: three });
    const grid = await screen.findByRole('grid');
    expect(grid).toHaveAccessibleName('Call logs of saptapadi, what is due first');
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Selected',
      'Customer',
      'Phone',
      'Status',
      'Follow-up (IST)',
      'Paid',
      'Remark',
    ]);
    expect(row('Beena')).toHaveTextContent('Interested in service');
    expect(row('Beena')).toHaveTextContent('Today');
  });

  it('names the callers where the entries are of several', async () => {
    openDesk({ logs: three, at: '/calllogs?assigned_to_id=all' });
    expect(await screen.findByRole('columnheader', { name: 'Assigned to' })).toBeVisible();
  });

  it('sorts by a column, is walked in that order, and goes back to what is due first', async () => {
    openDesk({ logs: three });
    const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
    const head = await screen.findByRole('columnheader', { name: /Customer/ });
    await user.click(head);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.click(head);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Chetan', 'Beena', 'Anil']);
    expect(screen.getByText(/Sorted within this page/)).toBeVisible();
    await user.keyboard('j');
    expect(row('Chetan')).toHaveFocus();
    await user.keyboard('j');
    expect(row('Beena')).toHaveFocus();
    await user.click(head);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(screen.queryByText(/Sorted within this page/)).not.toBeInTheDocument();
    expect(names()).toEqual(['Anil', 'Beena', 'Chetan']);
  });

  it('hides columns, and keeps filters under a name, for this account', async () => {
    openDesk({ logs: three, at: '/calllogs?assigned_to_id=all&due=today' });
    await screen.findByText('Anil');
    await user.click(screen.getByRole('button', { name: 'Save filters, choose columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters and columns' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Phone' }));
    await user.type(dialog.getByLabelText('Name for these filters'), 'Today{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/calllogs$/);
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/calllogs?assigned_to_id=all&due=today',
    );
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is walked by J, K and the arrows, and opened by Enter', async () => {
    openDesk({ logs: three });
    await screen.findByText('Anil');
    await user.keyboard('j');
    expect(row('Anil')).toHaveFocus();
    await user.keyboard('{ArrowDown}j');
    expect(row('Chetan')).toHaveFocus();
    await user.keyboard('k');
    expect(row('Beena')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(`/calllogs?entry=${idOf(1)}`);
    expect(await screen.findByRole('heading', { name: 'Beena' })).toBeInTheDocument();
  });

  it('goes on by a cursor where pages have no number any more', async () => {
    const { calls } = openDesk({
      at: '/calllogs?page=50',
      api: [
        fake(listCallLogs, ({ query }) => {
          const isBeyond = query?.['cursor'] !== undefined;
          const reply = pageReply(
            isBeyond ? [three[1] ?? callLog()] : three,
            isBeyond ? 51 : 50,
            50,
            1000,
          );
          return {
            data: { ...reply.data, more: true, next: isBeyond ? null : 'on', prev: 'back' },
          };
        }),
      ],
    });
    await screen.findByText('Anil');
    expect(screen.getByText('Call logs 981 to 983 of 1000+')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Call logs beyond the first 1000')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?cursor=on');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(calls('GET /api/v1/calllogs').at(-1)?.input).toMatchObject({ query: { cursor: 'on' } });
  });

  it('searches among everyone’s, once the writer pauses', async () => {
    openDesk({ logs: three });
    await screen.findByText('Anil');
    await user.keyboard('/patil');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('assigned_to_id=all&q=patil'),
    );
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('selected entries', () => {
  it('are given to one caller, or evenly to several', async () => {
    const { requests } = openDesk({
      logs: three,
      api: [
        fake(assignCallLogs, ({ body }) => ({
          data: (body as { ids: string[] }).ids.map((id) => ({
            id,
            assigned_to_id: null,
            updated_at: '2026-03-12T06:00:00.000Z',
          })),
        })),
      ],
    });
    await screen.findByText('Anil');
    await user.keyboard('jxjx');
    const bar = screen.getByRole('region', { name: 'Assign the selected entries' });
    expect(bar).toHaveTextContent('2 entries selected');
    expect(bar).toHaveTextContent('2 due, 0 paid, 0 with a recording');
    await choose(within(bar).getByRole('combobox', { name: 'Give to' }), 'Evenly among…');
    await user.click(within(bar).getByRole('button', { name: 'Assign' }));
    expect(bar).toHaveTextContent('Choose at least one caller.');
    const among = within(bar).getByRole('combobox', { name: 'Share between' });
    await choose(among, 'Vaishali');
    await choose(among, 'Deepak');
    await user.click(within(bar).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('2 entries assigned.')).toBeInTheDocument();
    const sent = requests.find(({ call }) => call === 'POST /api/v1/calllogs/assign');
    expect(sent?.input).toMatchObject({
      body: {
        ids: [idOf(0), idOf(1)],
        to: ['0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01', '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c02'],
      },
    });
  });
});

describe('two entries of one number', () => {
  it('are shown beside each other before one is made of them', async () => {
    const twin = callLog({ id: idOf(7), customer_name: 'Sunil P.', remark: 'Said so before.' });
    const log = callLog({ same_number: { count: 1, ids: [twin.id] } });
    const { requests } = openDesk({
      at: `/calllogs?entry=${CALL_ID}`,
      logs: [log],
      api: [
        fake(listCallLogs, ({ query }) => pageReply(query?.['q'] ? [log, twin] : [log])),
        fake(joinCallLogs, { data: twin }),
      ],
    });
    expect(await screen.findByText('There is another entry of this number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    const dialog = await screen.findByRole('dialog', { name: /^Join two entries/ });
    const other = await within(dialog).findByRole('region', { name: 'The other entry' });
    expect(other).toHaveTextContent('Said so before.');
    expect(within(dialog).getByRole('region', { name: 'The open entry' })).toHaveTextContent(
      'Will talk to his sister first.',
    );
    await user.click(within(other).getByRole('radio', { name: 'Keep this one' }));
    await user.click(within(dialog).getByRole('button', { name: 'Join them' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(`entry=${twin.id}`),
    );
    const sent = requests.find(({ call }) => call === 'POST /api/v1/calllogs/join');
    expect(sent?.input).toEqual({ body: { keep: twin.id, away: CALL_ID } });
  });
});

describe('the file for managers', () => {
  it('is saved as the list is filtered', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${made.push(file)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    const { requests } = openDesk({
      at: '/calllogs?status=call_failed',
      api: [fake(exportCallLogs, 'id,name')],
    });
    await user.click(await screen.findByRole('button', { name: 'Save this list as a CSV file' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(requests.at(-1)).toMatchObject({
      call: 'GET /api/v1/calllogs.csv',
      input: { query: { status: 'call_failed', assigned_to_id: 'me' } },
    });
    vi.unstubAllGlobals();
  });
});
