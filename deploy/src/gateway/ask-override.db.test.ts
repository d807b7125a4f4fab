import { describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { gatewayOver } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';
import { pageTexts } from './page-texts.ts';
import { resolvePerDevice } from './resolve-per-device.ts';
import { signedOverride } from './tester-override.ts';

const SECRET = 'a secret of this test';
const NOW = new Date('2026-11-21T09:00:00Z');
const signed = (secret = SECRET) => signedOverride(secret, 'mf-profiles', 'p2', NOW);
const OURS = { 'sec-fetch-site': 'same-origin', origin: 'http://site.example' };

async function site(pageLimits = { perDevice: 100, perAddress: 100 }) {
  const { cache } = await testReleases([
    await fakeBuild('shell', 's1'),
    await fakeBuild('mf-profiles', 'p1'),
  ]);
  const resolve = resolvePerDevice(SECRET, () => NOW);
  const origin = 'https://site.example';
  const app = await gatewayOver({ releases: cache, resolve, pageLimits, origin });
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'site.example', ...headers } });
  /** As a browser sends a form without fields. */
  const confirm = (url: string, headers: Record<string, string> = OURS) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'site.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: '',
    });
  return { open, confirm };
}

describe('a link for testers', () => {
  it('asks on a page without a script, and sets nothing', async () => {
    const { open } = await site();
    const page = await open(`/profiles?page=2&mf=${signed()}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('<dd>mf-profiles</dd>');
    expect(page.body).toContain('<dd>p2</dd>');
    expect(page.body).toContain('22 November 2026 at 2:30');
    expect(page.body).toContain(
      `<form method="post" action="/profiles?page=2&amp;mf=${encodeURIComponent(signed())}">`,
    );
    expect(page.body).toContain('<a href="/profiles?page=2">Cancel</a>');
  });

  it.each(['mr', 'hi'] as const)('asks in the language of the reader (%s)', async (language) => {
    const { open } = await site();
    const page = await open(`/?lang=${language}&mf=${signed()}`);
    const { gateway } = await pageTexts(language);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(gateway('override.title'));
    expect(page.body).toContain(`<a href="/?lang=${language}">`);
  });

  it('gives the build once it is confirmed, and leads to the page', async () => {
    const { open, confirm } = await site();
    const reply = await confirm(`/profiles?page=2&mf=${signed()}`);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/profiles?page=2');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['set-cookie']).toEqual(`mf=${signed()}; Path=/; HttpOnly; SameSite=Lax`);
    const page = await open(`/?mf=${signed()}`, { cookie: `mf=${signed()}` });
    expect(page.body).toContain('id="page-data"');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'another host of the site',
      { 'sec-fetch-site': 'same-site', origin: 'http://a.site.example' },
    ],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['another site, in an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nowhere', {}],
  ])('asks again when %s confirms it', async (_who, headers) => {
    const { confirm } = await site();
    const page = await confirm(`/?mf=${signed()}`, headers);
    expect(page.statusCode).toBe(403);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toContain('<dd>p2</dd>');
  });

  it.each(['http://site.example', 'https://site.example'])(
    'is confirmed in a browser that tells only its origin, %s',
    async (origin) => {
      const { confirm } = await site();
      expect((await confirm(`/?mf=${signed()}`, { origin })).statusCode).toBe(303);
    },
  );

  it.each([
    ['signed with another secret', signed('another')],
    ['past its day', signedOverride(SECRET, 'shell', 's1', new Date('2026-11-20T09:00:00Z'))],
    ['of the earlier form', `mf-billing@b1.${'A'.repeat(43)}`],
  ])('%s has a page that says so', async (_what, link) => {
    const { open, confirm } = await site();
    for (const page of [await open(`/blogs?mf=${link}`), await confirm(`/blogs?mf=${link}`)]) {
      expect(page.statusCode).toBe(410);
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['content-security-policy']).toContain("form-action 'none'");
      expect(page.body).toContain('<h1>This link has ended</h1>');
      expect(page.body).toContain('<a href="/blogs">');
    }
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example/', '/%5Cevil.example/'])(
    'never leads away from the site (%s)',
    async (path) => {
      const { open, confirm } = await site();
      const { location } = (await confirm(`${path}?mf=${signed()}`)).headers;
      expect(new URL(String(location), 'http://site.example').host).toBe('site.example');
      const page = await open(`${path}?mf=${signed()}`);
      for (const [, to = ''] of page.body.matchAll(/(?:href|action)="([^"]*)"/g)) {
        expect(new URL(to, 'http://site.example').host).toBe('site.example');
      }
    },
  );

  it('writes nothing of the address into the page as HTML', async () => {
    const { open } = await site();
    const page = await open(`/"><b>?x="><b>&mf=${signed()}`);
    expect(page.body).not.toContain('<b>');
  });

  it('is counted as a page when it is confirmed', async () => {
    const { confirm } = await site({ perDevice: 100, perAddress: 2 });
    expect((await confirm(`/?mf=${signed()}`)).statusCode).toBe(303);
    expect((await confirm(`/?mf=${signed()}`)).statusCode).toBe(429);
  });

  it('sets nothing where a page asks what is live', async () => {
    const { open } = await site();
    const reply = await open(`/resolution.json?mf=${signed()}`);
    expect(String(reply.headers['set-cookie'])).not.toMatch(/(^|,)mf=/);
    expect(reply.body).not.toContain('override');
  });

  it('is all that a page takes a form for', async () => {
    const { confirm } = await site();
    expect((await confirm('/profiles')).statusCode).toBe(404);
  });
});
