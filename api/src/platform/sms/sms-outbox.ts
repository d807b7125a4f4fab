import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { smsTexts } from '../../../locales/en/sms.ts';
import { smsTexts as hindi } from '../../../locales/hi/sms.ts';
import { smsTexts as marathi } from '../../../locales/mr/sms.ts';
import { wordsOf } from '../languages/wording.ts';
import { outboxFolder, writeWhole } from '../mail/outbox.ts';
import type { SmsTransport } from './sms.ts';

const words = wordsOf(smsTexts, { mr: marathi, hi: hindi });

/**
 * Writes each SMS as a `.sms.json` file into the outbox of the mails, `sms: true` in it tells it from a mail; a second time
 * the same one replaces itself. The demonstration alone has it.
 */
export function smsOutbox(dataDir: string): SmsTransport {
  return async ({ to, template, variables, language }, id, writtenAt) => {
    const folder = outboxFolder(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${writtenAt.toISOString().replaceAll(':', '-')}-${id}.sms.json`;
    const text = words(language)(template, variables);
    await writeWhole(join(folder, name), JSON.stringify({ to, text, sms: true }, null, 2));
  };
}
