import { createHmac, randomUUID } from 'node:crypto';
import { enqueue } from '../jobs/jobs.store.ts';
import type { Jobs } from '../jobs/run-jobs.ts';
import type { Clock } from '../time/clock.ts';
import { MAIL } from './mail-job.ts';
import { type Mailer, sealMail } from './mailer.ts';

/** What writing mails needs. */
export interface MailerParts {
  readonly clock: Clock;
  /** Seals what waits. */
  readonly secret: string;
  readonly jobs: Pick<Jobs, 'wake'>;
}

/** Mails that wait as jobs until they are delivered. */
export function createMailer({ clock, secret, jobs }: MailerParts): Mailer {
  return {
    async write(trx, { mail, accountId, goodForMs }) {
      const id = randomUUID();
      const now = clock();
      await enqueue(trx, {
        id,
        kind: MAIL,
        accountId,
        runAt: now,
        createdAt: now,
        payload: { sealed: sealMail(mail, id, secret) },
        expiresAt: new Date(now.getTime() + goodForMs),
        lane: mailboxOf(mail.to, secret),
      });
    },
    wake: () => jobs.wake(),
  };
}

/** One mailbox gets its mails in the order in which they were written; whose it is cannot be read off the lane. */
function mailboxOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`mailbox ${address}`).digest('base64url').slice(0, 22);
}
