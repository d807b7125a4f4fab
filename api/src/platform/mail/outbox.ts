import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Where mails lie that nobody is configured to carry. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/** Writes a mail as an `.eml` file and, for tests and people in a hurry, as JSON beside it. */
export async function writeToOutbox(
  dataDir: string,
  mail: Mail & { readonly from: { name: string; address: string } },
): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { message } = await composer.sendMail(mail);
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`);
  await writeFile(`${name}.eml`, message as Buffer, { mode: 0o600 });
  const { to, subject, text } = mail;
  await writeFile(`${name}.json`, JSON.stringify({ to, subject, text }, null, 2), { mode: 0o600 });
}
