import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from '../http/health-paths.ts';

/** Whether a request is told at level `debug` only: there are many of its kind, and none says much. */
export type IsQuiet = (pathname: string) => boolean;

/**
 * One line a request when its answer is out: route, status, time in ms; never a body, a header or what a query holds,
 * which may be a phone number or a search for one.
 */
export function logRequests(app: FastifyInstance, isQuiet: IsQuiet = () => false): void {
  app.addHook('onResponse', async (request, reply) => {
    const url = withoutQueryValues(request.url);
    const line = {
      method: request.method,
      url,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    };
    const [pathname = ''] = url.split('?');
    // Whoever watches the health asks every few seconds.
    if (HEALTH_PATHS.has(pathname) || isQuiet(pathname)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** An address with the names of its parameters, and without what they say. */
export function withoutQueryValues(url: string): string {
  const [pathname = '', ...rest] = url.split('?');
  if (rest.length === 0) return pathname;
  const names = rest
    .join('?')
    .split('&')
    .map((pair) => pair.split('=')[0]);
  return `${pathname}?${names.join('&')}`;
}
