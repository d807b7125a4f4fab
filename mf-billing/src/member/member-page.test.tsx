import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccount } from 'shared-contracts/calls/auth';
import {
  capturePaymentByEmail,
  createOrder,
  createOrderByEmail,
  getOrderByEmail,
} from 'shared-contracts/calls/payments';
import { getKeys } from 'shared-contracts/calls/site';
import type { OrderState } from 'shared-contracts/domain/order-state';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, testConfig } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeRazorpay } from '../testing/fake-razorpay.ts';
import { MemberPage } from './member-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const SCRIPT = '/sandbox/checkout.js';
const host = { config: { ...testConfig, checkoutScript: SCRIPT } };

function open(at: string, own?: string) {
  const server = { state: 'created' as OrderState };
  const order = { id: 'order_1', amount: 49900, currency: 'INR' as const };
  const day = '2026-11-22T06:00:00.000Z';
  const effect = { kind: 'starts' as const, starts_at: day, ends_at: day, credited_days: 0 };
  const shown = renderRemote(<MemberPage />, {
    at,
    host,
    ...(own === undefined ? {} : { session: session() }),
    api: [
      fake(getAccount, {
        data: {
          email: own ?? '',
          has_password: true,
          recently_signed_in: false,
          plan_until: null,
        },
      }),
      fake(getKeys, {
        data: {
          checkout_key: 'rzp_test_1',
          payment_provider: 'sandbox' as const,
          oauth_client_id: null,
          push_key: null,
        },
      }),
      fake(createOrder, {
        data: {
          ...order,
          effect,
        },
      }),
      fake(createOrderByEmail, { data: order }),
      fake(getOrderByEmail, () => ({
        data: {
          id: 'order_1',
          state: server.state,
        },
      })),
      fake(capturePaymentByEmail, () => {
        server.state = 'captured';
        return {
          data: {
            plan: 'belief' as const,
            granted: false,
          },
        };
      }),
    ],
  });
  return { ...shown, calls: () => shown.requests.map(({ call }) => call) };
}

describe('a link that is not good', () => {
  it.each([
    '/member',
    '/member?order=order_of_another_tab',
    '/member?email=',
    '/member?email=nobody',
    '/member?email=a%20b%40c.example',
  ])('%s says so, and asks for nothing', (at) => {
    const { notices, requests } = open(at);
    expect(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
    expect(screen.getByText('Expired or invalid link')).toBeVisible();
    expect(notices).toEqual(['memberLink.invalid']);
    expect(requests).toEqual([]);
    expect(document.querySelector(`script[src="${SCRIPT}"]`)).toBeNull();
  });
});

describe('a membership by e-mail', () => {
  it('offers the paid plans, and asks for the provider’s script at once', () => {
    fakeRazorpay(SCRIPT);
    const { requests } = open('/member?email=Family%40Home.example');
    expect(document.querySelector(`script[src="${SCRIPT}"]`)).not.toBeNull();
    expect(screen.getByText('Membership for family@home.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Belief · 1 month · ₹499' })).toHaveAttribute(
      'href',
      '/member?email=family%40home.example&buy=belief-month',
    );
    expect(screen.queryByRole('article', { name: 'Hope' })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('is paid by the calls of v2, and says when it begins and when the money goes back', async () => {
    const provider = fakeRazorpay(SCRIPT);
    const { requests, notices } = open('/member?email=family%40home.example&buy=belief-month');
    await provider.load();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹499' }));
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(provider.opened[0]?.prefill).toEqual({ email: 'family@home.example' });
    provider.opened[0]?.handler({ razorpay_payment_id: 'pay_1' });
    expect(await screen.findByText(/It begins once the owner of this address/)).toBeVisible();
    expect(screen.getByText(/within 30 days, the money is refunded/)).toBeVisible();
    expect(notices).toEqual(['payment.done']);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/logout?reason=paid&email=family%40home.example',
    );
    expect(requests.find(({ call }) => call.startsWith('POST'))?.input).toEqual({
      body: { payment: { payment_id: 'pay_1', amount: 49900, email: 'family@home.example' } },
    });
  });

  it('opened again goes on with its order, and makes no second one that could be paid beside it', async () => {
    const provider = fakeRazorpay(SCRIPT);
    const { calls } = open('/member?email=family%40home.example&buy=belief-month&order=order_1');
    await provider.load();
    expect(await screen.findByRole('button', { name: 'Pay ₹499' })).toBeVisible();
    expect(calls()).toEqual(['GET /api/v2/orders/{id}']);
  });

  it.each([
    ['the own address', 'family@home.example', 'GET /api/v1/order'],
    ['another address', 'me@home.example', 'GET /api/v2/order'],
  ])('of a member for %s makes its order by the right call', async (_, own, call) => {
    fakeRazorpay(SCRIPT);
    const { calls } = open('/member?email=family%40home.example&buy=belief-month', own);
    await waitFor(() => expect(calls()).toContain(call));
    expect(calls().filter((one) => one.includes('order'))).toEqual([call]);
  });
});
