import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { paymentWebhook } from 'shared-contracts/calls/payments';
import { isWebhookSigned } from '../../../payment-provider/signatures.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import { jsonOf } from '../../../platform/validation/json-of.ts';
import { PAYMENT_EVENT } from './event-job.ts';
import { keptEvent } from './provider-event.ts';

/** Largest event, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Where the provider tells what happened: stored if it is signed, and answered as soon as it is stored. */
export async function serveWebhook(api: Api): Promise<void> {
  const { payments } = api.parts;
  const secret = payments?.config.webhookSecret ?? null;
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the raw bytes: nothing of a body that is not signed is read.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async (request: FastifyRequest, body: Buffer) => {
        if (secret === null || !isWebhookSigned(body, signatureOf(request), secret))
          throw badSignature();
        return jsonOf(body.toString('utf8'));
      },
    );
    scope.addHook('preValidation', async (request) => {
      // A request without a body meets no parser.
      if (request.body === undefined || request.body === null) throw badSignature();
    });
    serve({ ...api, app: scope }, paymentWebhook, async ({ body }, { request, db, clock }) => {
      await storeEvent({ db, clock }, headerOf(request, 'x-razorpay-event-id'), body);
      api.parts.jobs.wake();
      return { data: { received: true as const } };
    });
  });
}

/** Keeps an event and its job, once for its id; what is no event has nothing to keep. */
async function storeEvent(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  reported: string | undefined,
  body: unknown,
): Promise<void> {
  const event = keptEvent(body);
  if (event === null) return;
  const isId = reported !== undefined && /^[\w-]{1,100}$/.test(reported);
  const id = isId ? reported : createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('payment_events')
      .values({
        id,
        kind: event.kind,
        payload: JSON.stringify(event.payload),
        received_at: now,
        handled_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) return;
    await enqueue(trx, { kind: PAYMENT_EVENT, key: id, payload: { event_id: id }, runAt: now });
  });
}

const signatureOf = (request: FastifyRequest) => headerOf(request, 'x-razorpay-signature');

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function badSignature(): Refusal {
  return new Refusal(401, 'payment.badSignature');
}
