import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listApps } from 'shared-contracts/calls/desk';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callLog, pageReply } from '../testing/calls.ts';
import { windowIs } from '../testing/window-width.ts';
import { CallLogs } from './call-logs.tsx';

async function showTable() {
  const rendered = renderRemote(<CallLogs />, {
    at: '/calllogs',
    api: [
      fake(listApps, { data: ['saptapadi'] }),
      fake(listCallLogs, ({ query }) => {
        const page = Number(query?.['page'] ?? 1);
        const logs = ['a', 'b', 'c'].map((letter) =>
          callLog({
            id: `${letter}${page}`,
            customer_name: `${letter.toUpperCase()} of page ${page}`,
            file_url: letter === 'b' ? '/files/b.mp3' : null,
          }),
        );
        return pageReply(logs, page, 2, 6);
      }),
    ],
  });
  const grid = await screen.findByRole('grid', {}, { timeout: 20_000 });
  return { ...rendered, grid };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  windowIs('wide');
  // What jsdom leaves out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('the list of calls on a desk', { timeout: 30_000 }, () => {
  it('is a named table with every column, headed by the customer', async () => {
    const { grid } = await showTable();
    expect(grid).toHaveAccessibleName('Call logs of saptapadi, newest first');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Customer',
      'Phone',
      'Status',
      'Remark',
      'Assigned to',
      'Follow-up',
      'Payment done',
      'Recording',
      'Date',
    ]);
    expect(row('A of page 1')).toHaveTextContent('Interested in service');
  });

  it('is walked by keys, row by row, and Tab reaches the controls of that row only', async () => {
    await showTable();
    row('A of page 1').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('B of page 1')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(row('C of page 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('C of page 1')).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    expect(within(row('A of page 1')).getByRole('link', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(within(row('B of page 1')).getByRole('button')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Escape}');
    expect(row('A of page 1')).toHaveFocus();
  });

  it('turns pages by keys and goes on in the first row of the new page', async () => {
    await showTable();
    row('B of page 1').focus();
    await userEvent.keyboard('{PageDown}');
    await screen.findByText('A of page 2');
    expect(row('A of page 2')).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?page=2');
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByTestId('address')).toHaveTextContent('/calllogs?page=2');
    await userEvent.keyboard('{PageUp}');
    expect(await screen.findByText('A of page 1')).toBeInTheDocument();
  });

  it('plays and pauses the recording of the row on Space', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await showTable();
    row('A of page 1').focus();
    await userEvent.keyboard(' ');
    expect(play).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown} ');
    expect(play).toHaveBeenCalledTimes(1);
    expect(
      await screen.findByRole('button', { name: 'Pause the recording of B of page 1' }),
    ).toBeInTheDocument();
  });
});
