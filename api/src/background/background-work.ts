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
import { searchNotices } from '../modules/profiles/profiles.server.ts';
import { forgetDocuments, rewrapPages } from '../modules/verification/verification.server.ts';
import type { AppParts } from '../platform/calls/context.ts';
import { recurringJob, type AnyJobKind } from '../platform/jobs/job-kind.ts';
import { measureJobs, type JobMetrics } from '../platform/jobs/job-metrics.ts';
import { purge } from '../platform/jobs/purge.ts';
import { runJobs, type JobRunnerParts, type Jobs } from '../platform/jobs/run-jobs.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { mailJob, type Transport } from '../platform/mail/mail-job.ts';
import { openTransport } from '../platform/mail/transport.ts';
import { createSmsSender } from '../platform/sms/create-sms-sender.ts';
import { smsJob } from '../platform/sms/sms-job.ts';
import { smsOutbox } from '../platform/sms/sms-outbox.ts';
import type { SmsTransport } from '../platform/sms/sms.ts';
import { halfWrittenJob } from '../storage/object-store/half-written-job.ts';
import { fileRemovalJob } from '../storage/remove-orphaned-files.ts';
import { orphanedPiecesJob } from '../storage/uploads/remove-orphaned-pieces.ts';
import { retentionRules } from './retention-rules.ts';

const MINUTE_MS = 60_000;

/** What the jobs of this server work with. */
interface JobParts extends Pick<
  AppParts,
  'db' | 'clock' | 'log' | 'files' | 'pushes' | 'jwtSecret' | 'config' | 'payments' | 'documentKeys'
> {
  readonly transport: Transport;
  /** Null where no SMS is sent. */
  readonly smsTransport: SmsTransport | null;
}

/** Pause between two looks for jobs that came due, or that an earlier run or another node left, in ms. */
const LOOK_EVERY_MS = 10_000;

/** What a server does beside answering, begun at once. */
export interface BackgroundWork
  extends Pick<AppParts, 'mail' | 'sms'>, Pick<JobMetrics, 'metrics'> {
  readonly jobs: Jobs;
  /** Ends what is under way, or gives it back. */
  close(): Promise<void>;
}

/** Starts running jobs. */
export function startWork(
  parts: Omit<JobParts, 'transport' | 'smsTransport'> &
    Pick<AppParts, 'config'> &
    Pick<JobRunnerParts, 'signal'>,
): BackgroundWork {
  const { transport, end } = openTransport(parts.config);
  const smsTransport = parts.config.sms === null ? null : smsOutbox(parts.config.dataDir);
  const jobParts = { ...parts, transport, smsTransport };
  const kinds = [...causedJobs(jobParts), ...recurringJobs(jobParts)];
  const { metrics, onEnd } = measureJobs({ ...parts, kinds });
  const jobs = runJobs({
    ...parts,
    kinds,
    onEnd,
    lookEveryMs: LOOK_EVERY_MS,
  });
  jobs.wake();
  return {
    jobs,
    metrics,
    mail: createMailer({
      ...parts,
      secret: parts.jwtSecret,
      jobs,
    }),
    sms:
      smsTransport &&
      createSmsSender({
        ...parts,
        secret: parts.jwtSecret,
        jobs,
      }),
    async close() {
      await jobs.close();
      end();
    },
  };
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
function recurringJobs(parts: JobParts): AnyJobKind[] {
  return [
    recurringJob('retention', 60 * MINUTE_MS, ({ signal }) =>
      purge(parts, retentionRules, { signal }),
    ),
    orphanedPiecesJob(parts),
    halfWrittenJob(parts),
    missedPlansJob(parts, 60 * MINUTE_MS),
    ...recurringBillingJobs(parts),
    planReminders(parts, 60 * MINUTE_MS),
    searchNotices(parts),
    forgetDocuments(parts, 60 * MINUTE_MS),
    rewrapPages(parts, 60 * MINUTE_MS),
    rewrapFactors(parts, 60 * MINUTE_MS),
  ];
}
