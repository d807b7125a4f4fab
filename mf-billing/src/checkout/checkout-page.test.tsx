import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import { capturePayment, createOrder, getOrder } from 'shared-contracts/calls/payments';
import { getKeys } from 'shared-contracts/calls/site';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, testConfig } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeRazorpay } from '../testing/fake-razorpay.ts';
import { payment } from '../testing/payment.ts';
import { CheckoutPage } from './checkout-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const email = `${'a-very-long-name'.repeat(4)}@example.com`;
const effect = {
  kind: 'upgrades' as const,
  starts_at: '2026-11-22T06:00:00.000Z',
  ends_at: '2027-12-01T06:00:00.000Z',
  credited_days: 9,
};
const ORDER = fake(createOrder, {
  data: { id: 'order_1', amount: 499900, currency: 'INR', effect },
});
const API = [
  ORDER,
  fake(getAccount, {
    data: { email, has_password: true, recently_signed_in: false, plan_until: null },
  }),
  fake(getKeys, {
    data: {
      checkout_key: 'rzp_test_1',
      payment_provider: 'sandbox',
      oauth_client_id: null,
      push_key: null,
    },
  }),
  fake(getOrder, { data: payment({ state: 'created' }) }),
];

function open(
  at: string,
  more: Fake[] = [],
  script: string | null = '/sandbox/checkout.js',
  gst = false,
) {
  const taxed = gst ? { ...testConfig, gst } : testConfig;
  const config = script === null ? taxed : { ...taxed, checkoutScript: script };
  return renderRemote(<CheckoutPage />, {
    at,
    session: session({ name: 'आशा' }),
    api: [...API, ...more],
    host: { config },
  });
}

const payButton = () => screen.findByRole('button', { name: 'Pay ₹4,999' });

describe('the checkout', () => {
  it('promises GST only where the seller has a number for it', async () => {
    open('/subscription?buy=belief-year', [], '/sandbox/checkout.js', true);
    expect(await screen.findByText('The whole amount in rupees, GST included.')).toBeVisible();
  });

  it('says what is bought and what it does, and opens the provider’s popup for that order', async () => {
    const provider = fakeRazorpay('/sandbox/checkout.js');
    open('/subscription?buy=belief-year');
    await provider.load();
    await userEvent.click(await payButton());
    expect(await screen.findByText(/counts as 9 more days/)).toBeVisible();
    expect(screen.getByText('The whole amount in rupees.')).toBeVisible();
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(provider.opened[0]).toMatchObject({
      key: 'rzp_test_1',
      amount: 499900,
      currency: 'INR',
      name: 'Saptapadi',
      description: 'subscription',
      order_id: 'order_1',
      prefill: { name: 'आशा', email },
      theme: { color: testConfig.paymentColour },
    });
    expect(window.location.search).toBe('?buy=belief-year&order=order_1');
  });

  it('sends exactly the keys of section 3, and asks to sign in when it is paid', async () => {
    const provider = fakeRazorpay('/sandbox/checkout.js');
    let isPaid = false;
    const { requests, notices } = open('/subscription?buy=belief-year', [
      fake(getOrder, () => ({ data: payment({ state: isPaid ? 'granted' : 'created' }) })),
      fake(capturePayment, () => {
        isPaid = true;
        return { data: { plan: 'belief' as const, granted: true } };
      }),
    ]);
    await provider.load();
    await userEvent.click(await payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    provider.opened[0]?.handler({ razorpay_payment_id: 'pay_1' });
    const paid = await screen.findByText('Payment was successful');
    expect(paid).toBeVisible();
    expect(document.activeElement).toContainElement(paid);
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/logout?reason=paid',
    );
    expect(notices).toEqual(['payment.done']);
    expect(requests.find(({ call }) => call.startsWith('POST'))?.input).toEqual({
      body: { payment: { payment_id: 'pay_1', amount: 499900 } },
    });
  });

  it('names the cheaper plan that follows once it is paid', async () => {
    const provider = fakeRazorpay('/sandbox/checkout.js');
    const effect = {
      kind: 'follows' as const,
      starts_at: '2027-01-10T06:00:00.000Z',
      ends_at: '2028-01-10T06:00:00.000Z',
      credited_days: 0,
    };
    let isPaid = false;
    open('/subscription?buy=belief-year', [
      fake(createOrder, { data: { id: 'order_1', amount: 499900, currency: 'INR', effect } }),
      fake(getOrder, () => ({ data: payment({ state: isPaid ? 'granted' : 'created' }) })),
      fake(capturePayment, () => {
        isPaid = true;
        return { data: { plan: 'trust' as const, granted: true } };
      }),
    ]);
    await provider.load();
    await userEvent.click(await payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    provider.opened[0]?.handler({ razorpay_payment_id: 'pay_1' });
    await screen.findByText('Payment was successful');
    expect(screen.getByText(/^Belief begins on .*, when your present plan ends/)).toBeVisible();
  });

  it('says that the popup was left, and offers the same order again', async () => {
    const provider = fakeRazorpay('/sandbox/checkout.js');
    const { notices } = open('/subscription?buy=belief-year');
    await provider.load();
    await userEvent.click(await payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    provider.opened[0]?.modal.ondismiss();
    await waitFor(() => expect(notices).toEqual(['payment.cancelled']));
    expect(await payButton()).not.toHaveAttribute('aria-busy');
  });

  it('says that the script did not load, with Retry', async () => {
    const provider = fakeRazorpay('/sandbox/checkout.js');
    const { notices } = open('/subscription?buy=belief-year');
    await provider.break();
    expect(await screen.findByText(/The payment page did not load/)).toBeVisible();
    expect(notices).toEqual(['payment.failed']);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await provider.load();
    expect(await payButton()).toBeVisible();
  });

  it('shows no button to pay while the bank is asked', async () => {
    open('/subscription?order=order_1', [
      fake(getOrder, { data: payment({ state: 'authorized' }) }),
    ]);
    expect(
      await screen.findByRole('heading', { name: 'We are checking with the bank' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it.each(['/subscription?buy=hope-year', '/subscription?buy=nonsense'])(
    'sells nothing at %s',
    async (at) => {
      const { requests } = open(at);
      expect(await screen.findByText('This plan is not for sale')).toBeVisible();
      expect(requests.map(({ call }) => call)).not.toContain('GET /api/v1/order');
    },
  );

  it('says where nobody takes payments that they are closed, and makes no order', async () => {
    const { requests } = open('/subscription?buy=belief-year', [], null);
    expect(await screen.findByText('Payments are closed at the moment')).toBeVisible();
    expect(requests.map(({ call }) => call)).not.toContain('GET /api/v1/order');
  });
});
