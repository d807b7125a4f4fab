import type { Locator, Page } from '@playwright/test';
import { getOrder, listPayments, type Payment } from 'shared-contracts/calls/payments';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { tabTo } from '../pages/tab-to.ts';
import { isLong } from '../proof.ts';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const ID = 'order_00000000000001';
const AT = `/subscription?buy=trust-year&order=${ID}`;

/** An order as the API tells of it. */
const order = (change: Partial<Payment> = {}): Payment => ({
  id: ID,
  plan: 'trust',
  months: 12,
  amount: 549900,
  state: 'created',
  created_at: '2026-11-01T06:00:00.000Z',
  paid_at: null,
  starts_at: null,
  ends_at: null,
  receipt_number: null,
  credit_note_number: null,
  ...change,
});
const GRANTED: Partial<Payment> = {
  state: 'granted',
  paid_at: '2026-11-01T06:01:00.000Z',
  receipt_number: 'R/2026-27/000001',
  starts_at: '2026-11-01T06:01:00.000Z',
  ends_at: '2027-11-01T06:01:00.000Z',
};

/** What became of the order, as the API answers it. */
async function answer(page: Page, told: Payment): Promise<void> {
  const json = getOrder.reply.parse({ data: told });
  await page.route(`**/api/v1/orders/${ID}`, (route) => route.fulfill({ json }));
}

interface State {
  /** Opens it; a member on Hope is signed in. */
  readonly open: (page: Page) => Promise<unknown>;
  /** What tells that it is there. */
  readonly shown: (page: Page) => Locator;
  /** What the keyboard must reach in it. */
  readonly action: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const link = (name: string) => (page: Page) => main(page).getByRole('link', { name, exact: true });
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name });
const plans = link('See plans');

const became = (state: Payment['state'], words: string): State => ({
  open: async (page) => {
    await answer(page, order(state === 'granted' ? GRANTED : { state }));
    await page.goto(AT);
  },
  shown: heading(words),
  action: plans,
});

const STATES: Readonly<Record<string, State>> = {
  'something to pay': {
    open: (page) => page.goto('/subscription?buy=trust-year'),
    shown: (page) => main(page).getByText(/^Trust begins/),
    action: button('Pay ₹5,499'),
  },
  'no order': {
    open: async (page) => {
      await page.route('**/api/v1/order?*', (route) => route.abort());
      await page.goto('/subscription?buy=trust-year');
    },
    shown: (page) => main(page).getByRole('alert'),
    action: button('Retry'),
  },
  'no script': {
    open: async (page) => {
      await page.route('**/v1/checkout.js', (route) => route.abort());
      await page.goto('/subscription?buy=trust-year');
    },
    shown: (page) => main(page).getByText('The payment page did not load', { exact: false }),
    action: button('Retry'),
  },
  'the bank is asked': {
    ...became('authorized', 'We are checking with the bank'),
    action: link('Back'),
  },
  'asked for long': {
    open: async (page) => {
      await page.clock.install();
      await became('authorized', '').open(page);
      await expect(heading('We are checking with the bank')(page)).toBeVisible();
      const tired = button('Refresh')(page);
      await expect(async () => {
        await page.clock.runFor(30_000);
        await expect(tired).toBeVisible({ timeout: 300 });
      }).toPass();
      await page.clock.resume();
    },
    shown: (page) => main(page).getByText('It is taking longer than usual', { exact: false }),
    action: button('Refresh'),
  },
  paid: became('granted', 'Payment was successful'),
  refunded: became('refunded', 'The money was returned'),
  failed: became('failed', 'This payment did not go through'),
  unknown: {
    open: (page) => page.goto('/subscription?order=order_00000000000000'),
    shown: heading('We do not know this payment'),
    action: plans,
  },
  'no such plan': {
    open: (page) => page.goto('/subscription?buy=hope-year'),
    shown: heading('This plan is not for sale'),
    action: plans,
  },
  'plans while money is under way': {
    open: async (page) => {
      const json = listPayments.reply.parse({ data: [order({ state: 'attempted' })] });
      await page.route('**/api/v1/payments/history', (route) => route.fulfill({ json }));
      await page.goto('/subscription');
    },
    shown: (page) => main(page).getByText('A payment of yours is on its way', { exact: false }),
    action: link('See its status'),
  },
  'payments in the settings': {
    open: async (page) => {
      const states = ['granted', 'attempted', 'failed', 'refunded'] as const;
      const data = states.map((state, at) =>
        order({ ...(state === 'granted' ? GRANTED : { state }), id: `order_0000000000000${at}` }),
      );
      const refunded = {
        credit_note_number: 'C/2026-27/000001',
        receipt_number: 'R/2026-27/000002',
      };
      const json = listPayments.reply.parse({
        data: data.map((one) => (one.state === 'refunded' ? { ...one, ...refunded } : one)),
      });
      await page.route('**/api/v1/payments/history', (route) => route.fulfill({ json }));
      await page.goto('/settings/payments');
    },
    shown: (page) => page.getByRole('button', { name: 'Receipt R/2026-27/000001' }),
    action: button('Credit note C/2026-27/000001'),
  },
  'no payments to be had': {
    open: async (page) => {
      await page.route('**/api/v1/payments/history', (route) => route.abort());
      await page.goto('/settings/payments');
    },
    shown: (page) => main(page).getByText('Your payments did not load.'),
    action: (page) =>
      page.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Retry' }),
  },
  'memberships for an address': {
    open: (page) => page.goto(`/member?email=${'a-very-long-name.'.repeat(3)}of@example.com`),
    shown: heading('Become a member'),
    action: (page) => main(page).getByRole('link', { name: /^Get Belief · / }),
  },
  'a membership to pay': {
    open: (page) => page.goto('/member?email=somebody@example.com&buy=belief-month'),
    shown: button('Pay ₹499'),
    action: button('Pay ₹499'),
  },
  'a membership that is paid': {
    open: async (page) => {
      await page.route(`**/api/v2/orders/${ID}?*`, (route) =>
        route.fulfill({ json: { data: { id: ID, state: 'captured' } } }),
      );
      await page.goto(`/member?email=somebody@example.com&buy=belief-month&order=${ID}`);
    },
    shown: heading('Payment was successful'),
    action: (page) => page.getByRole('link', { name: 'Skip to the content' }),
  },
  'an invalid link': {
    open: (page) => page.goto('/member'),
    shown: heading('Invalid link'),
    action: plans,
  },
};

/** Several on one page, so that signing in is paid for once; every other state every day. */
const names = Object.keys(STATES);
for (const half of isLong ? [0, 1] : [0]) {
  const some = names.filter((_, at) => at % 2 === half);
  test(`fit for everybody, by keyboard too: ${some.join(', ')}`, async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/, /404.*order_0{14}/);
    await enterAs(page, demoMembers.asha);
    for (const name of some) {
      const state = STATES[name];
      if (state === undefined) continue;
      await page.unrouteAll();
      await page.setViewportSize(PHONE);
      await state.open(page);
      await expect(state.shown(page), name).toBeVisible();
      await new Frame(page).closeNotices();
      await tabTo(state.action(page));
      await expectAxeClean(page, `${name}, ${PHONE.width} px`);
      await page.setViewportSize(NARROW);
      await new Frame(page).expectNoSidewaysScroll(`${name}, ${NARROW.width} px`);
      if (isLong) await expectAxeClean(page, `${name}, ${NARROW.width} px`);
    }
  });
}
