import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smsOutbox } from './sms-outbox.ts';
import { SMS_TEMPLATES, type Sms } from './sms.ts';

const writtenAt = new Date('2026-11-21T09:00:00Z');
const id = '5a97a0ad-0001-4000-8000-000000000009';
const sms: Sms = {
  to: '+919822012345',
  template: 'phone-code',
  language: 'en',
  variables: {
    code: '123456',
    product: 'Saptapadi',
  },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-sms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('puts each SMS into the outbox once, told from the mails by its name and by what is in it', async () => {
  const transport = smsOutbox(folder);
  await transport(sms, id, writtenAt);
  await transport(sms, id, writtenAt);
  const outbox = join(folder, 'outbox');
  const name = `2026-11-21T09-00-00.000Z-${id}.sms.json`;
  expect(await readdir(outbox)).toEqual([name]);
  expect(JSON.parse(await readFile(join(outbox, name), 'utf8'))).toEqual({
    to: '+919822012345',
    sms: true,
    text: '123456 confirms your number at Saptapadi. Good for 10 minutes. Do not share it.',
  });
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
});

it.each(SMS_TEMPLATES)('has %s in each language, with its code', async (template) => {
  const texts = new Set<string>();
  for (const language of ['en', 'mr', 'hi'] as const) {
    await smsOutbox(folder)({ ...sms, template, language }, `${id}-${language}`, writtenAt);
    const file = `2026-11-21T09-00-00.000Z-${id}-${language}.sms.json`;
    const { text } = JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8')) as Sms & {
      text: string;
    };
    expect(text).toContain('123456');
    texts.add(text);
  }
  expect(texts.size).toBe(3);
});
