import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseInput } from 'shared-contracts/calls/call';
import { openPaymentAttention, type OpenedPayment } from 'shared-contracts/calls/opened-payment';
import {
  listPaymentsForAttention,
  refundPayment,
  settlePaymentAttention,
  type PaymentAttention,
} from 'shared-contracts/calls/payments';
import { checkStaffFactor, type StaffFactor } from 'shared-contracts/calls/staff-factor';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windowIs } from '../testing/window-width.ts';
import { Payments } from './payments-page.tsx';

beforeEach(() => windowIs('wide'));

const waiting: PaymentAttention = {
  id: '5a97a0ad-0001-4000-8000-0000000000a1',
  kind: 'second_payment',
  amount: 49900,
  provider_payment_id: 'pay_1',
  order_id: 'order_1',
  refundable: true,
  created_at: '2026-11-20T06:00:00.000Z',
  settled_at: null,
  settled_note: null,
  plan: 'belief',
  months: 1,
  email_masked: 'a•••@example.com',
};
const opened: OpenedPayment = {
  ...waiting,
  email: 'asha@example.com',
  name: 'Asha Patil',
  captured: 49900,
  refunded: 0,
  left: 49900,
  receipt_number: 'R/2026-27/000001',
};
const made = { id: 'r1', amount: 49_900, state: 'requested', credit_note_number: null } as const;

function open({
  refund = { data: made } as FakeReply<typeof refundPayment>,
  confirm = vi.fn(async () => true),
  more = [] as Fake[],
} = {}) {
  let list = [waiting];
  let left = 49_900;
  const page = renderRemote(<Payments />, {
    session: session(),
    host: { confirm },
    api: [
      fake(listPaymentsForAttention, () => ({ data: list })),
      fake(openPaymentAttention, () => ({ data: { ...opened, left } })),
      fake(refundPayment, (input) => {
        const reply = typeof refund === 'function' ? refund(input) : refund;
        if ('data' in reply) left = 0;
        return reply;
      }),
      fake(settlePaymentAttention, () => {
        list = [];
        return {
          data: { ...waiting, settled_at: '2026-11-21T09:00:00.000Z', settled_note: 'Done' },
        };
      }),
      ...more,
    ],
  });
  return { ...page, confirm };
}

