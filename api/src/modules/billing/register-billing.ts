import type { Api } from '../../platform/calls/context.ts';
import { serveCallback } from './events/callback.ts';
import { serveWebhook } from './events/webhook.ts';
import { serveCaptures } from './orders/capture-calls.ts';
import { serveHistory } from './orders/history-calls.ts';
import { serveOrderBuyer } from './orders/order-buyer.ts';
import { serveOrders } from './orders/order-calls.ts';
import { paymentLimits } from './orders/payment-limits.ts';

/** Puts orders, captures and what the provider tells on the application. */
export async function registerBilling(api: Api): Promise<void> {
  const limits = paymentLimits(api);
  serveOrders(api, limits);
  serveCaptures(api, limits);
  serveHistory(api, limits);
  serveOrderBuyer(api, limits);
  await serveWebhook(api);
  await serveCallback(api);
}
