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
 * Devices are counted before addresses: what a device was refused takes nothing from its address. Browsers without a
 * device (the first page of anybody, and every page of whoever throws cookies away) share one half of what the address
 * has; the other is for devices that were here before, so that a flood stops neither them nor the carrier's others.
 * Counted where the site counts everything else: with the other nodes, where there are any (decision 167).
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
