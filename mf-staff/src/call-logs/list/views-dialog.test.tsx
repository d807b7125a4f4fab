import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CALL_LOG_VIEWS } from 'shared-contracts/calls/call-logs';
import { getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { fake } from 'shared-contracts/testing/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_ID, callLog } from '../../testing/calls.ts';
import { windowIs } from '../../testing/window-width.ts';
import { openDesk, type DeskOptions } from '../entry/open-desk-in-test.tsx';

const user = userEvent.setup();
const saved_at = '2026-03-12T05:30:00.000Z';

/** A server that has these views. */
const stored = (content: unknown) =>
  fake(getDraft, ({ params }) => ({
    data: params?.['key'] === CALL_LOG_VIEWS ? { content, saved_at } : null,
  }));

async function openDialog(options: DeskOptions) {
  const desk = openDesk(options);
  await screen.findByText('Sunil Patil');
  await user.click(screen.getByRole('button', { name: 'Save filters, choose columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters and columns' });
  return { ...desk, dialog: within(dialog) };
}

beforeEach(() => {
  window.localStorage.clear();
  windowIs('wide');
  // What jsdom leaves out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

const logs = [callLog({ customer_name: 'Sunil Patil', file_url: null })];

describe('saved filters and columns', () => {
  it('change nothing while those that are stored are not known', async () => {
    const { dialog } = await openDialog({
      logs,
      api: [fake(getDraft, { refuse: 503, code: 'server.busy' })],
    });
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Name for these filters')).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Save filters' })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: 'Phone' })).toBeDisabled();
  });

  it('need a name, and lead to its field', async () => {
    const { dialog, calls } = await openDialog({ logs });
    const name = dialog.getByLabelText('Name for these filters');
    await waitFor(() => expect(name).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Save filters' }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Write a name first/);
    await user.keyboard('T');
    expect(name).not.toHaveAccessibleDescription(/Write a name first/);
    expect(calls('PUT /api/v1/drafts/{key}')).toEqual([]);
  });

  it('offer the columns of this width alone, and keep what was chosen for the others', async () => {
    const saved: unknown[] = [];
    const { dialog } = await openDialog({
      logs,
      api: [
        stored({ views: [], hidden: ['caller'] }),
        fake(saveDraft, ({ body }) => {
          saved.push(body);
          return { data: { content: null, saved_at } };
        }),
      ],
    });
    const phone = dialog.getByRole('checkbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toBeEnabled());
    // All entries of the first view are one caller's.
    expect(dialog.queryByRole('checkbox', { name: 'Assigned to' })).not.toBeInTheDocument();
    await user.click(phone);
    await waitFor(() =>
      expect(saved).toEqual([{ content: { views: [], hidden: ['phone', 'caller'] } }]),
    );
  });

  it('offer no columns where the entries are cards', async () => {
    windowIs('narrow');
    const { dialog } = await openDialog({ logs });
    expect(dialog.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
  });

  it('keep the open entry when they are chosen', async () => {
    const views = [{ name: 'Due today', query: { assigned_to_id: 'all', due: 'today' } }];
    openDesk({ logs, at: `/calllogs?entry=${CALL_ID}`, api: [stored({ views, hidden: [] })] });
    await user.click(await screen.findByRole('button', { name: 'Due today' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/calllogs?assigned_to_id=all&due=today&entry=${CALL_ID}`,
    );
  });
});
