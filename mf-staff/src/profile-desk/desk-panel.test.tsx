import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import type { Duty } from 'shared-contracts/calls/call';
import { listApps } from 'shared-contracts/calls/desk';
import { getDraft } from 'shared-contracts/calls/own-profile';
import { listTrails, migrateMember } from 'shared-contracts/calls/trails';
import { toPid } from 'shared-contracts/domain/pid';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { DeskPanel } from './desk-panel.tsx';

const person = { id: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01', name: 'Asha Patil' };

function open(duties: Duty[], confirmed = true) {
  const asked: string[] = [];
  const screenOf = renderRemote(<DeskPanel person={person} />, {
    session: session({ isAdmin: true }),
    host: {
      confirm: async ({ title }) => {
        asked.push(title);
        return confirmed;
      },
    },
    api: [
      fake(getAccount, {
        data: {
          email: 'staff@example.com',
          has_password: true,
          recently_signed_in: false,
          plan_until: null,
          duties,
        },
      }),
      fake(getDraft, { data: null }),
      fake(listTrails, { data: [], next: null }),
      fake(listApps, { data: ['saptapadi', 'overseas'] }),
      fake(migrateMember, { data: { pid: toPid(person.id), usergroup: 'overseas' } }),
    ],
  });
  const moved = () => screenOf.requests.filter(({ call }) => call.includes('/migrate'));
  return { ...screenOf, asked, moved };
}

describe('what the desk has at a profile', () => {
  it('is the history for callers, and the move too for managers', async () => {
    const callers = open(['caller']);
    expect(await screen.findByRole('region', { name: 'Staff history' })).toBeVisible();
    expect(screen.queryByText('Move to another community')).toBeNull();
    callers.unmount();
    open(['manager']);
    expect(await screen.findByText('Move to another community')).toBeVisible();
  });

  it('is nothing for reviewers, and asks for nothing', async () => {
    const { requests } = open(['reviewer']);
    await waitFor(() => expect(requests.map(({ call }) => call)).toEqual(['GET /api/v1/account']));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('moves after a question that names both, and says where they are', async () => {
    const user = userEvent.setup();
    const { asked, moved } = open(['manager']);
    await user.click(await screen.findByText('Move to another community'));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(screen.getByText('Please choose a community.')).toBeVisible();
    expect(screen.getByText('Please say why.')).toBeVisible();
    await screen.findByRole('option', { name: 'overseas' });
    expect(screen.queryByRole('option', { name: 'saptapadi' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Community'), 'overseas');
    await user.type(screen.getByLabelText('Reason'), 'Lives in Dubai');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(asked).toEqual(['Move Asha Patil to overseas?']);
    expect(await screen.findByText(/Asha Patil is moved to overseas/)).toBeVisible();
    expect(moved().map(({ input }) => input)).toMatchObject([
      { query: { pid: toPid(person.id), usergroup: 'overseas', reason: 'Lives in Dubai' } },
    ]);
  });

  it('moves nobody when the question is answered with no', async () => {
    const user = userEvent.setup();
    const { asked, moved } = open(['manager'], false);
    await user.click(await screen.findByText('Move to another community'));
    await screen.findByRole('option', { name: 'overseas' });
    await user.selectOptions(screen.getByLabelText('Community'), 'overseas');
    await user.type(screen.getByLabelText('Reason'), 'Lives in Dubai');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(moved()).toEqual([]);
  });
});
