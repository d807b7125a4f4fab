import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import { getReceipt, listPayments, type Payment } from 'shared-contracts/calls/payments';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { catchSavedFiles } from 'shared-contracts/testing/saved-files';
import { expect, it } from 'vitest';
import { payment } from '../testing/payment.ts';
import { PaymentsSection } from './payments-section.tsx';

const show = (payments: Payment[], until: string | null = null) =>
  renderRemote(<PaymentsSection />, {
    session: session({ myplan: until === null ? 'hope' : 'belief' }),
    api: [
      fake(getAccount, {
        data: {
          email: 'asha@example.com',
          has_password: true,
          recently_signed_in: false,
          plan_until: until,
        },
      }),
      fake(listPayments, { data: payments }),
      fake(getReceipt, ({ query }) => ({
        data: { url: '/files/r.pdf', number: `26-27/${String(query?.['kind'])}` },
      })),
    ],
  });

it('says that nothing was paid yet', async () => {
  show([]);
  expect(await screen.findByText('You have not paid for anything yet.')).toBeVisible();
  expect(screen.getByText('You are on Hope.')).toBeVisible();
});

it('tells of each payment in plain words, and when the plan ends', async () => {
  const [starts_at, ends_at] = ['2026-11-01T06:00:00.000Z', '2027-11-01T06:00:00.000Z'];
  show(
    [
      payment({ id: 'order_2', state: 'authorized' }),
      payment({
        starts_at,
        ends_at,
        receipt_number: '26-27/1',
        second_payment: { amount: 499900, refund: 'processed' },
      }),
    ],
    ends_at,
  );
  expect(await screen.findByText(/^You are on Belief until 1 November 2027\./)).toBeVisible();
  expect(await screen.findByText('From 1 November 2026 until 1 November 2027')).toBeVisible();
  expect(screen.getByText('A second payment of ₹4,999 for it was returned to you.')).toBeVisible();
  expect(screen.getByText(/being checked with the bank/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See its status' })).toHaveAttribute(
    'href',
    '/subscription?order=order_2',
  );
});

it('saves the receipt and the credit note under what they are and their numbers', async () => {
  const { saved } = catchSavedFiles();
  show([payment({ state: 'refunded', receipt_number: '26-27/1', credit_note_number: 'C/1' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt 26-27/1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Credit note C/1' }));
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([
      'receipt-26-27-receipt.pdf',
      'credit-note-26-27-credit_note.pdf',
    ]),
  );
});
