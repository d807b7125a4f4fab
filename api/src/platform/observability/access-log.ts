import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_PATHS } from '../http/health.ts';

/** What of a request is logged, and at which level. */
export interface RequestLogging {
  /** Whether requests of a path are logged at level `debug` only: there are many of its kind, and none says much. */
  readonly isQuiet?: (pathname: string) => boolean;
  /** The pattern of a request whose path the router does not match by one; null for an unknown path. */
  readonly routeOf?: (request: FastifyRequest) => string | null;
}

/**
 * One line a request when its reply is sent: pattern of the route, status, time in ms. Never a URL, a body or a header:
 * ids in a path show with the address of the sender who talks to whom, and a query may hold a phone number or a token.
 */
export function logRequests(
  app: FastifyInstance,
  {
    isQuiet = () => false,
    routeOf = ({ routeOptions }) => routeOptions.url ?? null,
  }: RequestLogging = {},
): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    };
    const [pathname = ''] = request.url.split('?');
    // Health checks come every few seconds.
    if (HEALTH_PATHS.has(pathname) || isQuiet(pathname)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
