import { paymentCallback } from 'shared-contracts/calls/payments';
import { Email } from 'shared-contracts/calls/schemas';
import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';
import type { Api, AppParts } from '../../platform/context.ts';
import { serve } from '../../platform/serve.ts';
import { followOrder } from '../orders/order-job.ts';
import { findProviderOrder } from '../orders/orders.store.ts';
import { isCheckoutSigned } from '../provider/signatures.ts';

/** Largest form in bytes. */
const BODY_LIMIT = 16 * 1024;

const Form = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});
const ProviderOrderId = z.string().regex(/^order_\w{1,34}$/);

/**
 * Where the provider's page sends a browser that ran no frame, with a form. Whatever the form says, the browser goes on to
 * the checkout document: `/member` where our page put `?email=` into the address, else `/subscription`. Only a form with
 * the checkout's signature has the order looked at.
 */
export async function serveCallback(api: Api): Promise<void> {
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, formOf);
    scope.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    serve({ ...api, app: scope }, paymentCallback, async ({ body }, { request, reply }) => {
      const email = emailIn(request.query);
      const order = (await signedOrder(api.parts, body)) ?? namedOrder(body);
      const query = order === null ? {} : { order };
      const path =
        email === null ? routes.subscription.href(query) : routes.member.href({ email, ...query });
      reply.code(303).header('location', addressOf(api.parts, path));
      return {};
    });
  });
}

async function formOf(_request: unknown, body: string): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(body));
}

/** The order of a form that is signed; its payment is looked at now. */
async function signedOrder(
  { payments, db, clock, jobs }: AppParts,
  body: unknown,
): Promise<string | null> {
  const read = Form.safeParse(body);
  if (!read.success || payments === null) return null;
  const { razorpay_payment_id: paymentId, razorpay_order_id: orderId } = read.data;
  const said = { orderId, paymentId, signature: read.data.razorpay_signature };
  if (!isCheckoutSigned(said, payments.config.keySecret)) return null;
  const order = await findProviderOrder(db, orderId);
  if (order === undefined) return null;
  await followOrder(db, { id: order.id, runAt: clock() });
  jobs.wake();
  return orderId;
}

/** The order that a form only names: whoever opens the page sees it if it is theirs. */
function namedOrder(body: unknown): string | null {
  const named = z.object({ razorpay_order_id: ProviderOrderId }).safeParse(body);
  if (named.success) return named.data.razorpay_order_id;
  // A payment that failed comes with the order inside of a text in JSON.
  const failed = z.object({ 'error[metadata]': z.string() }).safeParse(body);
  const text = /"order_id"\s*:\s*"(order_\w{1,34})"/.exec(
    failed.success ? failed.data['error[metadata]'] : '',
  );
  return text?.[1] ?? null;
}

function emailIn(query: unknown): string | null {
  const read = z.object({ email: z.string() }).safeParse(query);
  if (!read.success) return null;
  const email = safeParse(Email, read.data.email);
  return email.success ? email.data : null;
}

/** A path of the site, which stands elsewhere where the pieces run apart. */
function addressOf({ config }: AppParts, path: string): string {
  return config.apiOrigin === '' ? path : `${config.siteOrigin}${path}`;
}
