import { createHmac } from 'node:crypto';
import { networkOf } from 'api/network-address';
import type { FastifyRequest } from 'fastify';
import { givenBuilds } from '../gateway/device-resolution.ts';
import type { KnownDevice } from '../gateway/known-device.ts';
import { pageCookie, pageToken, pageTokenOf, readPageToken } from '../gateway/page-token.ts';
import type { ReleasesCache } from '../gateway/releases-cache.ts';
import { visitOf } from '../gateway/resolve-device.ts';
import { deviceOf } from '../gateway/resolve-per-device.ts';
import type { OutcomeParts } from './serve-outcomes.ts';
import type { Reporter, Telemetry } from './telemetry.ts';

/**
 * Lets the gateway's requests reach the telemetry. A report counts when a gateway of ours signed the device's name, has
 * served it a page at this network within the hour, and has known it for two pages or ten minutes (decision 080).
 */
export function outcomeParts(
  telemetry: Telemetry,
  releases: Pick<ReleasesCache, 'live'>,
  secret: string,
  clock: () => Date,
): OutcomeParts {
  const live = () => releases.live().generation;
  const keyed = (kind: string, name: string) =>
    createHmac('sha256', secret).update(`${kind}:${name}`).digest('base64url').slice(0, 22);
  const reporterOf = (request: FastifyRequest, { device }: KnownDevice): Reporter => ({
    device,
    key: keyed('counted-device', device.cid),
    network: keyed('counted-network', networkOf(request.ip)),
  });
  const counts = ({ countsFrom }: KnownDevice, now: Date) =>
    countsFrom !== null && countsFrom <= now.getTime();

  /** The cookie by which the reports of a page are known. */
  const givePage = (request: FastifyRequest, { device }: KnownDevice): string => {
    const units = live();
    const reader = { cid: device.cid, network: networkOf(request.ip), now: clock() };
    const given = Object.keys(units.units).map((unit) => ({
      unit,
      builds: givenBuilds(units, unit, device),
    }));
    return pageCookie(pageToken(secret, reader, given), request.protocol === 'https');
  };

  return {
    telemetry,
    live,
    clock,
    witnessOf: (request) => {
      const visit = visitOf(request);
      const now = clock();
      const known = deviceOf(visit, secret, now);
      if (!known.isKnown || !counts(known, now)) return null;
      const reader = { cid: known.device.cid, network: networkOf(request.ip), now };
      const page = readPageToken(secret, reader, pageTokenOf(visit.cookie));
      return page === null ? null : { reporter: reporterOf(request, known), page };
    },
    onPage: (request, known) => {
      // One that was not here before may keep no cookies, and would then seem to be silent.
      if (known.isKnown && counts(known, clock())) {
        telemetry.serve({ live: live(), reporter: reporterOf(request, known) });
      }
      return givePage(request, known);
    },
    onResolutionFetched: givePage,
  };
}
