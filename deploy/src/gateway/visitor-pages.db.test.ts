import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PROFILE_VIEWS_PATH } from 'api/gateway-requests';
import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import type { FirstReplyPort, FirstRequest } from './first-reply.ts';
import { KEPT_MS } from './page/kept-pages.ts';
import { resolvePerDevice } from './resolve-per-device.ts';
import { signedOverride } from './tester-override.ts';

const USER = '5f0c2a4e-1111-4222-8333-444455556666';
const PROFILE = routes.profile.href({ userId: USER });
const SECRET = 'a secret of this test';
/** Any moment, in ms. */
const BEGIN = 1000;

/** A site whose API knows one profile, until it is hidden, and gives a visitor so many views. */
const isCount = ({ path }: FirstRequest) => path.startsWith(`${PROFILE_VIEWS_PATH}?`);

async function site(views = Infinity) {
  const requested: FirstRequest[] = [];
  const state = { ticks: BEGIN, hidden: false, views, failing: false, slow: Promise.resolve() };
  const json = (status: number, body: unknown, cookies: string[] = []) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
    cookies,
  });
  const api: FirstReplyPort = async (request) => {
    requested.push(request);
    if (isCount(request)) {
      state.views -= 1;
      if (state.views < 0) return json(429, {});
      return json(200, {}, request.cookie === '' ? [`sp_device=${requested.length}; Path=/`] : []);
    }
    await state.slow;
    if (state.failing) return json(503, {});
    if (request.path.startsWith('/api/v1/view/profile?')) {
      if (state.hidden) return json(404, {});
      return json(200, { data: limitedProfile({ id: USER, name: 'Asha' }) });
    }
    return json(200, { data: {} });
  };
  const app = await testGateway({
    api,
    ticks: () => state.ticks,
    resolve: resolvePerDevice(SECRET),
  });
  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const reads = () => requested.filter((one) => !isCount(one)).length;
  const counted = () => requested.filter(isCount);
  return { open, reads, counted, requested, state };
}

const cookiesOf = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]);
const nonceOf = (body: string) => /"nonce":"([^"]+)"/.exec(body)?.[1];

