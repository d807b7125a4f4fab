import type { AppParts } from '../platform/calls/context.ts';
import { measureJobs, type JobMetrics } from '../platform/jobs/job-metrics.ts';
import { runJobs, type JobRunnerParts, type Jobs } from '../platform/jobs/run-jobs.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { openTransport } from '../platform/mail/transport.ts';
import { createSmsSender } from '../platform/sms/create-sms-sender.ts';
import { smsOutbox } from '../platform/sms/sms-outbox.ts';
import { causedJobs, recurringJobs, type JobParts } from './job-kinds.ts';

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
