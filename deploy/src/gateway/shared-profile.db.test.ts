import { PROFILE_VIEWS_PATH } from 'api/gateway-requests';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import type { FirstReplyPort } from './first-reply.ts';

const person = limitedProfile({ name: 'Asha', current_city: 'Pune', occupation: 'Doctor' });
const address = routes.profile.href({ userId: person.id });
const TITLE = '<meta property="og:title" content="Asha, Pune">';
const MESSENGER = { 'user-agent': 'WhatsApp/2.24.9.78 A' };

/** A site that knows the person; what it answers to a path waits for `before` of it. */
function site(before: (path: string) => Promise<void> = async () => undefined) {
  const api: FirstReplyPort = async ({ path }) => {
    await before(path);
    return {
      status: 200,
      contentType: 'application/json',
      cookies: [],
      body: JSON.stringify({ data: person }),
    };
  };
  return testGateway({ api, origin: 'https://example.org' });
}

it('shows of a profile that is handed on a first name, a city and a drawing, and nothing else', async () => {
  const app = await site();
  const { body } = await app.inject(address);
  const told = [...body.matchAll(/<meta (?:property="og|name)[^>]*>/g)].join('\n');
  expect(told).toContain(TITLE);
  expect(told).toContain(`<meta property="og:url" content="https://example.org${address}">`);
  expect(told).toContain('content="https://example.org/shared-profile.png"');
  expect(told).toContain('<meta name="robots" content="noindex">');
  expect(told).not.toMatch(/Doctor|files\/photos/);
  const picture = await app.inject('/shared-profile.png');
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

it.each([
  ['the profile', viewProfile.path],
  ['counting the view', PROFILE_VIEWS_PATH],
])('a preview of a link waits for %s, and no browser with it', async (_what, slow) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const app = await site(async (path) => {
    if (path.split('?')[0] === slow) await answered;
  });
  const preview = app.inject({ url: address, headers: MESSENGER });
  // It comes while the page is made for the preview.
  const browser = await app.inject({ url: address, headers: { 'sec-fetch-dest': 'document' } });
  expect(browser.statusCode).toBe(200);
  expect(browser.body).not.toContain(TITLE);
  answer();
  expect((await preview).body).toContain(TITLE);
});

it('a preview of a link goes out without the person where the API stands still', async () => {
  const app = await site(() => new Promise(() => undefined));
  const { statusCode, body } = await app.inject({ url: address, headers: MESSENGER });
  expect(statusCode).toBe(200);
  expect(body).not.toContain(TITLE);
});
