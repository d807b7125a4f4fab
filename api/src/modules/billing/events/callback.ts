import { paymentCallback } from 'shared-contracts/calls/payments';
import {
  CALLBACK_PARAMETERS,
  CHECKOUT_PARAMETERS,
} from 'shared-contracts/platform/checkout-document';
import { routes } from 'shared-contracts/platform/routes';
import { z } from 'zod';
import { isCheckoutSigned } from '../../../payment-provider/signatures.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { followOrder } from '../orders/order-job.ts';
import { findProviderOrder } from '../orders/orders.store.ts';

/** Largest form in bytes. */
const BODY_LIMIT = 16 * 1024;

const ProviderOrderId = z.string().regex(/^order_\w{1,34}$/);
const Form = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});
/** What our page has put into `callback_url`. */
const RequestedFor = z.object({
  [CALLBACK_PARAMETERS.page]: z.enum(['member']).optional().catch(undefined),
  [CALLBACK_PARAMETERS.buy]: z
    .string()
    .regex(/^(belief|trust)-(month|year)$/)
    .optional()
    .catch(undefined),
  [CALLBACK_PARAMETERS.order]: ProviderOrderId.optional().catch(undefined),
});

/**
 * Where the provider's page sends a browser without frames, by a form. The browser goes on to the checkout document in
 * any case: `/member` if our page requested it, else `/subscription`. Only a form with the checkout's signature has its
 * order checked.
 */
export async function serveCallback(api: Api): Promise<void> {
  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, formOf);
    scope.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    serve({ ...api, app: scope }, paymentCallback, async ({ body }, { request, reply, db }) => {
      const requested = RequestedFor.safeParse(request.query).data ?? {};
      const paid = await signedOrder({ ...api.parts, db }, body);
      const order = paid?.id ?? namedOrder(body) ?? requested.order;
      const isMembership = requested.page === 'member';
      const path = (isMembership ? routes.member : routes.subscription).href({
        ...(isMembership && paid !== null ? { [CHECKOUT_PARAMETERS.email]: paid.email } : {}),
        ...(requested.buy === undefined ? {} : { [CHECKOUT_PARAMETERS.buy]: requested.buy }),
        ...(order === undefined ? {} : { [CHECKOUT_PARAMETERS.order]: order }),
        ...returnedWith(paid !== null, body),
      });
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
): Promise<{ id: string; email: string } | null> {
  const read = Form.safeParse(body);
  if (!read.success || payments === null) return null;
  const { razorpay_payment_id: paymentId, razorpay_order_id: orderId } = read.data;
  const said = { orderId, paymentId, signature: read.data.razorpay_signature };
  if (!isCheckoutSigned(said, payments.config.keySecret)) return null;
  const order = await findProviderOrder(db, orderId);
  if (order === undefined) return null;
  await followOrder(db, { id: order.id, runAt: clock() });
  jobs.wake();
  return { id: orderId, email: order.email };
}

/** The order that a form names: the page shows it only to its owner. */
function namedOrder(body: unknown): string | undefined {
  const named = z.object({ razorpay_order_id: ProviderOrderId }).safeParse(body);
  if (named.success) return named.data.razorpay_order_id;
  // A payment that failed comes with the order inside of a text in JSON.
  const failed = z.object({ 'error[metadata]': z.string() }).safeParse(body);
  const text = /"order_id"\s*:\s*"(order_\w{1,34})"/.exec(
    failed.success ? failed.data['error[metadata]'] : '',
  );
  return text?.[1];
}

/** How the provider's page ended; only what is signed counts as paid, the rest is no more than words on our page. */
function returnedWith(isPaid: boolean, body: unknown): Record<string, string> {
  const { returned } = CHECKOUT_PARAMETERS;
  if (isPaid) return { [returned]: 'paid' };
  const failed = z.object({ 'error[reason]': z.string() }).safeParse(body);
  if (!failed.success) return {};
  return {
    [returned]: failed.data['error[reason]'] === 'payment_cancelled' ? 'cancelled' : 'failed',
  };
}

/** A path of the site, which stands elsewhere where the pieces run apart. */
function addressOf({ config }: AppParts, path: string): string {
  return config.apiOrigin === '' ? path : `${config.siteOrigin}${path}`;
}
