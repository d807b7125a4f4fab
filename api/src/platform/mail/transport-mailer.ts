import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { writeToOutbox } from './outbox.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails through SMTP where it is configured, else into the outbox folder. */
export function openMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const from = { name: config.productName, address: config.mailFrom };
  if (config.smtpUrl === null) {
    return queueing(log, (mail) => writeToOutbox(config.dataDir, { from, ...mail }));
  }
  const smtp = createTransport(config.smtpUrl, { from });
  return queueing(
    log,
    (mail) => smtp.sendMail({ from, ...mail }),
    () => smtp.close(),
  );
}

/** Delivers one mail after the other, in the order they were posted. */
export function queueing(
  log: FastifyBaseLogger,
  deliver: (mail: Mail) => Promise<unknown>,
  end: () => void = () => undefined,
): Mailer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    post(mail) {
      last = last.then(() =>
        deliver(mail).catch((err: unknown) =>
          log.error({ err, to: mail.to }, 'mail not delivered'),
        ),
      );
    },
    async settled() {
      await last;
    },
    async close() {
      await last;
      end();
    },
  };
}
