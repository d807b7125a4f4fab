import type { CounterStore } from 'api/counter-store';
import { networkOf } from 'api/network-address';
import type { FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;

/** Pages (HTML) in a minute; files and calls are not counted. */
export interface PageLimits {
  readonly perDevice: number;
  /** High, because the customers of a mobile carrier share addresses. An IPv6 counts by its /64. */
  readonly perAddress: number;
}

/** Counts a page; null, or the seconds until the next may be had. */
export type TakePage = (request: FastifyRequest) => Promise<number | null>;

/**
 * Devices count before addresses: what a device is refused costs its address nothing. Browsers without a device share
 * one half of the address's budget; the other half is for known devices, so that a flood stops neither them nor other
 * customers of a carrier. Counted on all nodes (decision 167).
 */
export function limitPages(
  { perDevice, perAddress }: PageLimits,
  counters: CounterStore,
  deviceOf: (cookie: string) => string | null,
): TakePage {
  const limit =
    (whose: string, most: number, keyOf: (request: FastifyRequest) => string) =>
    (request: FastifyRequest) =>
      counters.take(`pages-of-${whose}:${keyOf(request)}`, { most, windowMs: MINUTE_MS });
  const named = (request: FastifyRequest) => deviceOf(request.headers.cookie ?? '');
  const network = (request: FastifyRequest) => networkOf(request.ip);
  const devices = limit('device', perDevice, (request) => named(request) ?? '');
  const newcomers = limit('newcomers', Math.max(1, Math.floor(perAddress / 2)), network);
  const addresses = limit('address', perAddress, network);

  return async (request) => {
    const first = named(request) === null ? newcomers : devices;
    for (const take of [first, addresses]) {
      const waitMs = await take(request);
      if (waitMs !== null) return Math.ceil(waitMs / 1000);
    }
    return null;
  };
}
