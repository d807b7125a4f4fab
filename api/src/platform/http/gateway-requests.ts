import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Header by which the gateway is known to the API; its value is the secret that both have (GATEWAY_SECRET). */
export const GATEWAY_HEADER = 'x-gateway-secret';

/**
 * Where the gateway says, in the name of a visitor, that it shows a profile which it has at hand: one view is taken
 * as by `viewProfile`, with the same cookie and the same 429. An unknown path for everybody else.
 */
export const PROFILE_VIEWS_PATH = '/api/gateway/profile-views';

/**
 * Where a gateway that runs apart has accounts verified that may release: a POST to one of the two. Unknown paths for
 * everybody else.
 */
export const RELEASE_MANAGER_PATHS = {
  signIn: '/api/gateway/release-managers/sign-in',
  isStill: '/api/gateway/release-managers/is-still',
} as const;

/** Whether a request comes from the gateway: its reads are shown to many visitors and belong to none of them. */
export type IsGateway = (request: Pick<FastifyRequest, 'headers'>) => boolean;

/** Knows the gateway by the secret that it shares with the API. */
export function knowingGateway(secret: string): IsGateway {
  const right = digest(secret);
  return ({ headers }) => {
    const given = headers[GATEWAY_HEADER];
    return typeof given === 'string' && timingSafeEqual(digest(given), right);
  };
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
