import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { Mail } from './mailer.ts';
import { openMailer, queueing } from './transport-mailer.ts';

const log = createLog({ logLevel: 'silent' });
const mail: Mail = { to: 'asha@example.com', subject: 'Ihr Code ✓', text: 'Namaskar,\n\nनमस्कार' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('without SMTP', () => {
  it('puts each mail into the outbox, for mail programs and for people', async () => {
    const mailer = openMailer(readConfig({ DATA_DIR: folder }), log);
    mailer.post(mail);
    await mailer.settled();
    const outbox = join(folder, 'outbox');
    const [eml = '', json = ''] = (await readdir(outbox)).sort();
    expect(JSON.parse(await readFile(join(outbox, json), 'utf8'))).toEqual(mail);
    const message = await readFile(join(outbox, eml), 'utf8');
    expect(message).toMatch(/^From: Saptapadi <no-reply@example\.com>$/m);
    expect(message).toMatch(/^To: asha@example\.com$/m);
    expect((await stat(join(outbox, eml))).mode & 0o777).toBe(0o600);
  });
});

describe('a mailer', () => {
  it('delivers in order and goes on after a mail that could not be delivered', async () => {
    const delivered: string[] = [];
    const mailer = queueing(log, async ({ to }) => {
      if (to === 'b') throw new Error('no such mailbox');
      delivered.push(to);
    });
    for (const to of ['a', 'b', 'c']) mailer.post({ ...mail, to });
    expect(delivered).toEqual([]);
    await mailer.close();
    expect(delivered).toEqual(['a', 'c']);
  });
});
