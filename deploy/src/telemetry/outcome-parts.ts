import type { FastifyRequest } from 'fastify';
import type { ReleasesCache } from '../gateway/releases-cache.ts';
import { visitOf } from '../gateway/resolve-device.ts';
import { deviceOf } from '../gateway/resolve-per-device.ts';
import { addressKey } from './rate-cap.ts';
import type { OutcomeParts } from './serve-outcomes.ts';
import type { Telemetry } from './telemetry.ts';

/** Lets the gateway's requests reach the telemetry: who asks is read from the same cookies as what they are given. */
export function outcomeParts(
  telemetry: Telemetry,
  releases: Pick<ReleasesCache, 'live'>,
  secret: string,
  clock: () => Date,
): OutcomeParts {
  const live = () => releases.live().generation;
  const knownDevice = (request: FastifyRequest) => {
    const { device, isKnown } = deviceOf(visitOf(request), secret);
    // Without its cookie a device is another one each time.
    return isKnown ? device : null;
  };
  return {
    telemetry,
    live,
    clock,
    deviceOf: knownDevice,
    onPage: (request) => {
      const device = knownDevice(request);
      if (device !== null) {
        telemetry.serve({ live: live(), device, address: addressKey(request.ip) });
      }
    },
  };
}
