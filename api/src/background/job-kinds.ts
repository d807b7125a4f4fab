import { exportJob, rewrapFactors } from '../modules/accounts/accounts.server.ts';
import {
  causedBillingJobs,
  recurringBillingJobs,
  missedPlansJob,
  planJob,
  receiptMailJob,
  returnedMailJob,
  planReminderJob,
  planReminders,
} from '../modules/billing/billing.server.ts';
import { forgetDocuments, rewrapPages } from '../modules/verification/verification.server.ts';
import type { AppParts } from '../platform/calls/context.ts';
import { recurringJob, type AnyJobKind } from '../platform/jobs/job-kind.ts';
import { purge } from '../platform/jobs/purge.ts';
import { mailJob, type Transport } from '../platform/mail/mail-job.ts';
import { smsJob } from '../platform/sms/sms-job.ts';
import type { SmsTransport } from '../platform/sms/sms.ts';
import { halfWrittenJob } from '../storage/object-store/half-written-job.ts';
import { fileRemovalJob } from '../storage/remove-orphaned-files.ts';
import { orphanedPiecesJob } from '../storage/uploads/remove-orphaned-pieces.ts';
import { retentionRules } from './retention-rules.ts';

const MINUTE_MS = 60_000;

/** What the jobs of this server work with. */
export interface JobParts extends Pick<
  AppParts,
  'db' | 'clock' | 'log' | 'files' | 'pushes' | 'jwtSecret' | 'config' | 'payments' | 'documentKeys'
> {
  readonly transport: Transport;
  /** Null where no SMS is sent. */
  readonly smsTransport: SmsTransport | null;
}

/** Jobs caused by requests. */
export function causedJobs(parts: JobParts): AnyJobKind[] {
  const { jwtSecret: secret, transport, smsTransport } = parts;
  return [
    mailJob({ secret, transport }),
    smsJob({ secret, transport: smsTransport }),
    fileRemovalJob(parts),
    exportJob(parts),
    planJob(parts),
    receiptMailJob(parts),
    returnedMailJob(parts),
    ...causedBillingJobs(parts),
    planReminderJob(parts),
  ];
}

/** Jobs that recur by themselves. */
export function recurringJobs(parts: JobParts): AnyJobKind[] {
  return [
    recurringJob('retention', 60 * MINUTE_MS, ({ signal }) =>
      purge(parts, retentionRules, { signal }),
    ),
    orphanedPiecesJob(parts),
    halfWrittenJob(parts),
    missedPlansJob(parts, 60 * MINUTE_MS),
    ...recurringBillingJobs(parts),
    planReminders(parts, 60 * MINUTE_MS),
    forgetDocuments(parts, 60 * MINUTE_MS),
    rewrapPages(parts, 60 * MINUTE_MS),
    rewrapFactors(parts, 60 * MINUTE_MS),
  ];
}
