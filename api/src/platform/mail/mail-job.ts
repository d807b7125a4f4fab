import { z } from 'zod';
import { HopelessJob, jobKind, type AnyJobKind, type JobAtWork } from '../jobs/job-kind.ts';
import { type Mail, openMail } from './mailer.ts';

/** Carries one mail away; a second time with the same id is the same mail. */
export type Transport = (mail: Mail, id: string, writtenAt: Date) => Promise<unknown>;

/** What delivering needs. */
export interface DeliveryParts {
  /** Opens what waits sealed. */
  readonly secret: string;
  readonly transport: Transport;
}

export const MAIL = 'mail';
/** Mails under way at the same time; the transport has as many connections. */
export const MAILS_AT_ONCE = 5;

/** Four days of tries: most mails are of no use long before. */
export const MAIL_RETRY = {
  attempts: 100,
  retry: { firstMs: 30_000, longestMs: 60 * 60_000 },
} as const;

/**
 * Delivers a mail. One that came to be of no use expires; only a crash between the mail server's yes and the note of it
 * sends a mail twice.
 */
export function mailJob({ secret, transport }: DeliveryParts): AnyJobKind {
  return jobKind({
    name: MAIL,
    payload: z.object({ sealed: z.string() }),
    atOnce: MAILS_AT_ONCE,
    ...MAIL_RETRY,
    run: ({ sealed }, job) => carry(transport, openMail(sealed, job.id, secret), job),
  });
}

/** Hands the mail of a job to the mail server; throws a HopelessJob where it would be refused again. */
export async function carry(
  transport: Transport,
  mail: Mail,
  { id, createdAt }: Pick<JobAtWork, 'id' | 'createdAt'>,
): Promise<void> {
  try {
    await transport(mail, id, createdAt);
  } catch (error) {
    throw isForGood(error)
      ? new HopelessJob('The mail server refuses it for good.', { cause: error })
      : error;
  }
}

/** SMTP says 5xx where the same mail would be refused again, 4xx where it may be taken later. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
