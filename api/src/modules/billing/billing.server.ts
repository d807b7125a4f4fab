// What the server is put together from: the calls of billing, and its jobs and rules (decision 154).
import type { Api, AppParts } from '../../platform/calls/context.ts';
import type { AnyJobKind } from '../../platform/jobs/job-kind.ts';
import { serveCallback } from './events/callback.ts';
import { eventJob } from './events/event-job.ts';
import { serveWebhook } from './events/webhook.ts';
import { serveCaptures } from './orders/capture-calls.ts';
import { serveHistory } from './orders/history-calls.ts';
import { serveOrderBuyer } from './orders/order-buyer.ts';
import { serveOrders } from './orders/order-calls.ts';
import { missedOrdersJob, orderJob, type OrderJobParts } from './orders/order-job.ts';
import { paymentLimits } from './orders/payment-limits.ts';
import { unclaimedPlansJob } from './orders/unclaimed-plans-job.ts';
import { watchPaymentsJob } from './orders/watch-payments.ts';
import { refundJob } from './refunds/refund-job.ts';

export { registerPaymentDesk } from './desk/register-payment-desk.ts';
export { missedPlansJob, planJob } from './plan-job.ts';
export { returnedMailJob } from './refunds/returned-mail-job.ts';
export { receiptMailJob } from './receipts/receipt-mail-job.ts';
export { registerReceipts } from './receipts/register-receipts.ts';
export { planReminderJob, planReminders } from './reminders/remind-of-plan-end.ts';
export { billingRetentionRules } from './retention.ts';

const MINUTE_MS = 60_000;

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

/** Jobs about money caused by requests. */
export function causedBillingJobs(parts: OrderJobParts): AnyJobKind[] {
  const provider = parts.payments?.provider ?? null;
  return [orderJob(parts), eventJob(parts), refundJob({ ...parts, provider })];
}

/** Jobs about money that recur by themselves. */
export function recurringBillingJobs(parts: OrderJobParts & Pick<AppParts, 'log'>): AnyJobKind[] {
  return [
    // Within a minute of the capture, also where every event is lost.
    watchPaymentsJob(parts, {
      name: 'watch-payments',
      everyMs: MINUTE_MS / 3,
      spanMs: 30 * MINUTE_MS,
    }),
    watchPaymentsJob(parts, {
      name: 'watch-old-payments',
      everyMs: 60 * MINUTE_MS,
      spanMs: 48 * 60 * MINUTE_MS,
    }),
    missedOrdersJob(parts, 10 * MINUTE_MS),
    unclaimedPlansJob(parts, 60 * MINUTE_MS),
  ];
}
