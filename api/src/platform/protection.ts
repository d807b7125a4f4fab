import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { APP_HEADER } from 'shared-contracts/calls/client';
import type { Config } from './config.ts';
import type { CounterStore } from './counters/counter-store.ts';
import { requestStore } from './counters/request-store.ts';
import { Refusal } from './refusal.ts';

const MINUTE_MS = 60_000;

/** Headers, origins, the general ceiling and the answer under pressure; the same for every path. */
export async function protect(
  app: FastifyInstance,
  config: Config,
  counters: CounterStore,
): Promise<void> {
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
  await app.register(cors, {
    origin: config.webOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', APP_HEADER.name],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfterMs,
    pressureHandler: () => {
      throw new Refusal(503, 'server.busy', { retryAfter: 5 });
    },
  });
  await app.register(rateLimit, { global: false, store: requestStore(counters) });
  const within = app.createRateLimit({ max: config.rateLimit, timeWindow: MINUTE_MS });
  app.addHook('onRequest', async (request) => {
    // A page of cards asks for dozens of pictures, which cost next to nothing.
    if (request.url.startsWith('/files/')) return;
    const limit = await within(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new Refusal(429, 'request.tooMany', { retryAfter: limit.ttlInSeconds });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Answers are about one person at one moment; a handler that knows better says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
