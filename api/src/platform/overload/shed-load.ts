import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import {
  capturePayment,
  capturePaymentByEmail,
  createOrder,
  createOrderByEmail,
  paymentWebhook,
} from 'shared-contracts/calls/payments';
import type { ConnectionQueue } from '../database/connection-queue.ts';
import { HEALTH_PATHS } from '../http/health-paths.ts';
import { serverBusy } from '../http/refusal.ts';
import type { EventLoopDelay } from '../observability/event-loop-delay.ts';
import { ROOM, type Place, type Priority } from './priority.ts';

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
  /** Whether a header carries a token that we signed; asked only while visitors are refused. */
  readonly isSigned: (authorization: string) => Promise<boolean>;
  readonly metrics: Registry;
}

/**
 * Refuses, before anything of a request is read, whoever there is no room for: visitors first, then members, payments
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

  async function judge({ headers }: FastifyRequest, place: Place): Promise<void> {
    const { authorization } = headers;
    const maybeMember = place.priority === 'member' && authorization !== undefined;
    // Where there is no room for members either, it does not matter who asks.
    if (maybeMember && fullness() < ROOM.member && !(await isSigned(authorization))) {
      place.priority = 'visitor';
    }
    if (fullness() < ROOM[place.priority]) return;
    shed.inc({ priority: place.priority });
    throw serverBusy();
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const place: Place = { priority: priorityOf(request), hasBegun: false };
    request.place = place;
    if (place.priority === 'probe' || fullness() < ROOM.visitor) done();
    else void judge(request, place).then(() => done(), done);
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
