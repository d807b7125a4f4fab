import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Api } from '../../../platform/calls/context.ts';
import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

const HOUR_MS = 60 * 60 * 1000;

type Member = Pick<Caller, 'budgetKey'>;

/** Requests to the payment provider per person and hour; each throws the 429. */
export interface PaymentLimits {
  /** Counts an order of a member. */
  readonly ownOrder: (caller: Member) => Promise<void>;
  /** Counts an order for an address. */
  readonly order: (request: FastifyRequest, email: string) => Promise<void>;
  /** Counts a capture of a member. */
  readonly ownCapture: (caller: Member) => Promise<void>;
  /** Counts a capture by e-mail. */
  readonly capture: (request: FastifyRequest) => Promise<void>;
  /** Whether the provider may be queried for a member's order; never throws. */
  readonly mayLook: (caller: Member) => Promise<boolean>;
  /** Counts a look at what became of an order by e-mail; a page looks every few seconds. */
  readonly look: (request: FastifyRequest) => Promise<void>;
}

/**
 * Limits by account, by address from one network, by device and network, and in all: strangers do not use up what members
 * have, nor what the owner of an address has elsewhere. Networks have high ones, because mobile carriers share addresses.
 */
export function paymentLimits({ parts, devices }: Pick<Api, 'parts' | 'devices'>): PaymentLimits {
  const { orders, captures, looks } = parts.config.paymentBudgets;
  const budget = (name: string, most: number) =>
    new Budget(parts.counters, { name, most, windowMs: HOUR_MS, refusal: 'request.tooMany' });
  const ofMembers = (name: string, { most, inAll }: { most: number; inAll: number }) => {
    const [own, all] = [budget(`${name}-of-member`, most), budget(`${name}-of-members`, inAll)];
    return ({ budgetKey }: Member) => spendAll([own, budgetKey], [all, 'all']);
  };
  const ofStrangers = (
    name: string,
    { most, ofNetwork, inAll }: { most: number; ofNetwork: number; inAll: number },
  ) => {
    const device = budget(`${name}-by-device`, most);
    const networks = budget(`${name}-by`, ofNetwork);
    const all = budget(`${name}-by-email`, inAll);
    return ({ ip, headers }: FastifyRequest, ...more: (readonly [Budget, string])[]) => {
      const network = networkOf(ip);
      return spendAll(
        [device, `${network} ${devices.known(headers.cookie) ?? ''}`],
        [networks, network],
        ...more,
        [all, 'all'],
      );
    };
  };
  const ordersFor = budget('orders-for', orders.ofAddress);
  const strangersOrder = ofStrangers('orders', { ...orders, most: orders.ofDevice });
  const ownLook = ofMembers('order-looks', { ...looks, most: looks.ofSender });
  return {
    ownOrder: ofMembers('orders', { ...orders, most: orders.ofMember }),
    order: (request, email) =>
      strangersOrder(request, [ordersFor, `${email} ${networkOf(request.ip)}`]),
    ownCapture: ofMembers('captures', { ...captures, most: captures.ofSender }),
    capture: ofStrangers('captures', { ...captures, most: captures.ofSender }),
    mayLook: async (caller) => {
      try {
        await ownLook(caller);
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.status === 429) return false;
        throw error;
      }
    },
    look: ofStrangers('order-looks', { ...looks, most: looks.ofSender }),
  };
}
