import type { CallReply } from 'shared-contracts/calls/call';
import type { Send } from 'shared-contracts/calls/client';
import {
  capturePayment,
  capturePaymentByEmail,
  createOrder,
  createOrderByEmail,
  getOrder,
  getOrderByEmail,
  type PlanEffect,
} from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import { purchaseOfOrder, type Purchase } from './purchase.ts';

/** An order as it was made or found: the provider's order id, and the amount in paise. */
export interface OpenOrder extends Pick<
  CallReply<typeof createOrder>['data'],
  'id' | 'amount' | 'currency' | 'state'
> {
  /** What it will do to the plan that runs; null for a membership by e-mail, which tells nothing of an account. */
  readonly effect: PlanEffect | null;
}

/** What became of an order. */
export interface SeenOrder {
  readonly state: OrderState;
  /** Null where the server does not say: an order by e-mail. */
  readonly purchase: Purchase | null;
  /** When the plan that it gave ends, ISO 8601; null before, and for an order by e-mail. */
  readonly endsAt: string | null;
}

/** What a checkout asks of the server; each rejects with the failure of the call. */
export interface CheckoutCalls {
  /**
   * Amount in paise. The order that is open for the same plan, or under way with the bank, comes again; `openId` is the one
   * that was seen open.
   */
  readonly order: (amount: number, openId: string | null) => Promise<OpenOrder>;
  readonly look: (orderId: string) => Promise<SeenOrder>;
  /** Exactly the keys of section 3. */
  readonly capture: (paymentId: string, amount: number) => Promise<unknown>;
}

/** The calls of a member who buys for the own account (v1). */
export function memberCalls(send: Send): CheckoutCalls {
  return {
    order: async (amount) => (await send(createOrder, { query: { amount } })).data,
    async look(id) {
      const { data } = await send(getOrder, { params: { id } });
      return { state: data.state, purchase: purchaseOfOrder(data), endsAt: data.ends_at };
    },
    capture: (payment_id, amount) =>
      send(capturePayment, { body: { payment: { payment_id, amount } } }),
  };
}

/** The calls of a membership by e-mail (v2). */
export function emailCalls(send: Send, email: string): CheckoutCalls {
  return {
    async order(amount, openId) {
      // The server has no member for an address and would make a second order, which could be paid beside the first.
      if (openId !== null) return { id: openId, amount, currency: 'INR', effect: null };
      const { data } = await send(createOrderByEmail, { query: { amount, email } });
      return { ...data, effect: null };
    },
    async look(id) {
      const { data } = await send(getOrderByEmail, { params: { id }, query: { email } });
      return { state: data.state, purchase: null, endsAt: null };
    },
    capture: (payment_id, amount) =>
      send(capturePaymentByEmail, { body: { payment: { payment_id, amount, email } } }),
  };
}
