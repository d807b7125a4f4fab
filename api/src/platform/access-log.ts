import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './health.ts';

/** One line a request when its answer is out: route, status, time in ms; never a body or a header. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: request.url,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    };
    // Whoever watches the health asks every few seconds.
    if (HEALTH_PATHS.has(request.url)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
