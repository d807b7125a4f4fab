import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { signedOut } from 'shared-contracts/platform/events/event-map';
import { reconnected } from 'shared-contracts/platform/events/realtime-events';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const KEPT = 'PUT /api/v1/drafts/{key}';
const FORGOTTEN = 'DELETE /api/v1/drafts/{key}';
const city = () => screen.getByRole('combobox', { name: 'Lives in' });
const earlier = { current_city: { was: 'Pune', now: 'Nashik' } };
const fields = (input: unknown) =>
  (input as { body: { content: { fields: unknown } } }).body.content.fields;

it('keeps what is written, and forgets it once it is saved', async () => {
  const page = await openEditPage();
  await userEvent.type(city(), ' city');
  expect(screen.getByText(/^Not saved yet/)).toBeVisible();
  await waitFor(() => expect(page.sent(KEPT)).toHaveLength(1));
  expect(page.sent(KEPT).map(fields)).toEqual([
    { current_city: { was: 'Pune', now: 'Pune city' } },
  ]);
  expect(await screen.findByText('Not saved yet. Kept as a draft.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent(FORGOTTEN)).toHaveLength(1));
});

it('keeps at once when a field is left or the page goes', async () => {
  const page = await openEditPage();
  await userEvent.type(city(), '1');
  await userEvent.tab();
  expect(page.sent(KEPT)).toHaveLength(1);
  await userEvent.type(city(), '2');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(page.sent(KEPT)).toHaveLength(2));
});

it('brings back what an earlier visit left unsaved, and says from when', async () => {
  const page = await openEditPage({ draft: earlier });
  expect(city()).toHaveValue('Nashik');
  expect(screen.getByText(/^Kept from 20 Nov 2026/)).toBeVisible();
  expect(page.isLeavingGuarded()).toBe(true);
  expect(page.sent(KEPT)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.changes()).toEqual([{ current_city: 'Nashik' }]));
  expect(screen.queryByText(/^Kept from/)).not.toBeInTheDocument();
});

it('throws it away after a question, and not without', async () => {
  const page = await openEditPage({ draft: earlier });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(page.questions).toMatchObject([{ title: 'Discard what is not saved?', danger: true }]);
  await waitFor(() => expect(city()).toHaveValue('Pune'));
  await waitFor(() => expect(page.sent(FORGOTTEN)).toHaveLength(1));
  expect(page.isLeavingGuarded()).toBe(false);
});

it('stays when the answer is no', async () => {
  const page = await openEditPage({ draft: earlier, answer: false });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(page.questions).toHaveLength(1));
  expect(city()).toHaveValue('Nashik');
});

it('forgets a draft that holds nothing but what is saved', async () => {
  const page = await openEditPage({ draft: { current_city: { was: 'Satara', now: 'Pune' } } });
  await waitFor(() => expect(page.sent(FORGOTTEN)).toHaveLength(1));
  expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument();
});

it('is kept once the line is back, also when the page was left', async () => {
  let broken = true;
  const page = await openEditPage({
    api: [fake(saveDraft, () => (broken ? { refuse: 503, code: 'server.busy' } : { data: null }))],
  });
  await userEvent.type(city(), '!');
  await userEvent.tab();
  expect(await screen.findByText(/^Not saved yet. It is kept here/)).toBeVisible();
  // Leaving is one more try.
  page.unmount();
  await waitFor(() => expect(page.sent(KEPT)).toHaveLength(2));
  broken = false;
  // Each time the line is back, for the try that failed may still be on its way.
  await waitFor(() => {
    act(() => page.bus.emit(reconnected, {}));
    expect(page.sent(KEPT)).toHaveLength(3);
  });
  expect(page.sent(KEPT).map(fields)[2]).toEqual({
    current_city: { was: 'Pune', now: 'Pune!' },
  });
});

it('is not written over while the one of before is unknown', async () => {
  let broken = true;
  const page = await openEditPage({
    api: [
      fake(getDraft, () =>
        broken
          ? { refuse: 500, code: 'server.error' }
          : { data: { content: { fields: earlier }, saved_at: '2026-11-20T11:12:00.000Z' } },
      ),
    ],
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Mother tongue' }), '!');
  await userEvent.tab();
  expect(screen.getByText(/not kept as a draft: please save/)).toBeVisible();
  expect(page.sent(KEPT)).toEqual([]);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(city()).toHaveValue('Nashik'));
  await waitFor(() => expect(page.sent(KEPT)).toHaveLength(1));
  expect(page.sent(KEPT).map(fields)[0]).toEqual({
    ...earlier,
    mother_tongue: { was: 'Marathi', now: 'Marathi!' },
  });
});

it('is nobody else’s once its writer has signed out', async () => {
  const page = await openEditPage();
  await userEvent.type(city(), '!');
  act(() => page.bus.emit(signedOut, { reason: 'expired' }));
  page.unmount();
  expect(page.sent(KEPT)).toEqual([]);
});
