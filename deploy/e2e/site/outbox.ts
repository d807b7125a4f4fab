import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest mail to an address, of those that say `about`, as its owner would open it. */
export async function mailTo(
  address: string,
  about = '',
  dataDir = siteUnderTest().dataDir,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mails(dataDir)).findLast(
      ({ to, text }) => to === address && text.includes(about),
    );
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (found === undefined) throw new Error(`e2e: no mail to ${address}`);
  return found;
}

/** The first link in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`e2e: no link in "${mail.subject}"`);
  return link;
}

async function mails(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
}
