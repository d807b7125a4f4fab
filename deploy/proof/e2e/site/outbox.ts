import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

/** A mail or an SMS as it lies in the outbox; an SMS has no subject. */
interface Message {
  readonly to: string;
  readonly text: string;
}

interface Mail extends Message {
  readonly subject: string;
}

/** Waits for the newest mail to an address, of those that say `about`, as its owner would open it. */
export function mailTo(address: string, about = '', dataDir?: string): Promise<Mail> {
  return newestTo(address, about, dataDir) as Promise<Mail>;
}

/** Waits for the newest SMS to a number (`+91…`), of those that say `about`. */
export function smsTo(number: string, about = ''): Promise<Message> {
  return newestTo(number, about);
}

async function newestTo(
  whom: string,
  about: string,
  dataDir = siteUnderTest().dataDir,
): Promise<Message> {
  let found: Message | undefined;
  await expect(async () => {
    found = (await messages(dataDir)).findLast(
      ({ to, text }) => to === whom && text.includes(about),
    );
    expect(found, `a message to ${whom}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (found === undefined) throw new Error(`e2e: no message to ${whom}`);
  return found;
}

/** The first link in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`e2e: no link in "${mail.subject}"`);
  return link;
}

async function messages(dataDir: string): Promise<Message[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Message),
  );
}
