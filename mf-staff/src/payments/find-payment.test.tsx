import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseInput } from 'shared-contracts/calls/call';
import { searchPayments, type FoundPayment } from 'shared-contracts/calls/found-payments';
import { listPaymentsForAttention, refundPayment } from 'shared-contracts/calls/payments';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { Payments } from './payments-page.tsx';

beforeEach(() => windowIs('wide'));

const found: FoundPayment = {
  provider_payment_id: 'pay_1',
  order_id: 'order_1',
  plan: 'belief',
  months: 1,
  amount: 49_900,
  status: 'captured',
  created_at: '2026-11-20T06:00:00.000Z',
  paid_at: '2026-11-20T06:01:00.000Z',
  email: 'asha@example.com',
  name: 'Asha Patil',
  refunded: 0,
  left: 49_900,
  receipt_number: 'R/2026-27/000001',
  is_second: false,
};
const second = { ...found, provider_payment_id: 'pay_2', receipt_number: null, is_second: true };

function open(more: Fake[]) {
  return renderRemote(<Payments />, {
    session: session(),
    host: { confirm: async () => true },
    api: [fake(listPaymentsForAttention, { data: [] }), ...more],
  });
}
async function find(q: string) {
  const field = await screen.findByRole('textbox', { name: /^Receipt, order, payment/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${q}{Enter}`);
  return field;
}

describe('finding a payment', () => {
  it('asks for what can be one only, and says at the field what can', async () => {
    const { requests } = open([]);
    const field = await find('asha');
    expect(field).toHaveAccessibleDescription(/whole number of a receipt/);
    expect(requests.map(({ call }) => call)).not.toContain('GET /api/v1/payments/search');
  });

  it('shows whose it is and gives it back from there', async () => {
    let left = 49_900;
    const made = { id: 'r1', state: 'requested', credit_note_number: null } as const;
    const { requests } = open([
      fake(searchPayments, () => ({ data: [{ ...found, left }, second] })),
      fake(refundPayment, () => {
        left = 0;
        return { data: { ...made, amount: 49_900 } };
      }),
    ]);
    await find('asha@example.com');
    expect(await screen.findByText('R/2026-27/000001')).toBeVisible();
    expect(screen.getByText('Asha Patil')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Give money back' }));
    await userEvent.type(form.getByLabelText('Reason'), 'Asked for by phone');
    await userEvent.click(form.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText(/^₹499 goes back to Asha Patil\./)).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^Nothing of it is left/)).toBeVisible());
    const refund = requests.find(({ call }) => call.startsWith('POST'))?.input as LooseInput;
    expect(refund.params).toEqual({ id: 'pay_1' });
  });

  it('tells a second payment of an order from the first', async () => {
    open([fake(searchPayments, { data: [found, second] })]);
    await find('order_1');
    await userEvent.click(await screen.findByRole('row', { name: /a second payment/ }));
    expect(screen.getByText('pay_2')).toBeVisible();
    expect(screen.getByText(/has given its plan once/)).toBeVisible();
  });

  it('says that there is none, that it failed, and leads back', async () => {
    let fails = true;
    open([
      fake(searchPayments, () => (fails ? { refuse: 503, code: 'server.busy' } : { data: [] })),
    ]);
    await find('pay_9');
    expect(await screen.findByText('The search did not come through')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No payment found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Back to those/ }));
    expect(await screen.findByText('Nothing waiting')).toBeVisible();
  });
});
