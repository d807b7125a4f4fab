import { createTransport } from 'nodemailer';
import { refuseWithoutMail, type Config } from '../config/config.ts';
import { MAILS_AT_ONCE, type Transport } from './mail-job.ts';
import { unsubscribeHeaders } from './mailer.ts';
import { writeToOutbox } from './outbox.ts';

/** How long a mail server may keep us waiting for a connection, and for each answer, in ms. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Carries mails through SMTP, over connections that are kept, where it is configured, else into the outbox folder. */
export function openTransport(
  config: Pick<Config, 'productName' | 'mail' | 'mailFrom' | 'smtpUrl' | 'dataDir'>,
): { transport: Transport; end: () => void } {
  refuseWithoutMail(config);
  const from = { name: config.productName, address: config.mailFrom };
  if (config.smtpUrl === null) {
    return {
      transport: (mail, id, writtenAt) =>
        writeToOutbox(config.dataDir, { ...mail, from, id, writtenAt }),
      end: () => undefined,
    };
  }
  const smtp = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    ...TIMEOUTS,
  });
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
  return {
    transport: ({ to, subject, text, ...mail }, id) =>
      smtp.sendMail({
        to,
        subject,
        text,
        from,
        messageId: `<${id}@${domain}>`,
        headers: unsubscribeHeaders(mail),
      }),
    end: () => smtp.close(),
  };
}
