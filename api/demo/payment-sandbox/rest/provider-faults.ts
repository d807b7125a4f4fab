import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knobsOf } from '../knobs/knobs.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { SandboxError } from './sandbox-error.ts';

/** Has the REST interface fail as the knobs say, for everybody or for what belongs to one order. */
export function failAsTurned(app: FastifyInstance, ledger: Ledger): void {
  const turned = (request: FastifyRequest) =>
    knobsOf(ledger.knobs, orderIdOf(request, ledger)).provider;

  app.addHook('preHandler', async (request, reply) => {
    const provider = turned(request);
    if (provider === 'refuses')
      throw new SandboxError(503, 'The server is not able to process your request.');
    // Nobody answers any more; the connection lasts until one of both ends it.
    if (provider === 'hangs') reply.hijack();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 || turned(request) !== 'loses_answers') return payload;
    request.raw.socket.destroy();
    return payload;
  });
}

/** The order that a request is about; null for none, or for one that it is going to make. */
function orderIdOf({ params }: FastifyRequest, ledger: Ledger): string | null {
  const { id = '' } = params as { id?: string };
  if (id.startsWith('order_')) return id;
  const payment = ledger.payments.get(ledger.refunds.get(id)?.payment_id ?? id);
  return payment?.order_id ?? null;
}
