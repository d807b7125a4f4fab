import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { unsubscribeHeaders, type Mail } from './mailer.ts';

/** A mail as it lies in the outbox. */
export interface OutboxMail extends Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly id: string;
  readonly writtenAt: Date;
}

/** Where mails lie that no one is configured to carry. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/**
 * Writes a mail as an `.eml` file and, for tests and people in a hurry, as JSON beside it. The names
 * begin with the time, newest last; a second time the same mail replaces itself.
 */
export async function writeToOutbox(dataDir: string, mail: OutboxMail): Promise<void> {
  const { id, writtenAt, from, to, subject, text } = mail;
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { message } = await composer.sendMail({
    from,
    to,
    subject,
    text,
    date: writtenAt,
    headers: unsubscribeHeaders(mail),
  });
  const name = join(folder, `${writtenAt.toISOString().replaceAll(':', '-')}-${id}`);
  await writeWhole(`${name}.eml`, message as Buffer);
  await writeWhole(`${name}.json`, JSON.stringify({ to, subject, text }, null, 2));
}

/** Moved into place whole: anyone who watches the folder never reads half a mail. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
