import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import {
  createOrder,
  createOrderByEmail,
  getOrder,
  getOrderByEmail,
  putOrderBuyer,
  putOrderBuyerByEmail,
  type OrderBuyer,
} from 'shared-contracts/calls/payments';
import { getKeys } from 'shared-contracts/calls/site';
import { GST_STATES } from 'shared-contracts/domain/gst';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, testConfig } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it } from 'vitest';
import { buyerTexts } from '../../locales/en/buyer.ts';
import { fakeRazorpay } from '../../testing/fake-razorpay.ts';
import { payment } from '../../testing/payment.ts';
import { CheckoutPage } from '../checkout-page.tsx';
import { CheckoutView } from '../checkout-view.tsx';
import { purchaseOf } from '../purchase.ts';

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const SCRIPT = '/sandbox/checkout.js';
const TITLE = 'Invoice for a business or with my address';
const BUYER: OrderBuyer = {
  name: 'Joshi Traders',
  address: '12 Tilak Road, Pune',
  pin: '411030',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
};
const API = [
  fake(getAccount, {
    data: {
      email: 'asha@example.com',
      has_password: true,
      recently_signed_in: false,
      plan_until: null,
    },
  }),
  fake(createOrder, {
    data: {
      id: 'order_1',
      amount: 499900,
      currency: 'INR',
      effect: {
        kind: 'starts',
        starts_at: '2026-11-22T06:00:00.000Z',
        ends_at: '2027-11-22T06:00:00.000Z',
        credited_days: 0,
      },
    },
  }),
  fake(createOrderByEmail, { data: { id: 'order_2', amount: 499900, currency: 'INR' } }),
  fake(getOrderByEmail, { data: { id: 'order_2', state: 'created' } }),
  fake(getKeys, {
    data: {
      checkout_key: 'rzp_test_1',
      payment_provider: 'sandbox',
      oauth_client_id: null,
      push_key: null,
    },
  }),
  fake(getOrder, { data: { ...payment({ state: 'created' }), buyer: null } }),
  fake(putOrderBuyer, ({ body }) => ({ data: body as OrderBuyer })),
  fake(putOrderBuyerByEmail, ({ body }) => ({ data: body as OrderBuyer })),
];

function open(more: Fake[] = [], gst = true) {
  return renderRemote(<CheckoutPage />, {
    at: '/subscription?buy=belief-year',
    session: session({ name: 'आशा' }),
    api: [...API, ...more],
    host: { config: { ...testConfig, gst, checkoutScript: SCRIPT } },
  });
}

const fold = () => screen.findByText(TITLE);
const field = (name: RegExp | string) => screen.getByLabelText(name);
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

async function fill(buyer: OrderBuyer): Promise<void> {
  await userEvent.click(await fold());
  type('Name on the invoice', buyer.name);
  type('Address', buyer.address);
  type('PIN code', buyer.pin);
  type('State', buyer.state);
  type(/^GSTIN/, buyer.gstin ?? '');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Put this on the invoice' }));
const pay = () => screen.findByRole('button', { name: 'Pay ₹4,999' });
const puts = (requests: readonly { call: string; input: unknown }[]) =>
  requests.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => input);

