import type { FastifyRequest } from 'fastify';
import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import type { CounterStore } from '../../../platform/counters/counter-store.ts';
import { knownDevice } from '../../../platform/http/device-cookie.ts';
import { networkOf } from '../../../platform/http/network-address.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What a stranger may do with orders by e-mail in an hour. */
export interface PaymentLimits {
  /** Counts an order for an address; throws the 429. */
  readonly order: (request: FastifyRequest, email: string) => Promise<void>;
  /** Counts a capture by e-mail. */
  readonly capture: (request: FastifyRequest) => Promise<void>;
  /** Counts a look at what became of an order; a page looks every few seconds. */
  readonly look: (request: FastifyRequest) => Promise<void>;
}

/** Limits by address and by device; networks have high ones, because mobile carriers share addresses. */
export function paymentLimits(counters: CounterStore): PaymentLimits {
  const budget = (name: string, most: number) =>
    new Budget(counters, { name, most, windowMs: HOUR_MS, refusal: 'request.tooMany' });
  const ordersFor = budget('orders-for', 30);
  const ordersByDevice = budget('orders-by-device', 20);
  const ordersBy = budget('orders-by', 300);
  const captures = budget('captures-by-email', 120);
  const looks = budget('order-looks', 1200);
  return {
    order: (request, email) =>
      spendAll(
        [ordersBy, networkOf(request.ip)],
        [ordersByDevice, deviceKey(request)],
        [ordersFor, email],
      ),
    capture: (request) => captures.spend(deviceKey(request)),
    look: (request) => looks.spend(deviceKey(request)),
  };
}

function deviceKey({ ip, headers }: FastifyRequest): string {
  return `${networkOf(ip)} ${knownDevice(headers.cookie) ?? ''}`;
}
