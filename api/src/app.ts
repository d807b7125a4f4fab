import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { domains } from './domains.ts';
import { authenticator } from './identity/authenticate.ts';
import type { Api, AppParts } from './platform/context.ts';
import { answerProblems, sendProblem } from './platform/problem-replies.ts';
import { Refusal, unknownPath } from './platform/refusal.ts';

/** Largest JSON body in bytes; uploads set their own limit. */
const BODY_LIMIT = 256 * 1024;

/** Puts the whole API together, ready for `inject`, `routing` or `listen`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.config.trustProxy,
    // Ids come from here only: a client's own could be anything.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new Refusal(400, 'request.unreadable'), request, reply);
    },
  });
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  app.addHook('onRequest', async (request) => {
    // Before the body is read, so that an unknown path and a staff call answer alike.
    if (request.is404) throw unknownPath();
  });
  const api: Api = { app, parts, authenticate: authenticator(parts), served: [] };
  for (const register of domains) await register(api);
  await app.ready();
  return app;
}
