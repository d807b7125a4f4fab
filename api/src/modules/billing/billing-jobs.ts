import type { AppParts } from '../../platform/calls/context.ts';
import type { AnyJobKind } from '../../platform/jobs/job-kind.ts';
import { eventJob } from './events/event-job.ts';
import { missedOrdersJob, orderJob, type OrderJobParts } from './orders/order-job.ts';
import { unclaimedPlansJob } from './orders/unclaimed-plans-job.ts';
import { watchPaymentsJob } from './orders/watch-payments.ts';
import { refundJob } from './refunds/refund-job.ts';

const MINUTE_MS = 60_000;

/** Jobs about money that somebody has caused. */
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
