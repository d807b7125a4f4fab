import { expect, it } from 'vitest';
import { FIRST_REPLY_MS } from './first-reply.ts';
import { createWaitForApi, isLinkPreview, PREVIEW_REPLY_MS } from './preview-wait.ts';

const MESSENGER = { 'user-agent': 'WhatsApp/2.24.9.78 A' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

it.each([
  'WhatsApp/2.24.9.78 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
])('knows a preview of a link: %s', (agent) => {
  expect(isLinkPreview({ 'user-agent': agent })).toBe(true);
});

it.each([
  ['a browser', { 'user-agent': PHONE }],
  ['a browser within a messenger', { 'user-agent': `${PHONE} WhatsApp/2.24.9` }],
  ['a navigation, whatever it is called', { ...MESSENGER, 'sec-fetch-dest': 'document' }],
  ['somebody without a name', {}],
])('takes no preview for %s', (_what, headers) => {
  expect(isLinkPreview(headers)).toBe(false);
});

it('gives a browser the same time for each reply, a preview its time for all', async () => {
  let now = 0;
  const wait = createWaitForApi(() => now);
  const left = async (ms: () => number) => {
    const first = ms();
    now += 600;
    return [first, ms()];
  };
  expect(await wait({ 'user-agent': PHONE }, left)).toEqual([FIRST_REPLY_MS, FIRST_REPLY_MS]);
  expect(await wait(MESSENGER, left)).toEqual([PREVIEW_REPLY_MS, PREVIEW_REPLY_MS - 600]);
  const late = await wait(MESSENGER, async (ms) => {
    now += PREVIEW_REPLY_MS;
    return ms();
  });
  expect(late).toBe(FIRST_REPLY_MS);
});

it('lets only so many previews wait at once; the others wait as a browser does', async () => {
  const wait = createWaitForApi(() => 0, 1);
  let finish = () => undefined as void;
  const first = wait(MESSENGER, () => new Promise<void>((resolve) => (finish = resolve)));
  const left = async (ms: () => number) => ms();
  expect(await wait(MESSENGER, left)).toBe(FIRST_REPLY_MS);
  finish();
  await first;
  await expect(wait(MESSENGER, () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await wait(MESSENGER, left)).toBe(PREVIEW_REPLY_MS);
});
