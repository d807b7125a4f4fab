import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { TUS_REPLY_HEADERS, TUS_REQUEST_HEADERS } from 'shared-contracts/calls/uploads';
import type { AppParts } from '../calls/context.ts';
import { Budget } from '../counters/budget.ts';
import { watchEventLoop } from '../observability/event-loop-delay.ts';
import { shedLoad, type LoadParts } from '../overload/shed-load.ts';
import { knowingGateway } from './gateway-requests.ts';
import { HEALTH_PATHS } from './health.ts';
import { networkOf } from './network-address.ts';

const MINUTE_MS = 60_000;

/** Headers, origins, the general ceiling and the answer under pressure; the same for every path. */
export async function protect(
  app: FastifyInstance,
  { config, counters, gatewaySecret }: Pick<AppParts, 'config' | 'counters' | 'gatewaySecret'>,
  load: Omit<LoadParts, 'eventLoop'>,
): Promise<void> {
  await app.register(cors, {
    origin: config.webOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', APP_HEADER.name, ...TUS_REQUEST_HEADERS],
    exposedHeaders: ['retry-after', ...TUS_REPLY_HEADERS],
    maxAge: 600,
  });
  // Before everything that costs: what is refused here has the headers of sendProblem only, and those that let its page read it.
  const { busyAfterMs } = config;
  const eventLoop = busyAfterMs > 0 ? { delay: watchEventLoop(), busyAfterMs } : null;
  shedLoad(app, { ...load, eventLoop });
  await app.register(helmet, {
    // This answers data; nothing of it is ever a page.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: {
      policy: config.webOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    strictTransportSecurity: config.siteOrigin.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  });
  const requests = new Budget(counters, {
    name: 'requests',
    most: config.rateLimit,
    windowMs: MINUTE_MS,
    refusal: 'request.tooMany',
  });
  const isGateway = knowingGateway(gatewaySecret);
  app.addHook('onRequest', async (request) => {
    // Pages have a limit of their own, at the gateway, and what it reads is shown to many.
    if (isGateway(request)) return;
    // A page of cards asks for dozens of pictures, which cost next to nothing.
    if (request.url.startsWith('/files/')) return;
    // A health check comes every few seconds, often from an address that others have as well.
    if (HEALTH_PATHS.has(request.routeOptions.url ?? '')) return;
    await requests.spend(networkOf(request.ip));
  });
  app.addHook('onSend', async (_request, reply) => {
    // Answers are about one person at one moment; a handler that knows better says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
