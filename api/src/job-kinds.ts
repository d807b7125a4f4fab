import { sql } from 'kysely';
import { causedBillingJobs, recurringBillingJobs } from './billing/billing-jobs.ts';
import { missedPlansJob, planJob } from './billing/plan-job.ts';
import { receiptMailJob } from './billing/receipts/receipt-mail-job.ts';
import { planReminderJob, planReminders } from './billing/reminders/remind-of-plan-end.ts';
import { exportJob } from './data-export/export-job.ts';
import { fileRemovalJob } from './files/remove-lost-files.ts';
import { rewrapFactors } from './identity/second-factor/rewrap-factors.ts';
import { leftovers } from './leftovers.ts';
import { halfWrittenJob } from './object-store/half-written-job.ts';
import type { AppParts } from './platform/context.ts';
import { recurringJob, type AnyJobKind } from './platform/jobs/job-kind.ts';
import { mailJob, type Transport } from './platform/mail/mail-job.ts';
import { sweep } from './platform/sweep.ts';
import { lostPiecesJob } from './uploads/remove-lost-pieces.ts';
import { forgetDocuments } from './verification/forget-documents.ts';
import { rewrapPages } from './verification/sealing/rewrap-pages.ts';

const MINUTE_MS = 60_000;

/** What the jobs of this server work with. */
export interface JobParts extends Pick<
  AppParts,
  'db' | 'clock' | 'log' | 'files' | 'pushes' | 'jwtSecret' | 'config' | 'payments' | 'documentKeys'
> {
  readonly transport: Transport;
}

/** Jobs that somebody has caused. */
export function causedJobs(parts: JobParts): AnyJobKind[] {
  const { jwtSecret: secret, transport } = parts;
  return [
    mailJob({ secret, transport }),
    fileRemovalJob(parts),
    exportJob(parts),
    planJob(parts),
    receiptMailJob(parts),
    ...causedBillingJobs(parts),
    planReminderJob(parts),
  ];
}

/** Jobs that recur by themselves. */
export function recurringJobs(parts: JobParts): AnyJobKind[] {
  const { db, clock } = parts;
  return [
    recurringJob('retention', 60 * MINUTE_MS, ({ signal }) => sweep(parts, leftovers, { signal })),
    lostPiecesJob(parts),
    halfWrittenJob(parts),
    missedPlansJob(parts, 60 * MINUTE_MS),
    ...recurringBillingJobs(parts),
    planReminders(parts, 60 * MINUTE_MS),
    forgetDocuments(parts, 60 * MINUTE_MS),
    rewrapPages(parts, 60 * MINUTE_MS),
    rewrapFactors(parts, 60 * MINUTE_MS),
    // Until no server of the version before runs any more (migration 024).
    recurringJob('carry-over', MINUTE_MS, async () => {
      await sql`select carry_over_jobs(${clock()})`.execute(db);
    }),
  ];
}