/** The rows of the list of payments, in words. */
const rows = async () =>
  within(await screen.findByRole('grid', { name: /^Payments that need|^Settled payments/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const bodies = (page: ReturnType<typeof open>) =>
  page.requests
    .filter(({ call }) => call === 'POST /api/v1/payments/{id}/refund')
    .map(({ input }) => (input as LooseInput).body as { key: string; amount: number });
async function look() {
  await userEvent.click(await screen.findByRole('button', { name: /^Show whose it is/ }));
  return within(await screen.findByRole('form', { name: 'Give money back' }));
}
async function giveBack(form: Awaited<ReturnType<typeof look>>) {
  await userEvent.click(form.getByRole('button', { name: 'Give back' }));
}

const OWN_FACTOR: StaffFactor = {
  state: 'on',
  required: false,
  confirmed_at: '2026-11-01T09:00:00Z',
  checked_at: null,
  recovery_codes_left: 10,
  idle_ms: null,
};

it('says of a second payment that its money went back by itself', async () => {
  renderRemote(<Payments />, {
    session: session(),
    api: [
      fake(listPaymentsForAttention, {
        data: [{ ...waiting, refundable: false, refund_state: 'processed' }],
      }),
    ],
  });
  expect(await screen.findByText(/^The buyer was refunded and notified/)).toBeVisible();
});

describe('many payments that need a person', () => {
  it('come a page at a time; why the next did not come is said, and those above stay', async () => {
    const later = { ...waiting, id: '5a97a0ad-0001-4000-8000-0000000000a2', amount: 69_900 };
    let fails = true;
    const page = renderRemote(<Payments />, {
      session: session(),
      api: [
        fake(listPaymentsForAttention, ({ query }: LooseInput) => {
          if ((query as { cursor?: string }).cursor === undefined)
            return { data: [waiting], next: 'c1' };
          return fails ? { refuse: 503, code: 'server.busy' } : { data: [later], next: null };
        }),
      ],
    });
    expect(await rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next ones did not load')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const asked = page.requests.map(({ input }) => (input as LooseInput).query);
    expect(asked.at(-1)).toEqual({ settled: 'false', cursor: 'c1' });
  });
});

describe('a payment that needs a person', () => {
  it('says why in plain words, and whose it is only once it is opened', async () => {
    open();
    expect(
      await screen.findByRole('heading', { name: 'A second payment of one order' }),
    ).toBeVisible();
    expect(screen.getByText(/has given its plan once/)).toBeVisible();
    expect(screen.getByText('Belief, 1 month')).toBeVisible();
    expect(screen.getByText('a•••@example.com')).toBeVisible();
    expect(screen.queryByText('asha@example.com')).toBeNull();
    expect(screen.queryByRole('form', { name: 'Give money back' })).toBeNull();
    await look();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    expect(screen.getByText('R/2026-27/000001')).toBeVisible();
  });

  it('goes back after a question that names person and amount', async () => {
    const page = open();
    const form = await look();
    await giveBack(form);
    expect(
      (await screen.findAllByText('Please enter at least three letters.')).length,
    ).toBeGreaterThan(0);
    await userEvent.type(form.getByLabelText('Reason'), 'Paid twice');
    page.confirm.mockResolvedValueOnce(false);
    await giveBack(form);
    await waitFor(() =>
      expect(page.confirm).toHaveBeenCalledWith({
        title: 'Give ₹499 back to Asha Patil?',
        danger: true,
        text: 'The plan that it paid for ends at once. Reason: Paid twice',
      }),
    );
    expect(bodies(page)).toEqual([]);
    await giveBack(form);
    expect(await screen.findByText(/^₹499 goes back to Asha Patil/)).toBeVisible();
    expect(bodies(page)).toMatchObject([{ amount: 49_900, reason: 'Paid twice' }]);
    expect(await screen.findByText(/Nothing of it is left/)).toBeVisible();
  });

  it.each(['500', '0', '0.99', '1.234', 'all'])('does not give back %s of ₹499', async (amount) => {
    const page = open();
    const form = await look();
    await userEvent.clear(form.getByLabelText('Amount in rupees'));
    await userEvent.type(form.getByLabelText('Amount in rupees'), amount);
    await userEvent.type(form.getByLabelText('Reason'), 'Paid twice');
    await giveBack(form);
    expect((await screen.findAllByText(/between ₹1 and ₹499/)).length).toBeGreaterThan(0);
    expect(bodies(page)).toEqual([]);
  });

  it('is asked for again under the same key when the answer was lost', async () => {
    let tries = 0;
    const page = open({
      refund: () =>
        (tries += 1) === 1 ? { refuse: 503, code: 'payment.unavailable' } : { data: made },
    });
    const form = await look();
    await userEvent.type(form.getByLabelText('Reason'), 'Paid twice');
    await giveBack(form);
    expect(await screen.findByText(/Trying again gives nothing back twice/)).toBeVisible();
    await giveBack(form);
    await waitFor(() => expect(bodies(page)).toHaveLength(2));
    const [first, second] = bodies(page);
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.key).toBe(first?.key);
  });

  it('asks for a code where the server wants one, and goes on with the same refund', async () => {
    let isChecked = false;
    const codes: unknown[] = [];
    const page = open({
      refund: () => (isChecked ? { data: made } : { refuse: 403, code: 'factor.checkFirst' }),
      more: [
        fake(checkStaffFactor, ({ body }: LooseInput) => {
          codes.push(body);
          isChecked = (body as { otp: string }).otp === '654321';
          return isChecked ? { data: OWN_FACTOR } : { refuse: 403, code: 'factor.codeWrong' };
        }),
      ],
    });
    const form = await look();
    await userEvent.type(form.getByLabelText('Reason'), 'Paid twice');
    await giveBack(form);
    await userEvent.type(await form.findByLabelText(/^Code of your authenticator/), '111111');
    await giveBack(form);
    expect(await screen.findByText(/This code is wrong or used up/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Code of your authenticator/));
    await userEvent.type(form.getByLabelText(/^Code of your authenticator/), '654321');
    await giveBack(form);
    expect(await screen.findByText(/^₹499 goes back/)).toBeVisible();
    expect(codes).toEqual([{ otp: '111111' }, { otp: '654321' }]);
    expect(new Set(bodies(page).map(({ key }) => key)).size).toBe(1);
  });

  it('leads to a new sign-in where the last one is too old', async () => {
    open({ refund: { refuse: 403, code: 'payment.signInFresh' } });
    const form = await look();
    await userEvent.type(form.getByLabelText('Reason'), 'Paid twice');
    await giveBack(form);
    expect(await screen.findByRole('link', { name: 'Sign out, to sign in again' })).toHaveAttribute(
      'href',
      '/logout',
    );
    expect(form.getByLabelText('Reason')).toHaveValue('Paid twice');
  });

  it('leaves the list with what was done', async () => {
    open();
    const form = within(await screen.findByRole('form', { name: 'Settle' }));
    await userEvent.click(form.getByRole('button', { name: 'Settle' }));
    expect(await form.findByText('Please enter at least three letters.')).toBeVisible();
    await userEvent.type(form.getByLabelText('What was done about it'), 'Refunded');
    await userEvent.click(form.getByRole('button', { name: 'Settle' }));
    expect(await screen.findByText('Nothing waiting')).toBeVisible();
    expect(screen.getByText('Settled.')).toBeVisible();
  });
});