describe('whom the invoice is for', () => {
  it('is not asked where the seller writes no tax invoices', async () => {
    open([], false);
    await pay();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('is folded, sent as the server takes it, and said once it is saved', async () => {
    const { requests } = open();
    const details = (await fold()).closest('details');
    expect(details).not.toHaveAttribute('open');
    await fill({ ...BUYER, pin: '४११ ०३०', gstin: ' 27aapfu0939f-1zv' });
    await save();
    expect(
      await screen.findByText('The invoice will be for Joshi Traders, Maharashtra (27).'),
    ).toBeVisible();
    expect(puts(requests)).toEqual([{ params: { id: 'order_1' }, body: BUYER }]);
  });

  it.each<[string, Partial<Record<keyof OrderBuyer, string>>, RegExp | string, RegExp]>([
    ['a name that is missing', { name: ' ' }, 'Name on the invoice', /enter the name/],
    ['an address of two letters', { address: 'ab' }, 'Address', /enter the address/],
    ['a PIN of five digits', { pin: '41103' }, 'PIN code', /has 6 digits/],
    ['no State', { state: '' }, 'State', /choose the State/],
    ['a GSTIN that is too short', { gstin: '27AAPFU0939F1Z' }, /^GSTIN/, /has 15 characters/],
    ['a wrong check digit', { gstin: '27AAPFU0939F1ZX' }, /^GSTIN/, /check digit does not fit/],
    ['a GSTIN of another State', { state: '30' }, /^GSTIN/, /another State: Maharashtra \(27\)/],
  ])('says at its field what is wrong, and sends nothing: %s', async (_, change, name, words) => {
    const { requests } = open();
    await fill({ ...BUYER, ...change } as OrderBuyer);
    await save();
    expect(field(name)).toHaveAccessibleDescription(words);
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(puts(requests)).toEqual([]);
  });

  it('is saved before one pays, and what is wrong keeps the popup closed', async () => {
    const provider = fakeRazorpay(SCRIPT);
    const { requests } = open();
    await provider.load();
    await fill({ ...BUYER, gstin: '27AAPFU0939F1ZX' });
    await userEvent.click(await fold());
    await userEvent.click(await pay());
    await waitFor(() => expect(field(/^GSTIN/)).toHaveFocus());
    expect((await fold()).closest('details')).toHaveAttribute('open');
    expect(provider.opened).toEqual([]);
    type(/^GSTIN/, BUYER.gstin ?? '');
    await userEvent.click(await pay());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(puts(requests)).toEqual([{ params: { id: 'order_1' }, body: BUYER }]);
  });

  it('leaves those alone who do not open it', async () => {
    const provider = fakeRazorpay(SCRIPT);
    const { requests } = open();
    await provider.load();
    await fold();
    await userEvent.click(await pay());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(puts(requests)).toEqual([]);
  });

  it('says when the connection is gone, keeps what is typed, and does not pay', async () => {
    const provider = fakeRazorpay(SCRIPT);
    open([fake(putOrderBuyer, () => Promise.reject(new TypeError('offline')))]);
    await provider.load();
    await fill(BUYER);
    await userEvent.click(await pay());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Name on the invoice')).toHaveValue('Joshi Traders');
    expect(provider.opened).toEqual([]);
  });

  it('shows the reason of the server at its field', async () => {
    open([
      fake(putOrderBuyer, {
        refuse: 422,
        code: 'form.invalid',
        errors: [{ path: 'body.gstin', message: 'not valid' }],
      }),
    ]);
    await fill(BUYER);
    await save();
    await waitFor(() => expect(field(/^GSTIN/)).toHaveAttribute('aria-invalid', 'true'));
  });

  it('outlives a reload of the tab before it is saved', async () => {
    const first = open();
    await fill(BUYER);
    first.unmount();
    open();
    await fold();
    expect(field('Address')).toHaveValue(BUYER.address);
    expect(field('State')).toHaveValue('27');
    expect((await fold()).closest('details')).toHaveAttribute('open');
  });

  it('is read from the server on another device', async () => {
    open([fake(getOrder, { data: { ...payment({ state: 'created' }), buyer: BUYER } })]);
    expect(
      await screen.findByText('The invoice will be for Joshi Traders, Maharashtra (27).'),
    ).toBeVisible();
    expect(field('Address')).toHaveValue(BUYER.address);
  });

  it('says that it did not load, and loads it again on request', async () => {
    let isDown = true;
    open([
      fake(getOrder, () =>
        isDown
          ? { refuse: 503, code: 'payment.unavailable' }
          : { data: { ...payment({ state: 'created' }), buyer: BUYER } },
      ),
    ]);
    const said = await screen.findByText(/did not load\. You can pay/);
    isDown = false;
    await userEvent.click(
      within(said.parentElement ?? document.body).getByRole('button', { name: 'Retry' }),
    );
    expect(await screen.findByText(/^The invoice will be for/)).toBeVisible();
  });

  it('is given for an order by e-mail by those who hold it', async () => {
    const email = 'gift@example.com';
    const view = (
      <CheckoutView
        purchase={purchaseOf('belief-year')}
        orderId={null}
        plansHref="/member"
        email={email}
        prefillEmail={email}
        returned={null}
        script={SCRIPT}
      />
    );
    const { requests } = renderRemote(view, {
      api: API,
      host: { config: { ...testConfig, gst: true } },
    });
    await fill(BUYER);
    await save();
    expect(await screen.findByText(/^The invoice will be for/)).toBeVisible();
    expect(puts(requests)).toEqual([{ params: { id: 'order_2' }, query: { email }, body: BUYER }]);
  });

  it('names the States as the contract does', () => {
    for (const [code, name] of Object.entries(GST_STATES))
      expect(buyerTexts.en[`state.${code}` as keyof typeof buyerTexts.en]).toBe(name);
  });
});
