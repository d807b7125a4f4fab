import { randomUUID } from 'node:crypto';
import { repeat } from '../repeat.ts';
import { deliverMails, type DeliveryParts } from './deliver-mails.ts';
import type { Mailer } from './mailer.ts';
import { sealMail } from './sealed-mail.ts';

/** What a mailer needs beside delivering. */
export interface MailerParts extends DeliveryParts {
  /** Pause between two looks for mails that another node, or an earlier run, left; null for none. */
  readonly lookEveryMs: number | null;
  /** Lets go of the transport. */
  readonly end?: () => void;
}

/** Mails that wait in the database until they are delivered. */
export function createMailer(parts: MailerParts): Mailer {
  const { clock, log, secret } = parts;
  const delivery = repeat(() => deliverMails(parts), {
    everyMs: parts.lookEveryMs,
    onError: (err) => log.error({ err }, 'mails could not be looked for'),
  });
  return {
    async write(trx, { mail, accountId, goodForMs }) {
      const id = randomUUID();
      const now = clock();
      await trx
        .insertInto('mails')
        .values({
          id,
          account_id: accountId,
          sealed: sealMail(mail, id, secret),
          due_at: now,
          useless_at: new Date(now.getTime() + goodForMs),
          created_at: now,
        })
        .execute();
    },
    wake: () => delivery.wake(),
    settled: () => delivery.settled(),
    async close() {
      await delivery.close();
      parts.end?.();
    },
  };
}
