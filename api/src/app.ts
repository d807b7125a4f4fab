import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { CallShape } from 'shared-contracts/calls/call';
import { authenticator, readBearer } from './modules/accounts/accounts.server.ts';
import { MODULE_TEXTS, modules, type RegisterModule } from './modules/modules.ts';
import { openPdfs } from './pdf/open-pdfs.ts';
import type { Caller } from './platform/calls/caller.ts';
import type { Api, AppParts, Authenticate } from './platform/calls/context.ts';
import { serveOpenApi } from './platform/calls/openapi.ts';
import { watchOpenedPeople } from './platform/calls/opened-people.ts';
import { serveUnhandled } from './platform/calls/serve-unhandled.ts';
import { isIdleStaff, lacksFactor } from './platform/calls/staff-session.ts';
import { acceptUploads } from './platform/calls/uploads.ts';
import { REQUEST_TIMES } from './platform/connections/guard-connections.ts';
import { databaseIn } from './platform/database/queued-database.ts';
import { compressReplies } from './platform/http/compress-replies.ts';
import { deviceCookies } from './platform/http/device-cookie.ts';
import { serveHealth } from './platform/http/health.ts';
import { answerProblems, sendRefusal } from './platform/http/problem-replies.ts';
import { protect } from './platform/http/protection.ts';
import { tagKeptReplies } from './platform/http/public-replies.ts';
import { Refusal, unknownPath } from './platform/http/refusal.ts';
import { refuserOfWrongMethods } from './platform/http/wrong-method.ts';
import { logRequests } from './platform/observability/access-log.ts';
import { measureRequests } from './platform/observability/metrics.ts';
import { MemberTurns } from './platform/overload/member-turns.ts';
import { noteCaller } from './platform/overload/priority.ts';
import { serveSockets, type Sockets } from './realtime/sockets/serve-sockets.ts';
import { Topics } from './realtime/topics.ts';
import { photoTickets } from './storage/photo-addresses.ts';
import { answerTusOptions, overrideTusMethod } from './storage/uploads/serve-uploads.ts';

/** Largest JSON body in bytes; uploads set their own limit. */
const BODY_LIMIT = 256 * 1024;

/** The application and what was made with it. */
export interface BuiltApp {
  /** Ready for `inject`, `routing` or `listen`. */
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly metrics: Registry;
  readonly sockets: Sockets;
  /** Calls of the contract that answer 501 for want of a handler. */
  readonly unhandled: readonly CallShape[];
}

/** Puts the whole API together, apart from listening. */
export async function buildApp(
  parts: AppParts,
  registers: readonly RegisterModule[] = modules,
): Promise<BuiltApp> {
  const app = bareApp(parts);
  answerProblems(app);
  logRequests(app);
  const metrics = measureRequests(app);
  answerTusOptions(app);
  await protect(app, parts, {
    queue: parts.databaseQueue,
    metrics,
    isSigned: async (authorization) => (await readBearer(authorization, parts)) !== null,
  });
  await acceptUploads(app);
  // Which paths there are is known when every call is served.
  let refuseUnrouted: (request: FastifyRequest) => Promise<Refusal> = () =>
    Promise.resolve(unknownPath());
  app.addHook('onRequest', async (request) => {
    // Before the body is read, so that an unknown path and a staff call answer alike.
    if (request.is404) throw await refuseUnrouted(request);
  });
  tagKeptReplies(app);
  compressReplies(app);
  const tickets = photoTickets(parts.jwtSecret, parts.clock);
  const topics = new Topics();
  const known = authenticator(parts);
  const authenticate: Authenticate = async ({ headers, place }) => {
    const caller = await known(headers.authorization, databaseIn(parts.db, place));
    noteCaller(place, caller !== null);
    return caller;
  };
  const pdfs = openPdfs(app, parts);
  const noteOpened = watchOpenedPeople(parts, metrics);
  const turns = new MemberTurns(parts.config.memberRequests);
  const api: Api = {
    app,
    turns,
    parts,
    tickets,
    authenticate,
    devices: deviceCookies(parts.jwtSecret),
    topics,
    pdfs,
    noteOpened,
    served: [],
  };
  const tags = new Map<CallShape, string>();
  for (const register of registers) {
    const before = api.served.length;
    await register(api);
    for (const call of api.served.slice(before)) tags.set(call, tagOf(register));
  }
  const unhandled = serveUnhandled(api);
  refuseUnrouted = refuserOfWrongMethods([...api.served, ...unhandled], authenticate);
  const sockets = serveSockets(api, metrics);
  serveHealth(app, parts);
  serveOpenApi(
    app,
    { served: api.served, unhandled },
    {
      title: `${parts.config.productName} API`,
      tagOf: (call) => tags.get(call),
      tagTexts: MODULE_TEXTS,
      isStaff: async (request) => isStaffNow(await authenticate(request), parts),
    },
  );
  await app.ready();
  return { app, api, metrics, sockets, unhandled };
}

/**
 * Whether the caller may see what only staff may: an active staff session, with the second factor where it is required.
 */
function isStaffNow(caller: Caller | null, parts: AppParts): boolean {
  if (caller?.role !== 'staff' || isIdleStaff(caller, parts)) return false;
  return !lacksFactor(caller, parts.config.staffFactorRequired);
}

/** The part of the site that a function registers: `registerOwnProfile` is that of 'own profile'. */
function tagOf({ name }: RegisterModule): string {
  return name
    .replace(/^register/, '')
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

function bareApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Without it a body that trickles in would be waited for without end.
    requestTimeout: REQUEST_TIMES.requestTimeout,
    http: REQUEST_TIMES,
    // One hop: what the client itself wrote into X-Forwarded-For stays unbelieved.
    trustProxy: parts.config.trustProxy ? (_address, hop) => hop < 1 : false,
    // Ids come from here only: a client's own could be anything.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // What was begun is answered; graceful-stop.ts ends the connections.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: overrideTusMethod,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(new Refusal(400, 'request.unreadable'), request, reply);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  return app;
}
