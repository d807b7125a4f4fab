import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import {
  capturePayment,
  capturePaymentByEmail,
  createOrder,
  createOrderByEmail,
  paymentWebhook,
} from 'shared-contracts/calls/payments';
import type { Problem } from 'shared-contracts/calls/problem';
import type { ConnectionQueue } from '../database/connection-queue.ts';
import { HEALTH_PATHS } from '../http/health.ts';
import { serverBusy } from '../http/refusal.ts';
import { replyLanguage } from '../http/request-language.ts';
import { PROBLEM_HEADERS } from '../http/send-problem.ts';
import { messageIn } from '../languages/wording.ts';
import type { EventLoopDelay } from '../observability/event-loop-delay.ts';
import { ROOM, type Place, type Priority } from './priority.ts';

const { status, code, parts } = serverBusy();

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place in the order of who is refused first; to be handed to `databaseIn`. */
    place: Place | null;
  }
}

const PAYMENT_PATHS: ReadonlySet<string> = new Set(
  [createOrder, createOrderByEmail, capturePayment, capturePaymentByEmail, paymentWebhook].map(
    ({ path }) => path,
  ),
);

/** What is watched, and how members are known. */
export interface LoadParts {
  readonly queue: Pick<ConnectionQueue, 'fullness'>;
  /** Null: the event loop is not watched. */
  readonly eventLoop: { readonly delay: EventLoopDelay; readonly busyAfterMs: number } | null;
  /** Whether a header carries a token that we signed; checked only while visitors are refused. */
  readonly isSigned: (authorization: string) => Promise<boolean>;
  readonly metrics: Registry;
}

/**
 * Refuses, before anything of a request is read, requests that there is no room for: visitors first, then members, payments
 * last, probes never. What is admitted carries its place to the queue of the database.
 */
export function shedLoad(
  app: FastifyInstance,
  { queue, eventLoop, isSigned, metrics }: LoadParts,
): void {
  app.decorateRequest('place', null);
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests refused because there was too much to do, by who asked',
    labelNames: ['priority'],
    registers: [metrics],
  });

  function fullness(): number {
    const loop = eventLoop === null ? 0 : eventLoop.delay.ms() / eventLoop.busyAfterMs;
    return Math.max(queue.fullness(), loop);
  }

  const isRoomFor = ({ priority }: Place) => priority === 'probe' || fullness() < ROOM[priority];

  /** Whether a request claims to be a member's, for which there would be room. */
  const mayBeMember = (place: Place) => place.priority === 'member' && isRoomFor(place);

  app.addHook('onRequest', (request, reply, done) => {
    const place: Place = { priority: priorityOf(request), hasBegun: false };
    request.place = place;
    const goOn = () => {
      if (isRoomFor(place)) return done();
      shed.inc({ priority: place.priority });
      sendBusy(request, reply);
    };
    const { authorization } = request.headers;
    if (fullness() < ROOM.visitor || authorization === undefined || !mayBeMember(place)) goOn();
    else {
      void isSigned(authorization).then((isOurs) => {
        if (!isOurs) place.priority = 'visitor';
        goOn();
      }, done);
    }
  });
  if (eventLoop !== null) app.addHook('onClose', async () => eventLoop.delay.stop());
}

function priorityOf({ routeOptions, headers, url }: FastifyRequest): Priority {
  const path = routeOptions.url ?? '';
  if (HEALTH_PATHS.has(path)) return 'probe';
  if (PAYMENT_PATHS.has(path)) return 'payment';
  // Pictures cost next to nothing, and a page without them is broken.
  if (url.startsWith('/files/')) return 'member';
  return headers.authorization === undefined ? 'visitor' : 'member';
}

/**
 * Answers what `sendRefusal(serverBusy())` answers, past the hooks, the serializer and the compression of the
 * reply, none of which it needs. For an `onRequest` hook, which then does not go on.
 */
function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  const title = messageIn(replyLanguage(request, reply), code);
  const problem: Problem = { status, title, detail: title, code, request_id: request.id };
  const body = JSON.stringify(problem);
  reply.headers({
    ...PROBLEM_HEADERS,
    'retry-after': String(parts.retryAfter),
    'content-length': Buffer.byteLength(body),
  });
  reply.hijack();
  reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(body);
}
