import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseInput } from 'shared-contracts/calls/call';
import { exportStaffWeek, getStaffWeek, type StaffWeek } from 'shared-contracts/calls/staff-week';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { catchSavedFiles } from 'shared-contracts/testing/saved-files';
import { beforeEach, describe, expect, it } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { WeekOfDesk } from '../week-of-desk.tsx';

const week = (change: Partial<StaffWeek> = {}): StaffWeek => ({
  from: '2026-11-16',
  until: '2026-11-22',
  is_current: true,
  calls: [
    {
      caller_id: 'k',
      caller: 'Kavita Bhosale',
      status: 'call_completed',
      count: 3,
    },
    {
      caller_id: 'k',
      caller: 'Kavita Bhosale',
      status: 'call_failed',
      count: 1,
    },
    {
      caller_id: null,
      caller: null,
      status: 'call_failed',
      count: 4,
    },
  ],
  people: {
    called: 6,
    registered_before: 1,
    registered: 3,
    plan: 2,
    plan_before: 0,
  },
  reviews: [
    {
      kind: 'GovID',
      decided: 2,
      median: 5400,
      longest: 2e5,
      waiting: 1,
      longest_waiting: 600,
    },
  ],
  ...change,
});

function open(at = '/week') {
  return renderRemote(<WeekOfDesk />, {
    session: session(),
    at,
    api: [
      fake(getStaffWeek, ({ query }: LooseInput) => {
        const { day } = query as {
          day?: string;
        };
        if (day === undefined || day > '2026-11-15') return { data: week() };
        const over = {
          from: '2026-11-09',
          until: '2026-11-15',
          is_current: false,
        };
        return {
          data: week({
            ...over,
            calls: [],
            reviews: [],
          }),
        };
      }),
      fake(exportStaffWeek, {
        data: {
          name: 'week-2026-11-16.csv',
          csv: '﻿"What"\r\n',
        },
      }),
    ],
  });
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => windowIs('wide'));

describe('the week', () => {
  it('adds its calls up by status and by caller', async () => {
    open();
    expect(await screen.findByText('16 November 2026 to 22 November 2026')).toBeVisible();
    expect(rowsOf('Calls by status')).toEqual([
      ['Call failed', '5', ''],
      ['Call completed', '3', ''],
    ]);
    expect(rowsOf('Calls by caller')).toEqual([
      ['Kavita Bhosale', '4', '3', ''],
      ['Account is gone', '4', '0', ''],
    ]);
    const bars = screen
      .getByRole('table', { name: 'Calls by status' })
      .querySelectorAll('.st-bar__value');
    expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '60%']);
  });

  it('follows people from the call to the plan, and says how long reviews waited', async () => {
    open();
    await screen.findByText('From the call to the plan');
    expect(rowsOf('From the call to the plan')).toEqual([
      ['People called', '6', '100%', ''],
      ['registered since', '3', '50%', ''],
      ['of these, bought a plan', '2', '33.3%', ''],
      ['had registered before', '1', '16.7%', ''],
      ['had registered before, bought a plan since', '0', '0%', ''],
    ]);
    expect(rowsOf('How long reviews waited')).toEqual([
      ['Identity', '2', '1 h 30 min', '2 d 7 h', '1', '10 min', ''],
    ]);
  });

  it('goes to the week before and back, but into no week to come', async () => {
    open();
    const next = await screen.findByRole('button', { name: 'Next week' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    const previous = screen.getByRole('button', { name: 'Previous week' });
    await userEvent.click(previous);
    expect(await screen.findByText('9 November 2026 to 15 November 2026')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/week?day=2026-11-09');
    // The bar stayed while the week was on its way.
    expect(previous).toHaveFocus();
    expect(screen.getAllByText('No call was logged in this week.')).toHaveLength(2);
    expect(screen.getByText('Nothing was decided, and nothing waits.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/week?day=2026-11-16'),
    );
  });

  it('goes to the week of a day that is typed as India writes days', async () => {
    open();
    const day = await screen.findByLabelText('Week of the day');
    expect(day).toHaveValue('16/11/2026');
    await userEvent.clear(day);
    await userEvent.type(day, '11/11/2026');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/week$/);
    await userEvent.type(day, '{Enter}');
    expect(await screen.findByText('9 November 2026 to 15 November 2026')).toBeVisible();
    expect(day).toHaveValue('11/11/2026');
  });

  it('fits a narrow window; its widest table scrolls sideways there, by keys too', async () => {
    windowIs('narrow');
    open();
    const frame = await screen.findByRole('group', { name: 'How long reviews waited' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(within(frame).getByRole('table', { name: 'How long reviews waited' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Calls by status' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Calls by status' })).toBeNull();
  });

  it('is saved as a table under its name', async () => {
    const { saved } = catchSavedFiles();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['week-2026-11-16.csv']));
  });
});
