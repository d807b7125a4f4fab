import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import type { RuntimeConfig } from 'shared-contracts/runtime-config';
import type { Releases } from '../registry/releases.ts';
import { serveAssets } from './assets.ts';
import type { FirstReplyPort } from './first-reply.ts';
import type { HintMode } from './page/hints.ts';
import { servePages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSiteFiles } from './site-files.ts';

/** Everything a gateway needs; it holds no state of its own. */
export interface GatewayParts {
  readonly releases: Releases;
  readonly config: RuntimeConfig;
  readonly api: FirstReplyPort;
  /** Whether X-Forwarded-For and -Proto of the hop before us are to be believed. */
  readonly trustProxy: boolean;
  readonly hints?: HintMode;
  /** Told of defects; the visitor gets a bare status. */
  readonly onError: (error: unknown) => void;
}

/** The gateway as a Fastify app that does not listen yet: builds, the resolution, and the HTML of every page. */
export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: (_address, hop) => parts.trustProxy && hop === 0,
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
  });
  serveAssets(app, parts.releases);
  app.get('/resolution.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(parts.releases.resolution),
  );
  await serveSiteFiles(app);
  await servePages(app, { ...parts, hints: parts.hints ?? 'off' });
  app.setErrorHandler((error: Partial<FastifyError>, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) parts.onError(error);
    return reply
      .code(status)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(`${status}\n`);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('404\n'),
  );
  await app.ready();
  return app;
}