describe('the page of a visitor', () => {
  it('is made once for all who come within seconds, and then anew', async () => {
    const { open, reads, state } = await site();
    await open('/profiles');
    const first = reads();
    expect(first).toBeGreaterThan(0);
    state.ticks = BEGIN + KEPT_MS;
    expect((await open('/profiles')).statusCode).toBe(200);
    expect(reads()).toBe(first);
    state.ticks = BEGIN + KEPT_MS + 1;
    await open('/profiles');
    expect(reads()).toBe(2 * first);
  });

  it('is made once for those who come at the same time', async () => {
    const { open, reads } = await site();
    await open('/blogs');
    const once = reads();
    await Promise.all(Array.from({ length: 9 }, () => open('/profiles')));
    expect(reads()).toBe(2 * once);
  });

  it('is the same whatever else stands in the address, the host and the cookies', async () => {
    const { open, reads } = await site();
    const first = await open('/profiles');
    const once = reads();
    const shared = ({ body }: { body: string }) => body.slice(0, body.indexOf('"nonce":'));
    for (const [url, headers] of [
      ['/profiles?utm_source=a', {}],
      ['/profiles?page=2&x=%', {}],
      ['/profiles/', {}],
      ['/profiles', { host: 'evil.example' }],
      ['/profiles', { cookie: 'cid=abcdefghijklmnopqrstuv; other=1' }],
      ['/profiles', { 'user-agent': 'another' }],
    ] as const) {
      expect(shared(await open(url, headers)), url).toBe(shared(first));
    }
    expect(reads()).toBe(once);
  });

  it('is another one for another side, look or profile', async () => {
    const { open } = await site();
    await open('/profiles');
    expect((await open('/profiles?show=brides')).body).toContain('/view/profiles/brides');
    expect((await open('/profiles', { cookie: 'sp_theme=dark' })).body).toContain(
      'data-theme="dark"',
    );
    expect((await open('/profiles')).body).not.toContain('data-theme="dark"');
    expect((await open(PROFILE)).body).toContain('Asha');
    const other = routes.profile.href({ userId: USER.replace('5', '6') });
    expect((await open(other)).body).toContain(`id=${USER.replace('5', '6')}`);
  });

  it('is another one in another language, as often as there are languages', async () => {
    const { open, reads, requested } = await site();
    await open('/profiles');
    const once = reads();
    const mr = await open('/profiles', { 'accept-language': 'mr' });
    expect(mr.body).toContain('<html lang="mr">');
    expect(reads()).toBe(2 * once);
    for (const headers of [{ cookie: 'sp_locale=mr' }, { 'accept-language': 'mr-IN,en;q=0.1' }]) {
      expect((await open('/profiles', headers)).body).toContain('<html lang="mr">');
    }
    expect((await open('/profiles?lang=fr')).body).toContain('<html lang="en">');
    expect(reads()).toBe(2 * once);
    // An address of its own, which its head says.
    expect((await open('/profiles?lang=mr')).body).toContain('<html lang="mr">');
    expect((await open('/profiles?lang=mr&x=1')).body).toContain('<html lang="mr">');
    expect(reads()).toBe(3 * once);
    const read = requested.filter((one) => !isCount(one));
    expect(read.map(({ language }) => language)).toEqual([
      ...Array.from({ length: once }, () => 'en'),
      ...Array.from({ length: 2 * once }, () => 'mr'),
    ]);
  });

  it('is answered with what is each visitor’s own: cookies and nonce', async () => {
    const { open } = await site();
    const [one, other] = [await open(PROFILE), await open(PROFILE)];
    const [mine, theirs] = [cookiesOf(one), cookiesOf(other)];
    expect(mine).toHaveLength(2);
    expect(theirs).toHaveLength(2);
    expect(mine.filter((cookie) => theirs.includes(cookie))).toEqual([]);
    expect(nonceOf(one.body)).not.toBe(nonceOf(other.body));
    for (const reply of [one, other]) {
      expect(reply.headers['content-security-policy']).toContain(`'nonce-${nonceOf(reply.body)}'`);
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('allows its styles by their hash, in every encoding', async () => {
    const { open } = await site();
    const read = {
      br: (bytes: Buffer) => brotliDecompressSync(bytes),
      gzip: (bytes: Buffer) => gunzipSync(bytes),
      identity: (bytes: Buffer) => bytes,
    };
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'] as const) {
      const page = await open('/profiles', { 'accept-encoding': encoding });
      const html = read[encoding](page.rawPayload).toString();
      const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      expect(style).toContain('.sp-frame');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      expect(html.endsWith('</script>\n</body>\n</html>\n')).toBe(true);
      expect(nonceOf(html)).toMatch(/^[\w+/=]{24}$/);
    }
  });

  it('is made once while the API is slow: all get what there is, and the whole is kept when it comes', async () => {
    const { open, reads, state } = await site();
    await open('/blogs');
    const once = reads();
    let answer = () => undefined as void;
    state.slow = new Promise<void>((resolve) => (answer = resolve));
    const pages = await Promise.all([open('/profiles'), open('/profiles')]);
    pages.push(await open('/profiles'));
    for (const { body } of pages) expect(body).toContain('"replies":{}');
    expect(reads()).toBe(2 * once);
    answer();
    await expect
      .poll(async () => (await open('/profiles')).body)
      .toContain('/profiles/all":{"data"');
    expect(reads()).toBe(2 * once);
  });

  it('is not kept when a reply failed', async () => {
    const { open, state } = await site();
    state.failing = true;
    expect((await open('/profiles')).body).toContain('"replies":{}');
    state.failing = false;
    expect((await open('/profiles')).body).toContain('/view/profiles/all');
  });
});

describe('a profile that is kept', () => {
  it('counts as a view of each visitor who opens it, in that visitor’s name', async () => {
    const { open, counted, reads } = await site();
    await open(PROFILE, { cookie: 'sp_device=a', 'user-agent': 'a phone' });
    const once = reads();
    const page = await open(PROFILE, { cookie: 'sp_device=b' });
    expect(reads()).toBe(once);
    expect(page.body).toContain('Asha');
    expect(counted()).toMatchObject([
      { method: 'POST', cookie: 'sp_device=a', address: '127.0.0.1', userAgent: 'a phone' },
      { method: 'POST', cookie: 'sp_device=b', address: '127.0.0.1' },
    ]);
  });

  it('is read in nobody’s name', async () => {
    const { open, requested } = await site();
    await open(PROFILE, { cookie: 'sp_device=a', 'user-agent': 'a phone' });
    for (const { cookie, address, userAgent } of requested.filter(
      ({ method }) => method !== 'POST',
    )) {
      expect([cookie, address, userAgent]).toEqual(['', '', '']);
    }
  });

  it('is left out for whoever has no view left', async () => {
    const { open, reads } = await site(1);
    expect((await open(PROFILE)).body).toContain('Asha');
    const refused = await open(PROFILE);
    expect([refused.statusCode, refused.body.includes('Asha')]).toEqual([200, false]);
    expect(refused.body).not.toContain('/view/profile?');
    const before = reads();
    expect((await open(PROFILE)).body).not.toContain('Asha');
    expect(reads()).toBe(before);
  });

  it('is gone within the seconds once it is hidden, and no miss is kept', async () => {
    const { open, state } = await site();
    expect((await open(PROFILE)).body).toContain('Asha');
    state.hidden = true;
    state.ticks = BEGIN + KEPT_MS + 1;
    expect((await open(PROFILE)).body).not.toContain('Asha');
    state.hidden = false;
    expect((await open(PROFILE)).body).toContain('Asha');
  });
});

describe('what is never kept', () => {
  it('is the page of a browser that is signed in; its styles stand under the nonce', async () => {
    const { open, reads } = await site();
    const headers = { cookie: 'sp_member=1' };
    await open('/blogs', headers);
    const once = reads();
    const page = await open('/blogs', headers);
    expect(reads()).toBe(2 * once);
    expect(page.body).toContain(`<style nonce="${nonceOf(page.body)}">`);
    expect(page.headers['content-security-policy']).not.toMatch(/style-src [^;]*sha256-/);
    await open('/blogs');
    expect((await open('/blogs')).body).toContain('href="/login"');
  });

  it('is the page of a tester', async () => {
    const { open, reads } = await site();
    const cookie = `mf=${signedOverride(SECRET, 'mf-profiles', 'p1', new Date())}`;
    await open('/', { cookie });
    const once = reads();
    expect((await open('/', { cookie })).body).toContain('"track":"override"');
    expect(reads()).toBe(2 * once);
    expect((await open('/')).body).not.toContain('"track":"override"');
  });
});
