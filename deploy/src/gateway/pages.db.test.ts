import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { answering } from '../testing/answering-api.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { pageData } from '../testing/page-data-of.ts';
import { emptyApi, testConfig, testGateway } from '../testing/test-gateway.ts';
import type { FirstReplyPort } from './first-reply.ts';
import { START_GUARD_HASH } from './page/start-guard.ts';

const USER = '5f0c2a4e-1111-4222-8333-444455556666';
const PIC = { id: 'p1', url: '/files/photos/a-960.webp', thumb: '/files/photos/a-480.webp' };

describe('the HTML of a page', () => {
  it('is never cached and carries frame, shell and page data', async () => {
    const app = await testGateway();
    const page = await app.inject('/profiles');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toMatch(/<script defer src="\/a\/shell\/s1\/main.js" integrity="sha384-/);
    expect(page.body).toContain('<title>Profiles – Saptapadi</title>');
    expect(page.body).toMatch(
      /<div id="root"><!----><div class="sp-frame[ "].*sp-card-grid.*<\/div>/s,
    );
    expect(pageData(page.body)).toMatchObject({
      config: testConfig,
      resolution: { generation: 1, remotes: { 'mf-profiles': [{ build: 'p1', track: 'stable' }] } },
      replies: {},
    });
  });

  it.each([
    ['/', { data: { data: [limitedProfile({ pic: PIC })], next: null, prev: null } }],
    [routes.profile.href({ userId: USER }), { data: limitedProfile({ id: USER, pic: PIC }) }],
  ])('asks early for the photo that %s begins with', async (address, reply) => {
    const app = await testGateway({ api: answering(reply).api });
    const { body } = await app.inject(address);
    const link = /<link rel="preload" as="image"[^>]*>/.exec(body)?.[0];
    expect(link).toContain(`imagesrcset="${PIC.thumb} 480w, ${PIC.url} 960w"`);
    expect(body.indexOf(link ?? 'no link')).toBeLessThan(body.indexOf('<script'));
    const without = await testGateway({
      api: answering(JSON.parse(JSON.stringify(reply).replaceAll(JSON.stringify(PIC), 'null'))).api,
    });
    expect((await without.inject(address)).body).not.toContain('as="image"');
  });

  it('has status 404 on an unknown path, and is the same page', async () => {
    const app = await testGateway();
    const page = await app.inject('/no/such/page');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<title>Page not found – Saptapadi</title>');
    expect(page.body).toContain('id="page-data"');
  });

  it.each(['//', '//example.org/profiles', '/%', '/profile/%E0%A4%A', '/?show=%', '/?'])(
    'answers the odd address %s without breaking',
    async (path) => {
      const defects: unknown[] = [];
      const app = await testGateway({ onError: (error) => void defects.push(error) });
      await app.listen({ host: '127.0.0.1', port: 0 });
      // Sent as it is: fetch and inject would put it in order first.
      const status = await new Promise((resolve, reject) => {
        const { port } = app.server.address() as AddressInfo;
        get({ port, path, headers: { host: 'no host' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).once('error', reject);
      });
      expect([200, 400, 404]).toContain(status);
      expect(defects).toEqual([]);
    },
  );

  it('tells a visitor nothing of a defect', async () => {
    const defects: unknown[] = [];
    const api: FirstReplyPort = () => {
      throw new Error('a secret of ours');
    };
    const app = await testGateway({ api, onError: (error) => void defects.push(error) });
    const page = await app.inject('/blogs');
    expect([page.statusCode, page.body]).toEqual([500, '500\n']);
    expect(defects).toHaveLength(1);
  });

  it('lets no text of a reply end the data block', async () => {
    const nasty = { data: '</script><script>alert(1)</script><!--' };
    const app = await testGateway({ api: answering(nasty).api });
    const { body } = await app.inject('/blogs');
    expect(body.match(/<\/script>/g)).toHaveLength(3);
    expect(pageData(body)['replies']).toMatchObject({ '/api/v1/blogs': nasty });
  });

  it('escapes what comes from configuration', async () => {
    const app = await testGateway({ config: { ...testConfig, productName: '<b>&"Name"' } });
    const { body } = await app.inject('/terms-and-conditions');
    expect(body).toContain('Terms &amp; Conditions – &lt;b&gt;&amp;&quot;Name&quot;');
    expect(body).not.toContain('<b>');
  });

  it('asks the API in the name of the visitor and passes cookies on', async () => {
    const { api, requested } = answering({ data: {} }, ['sp_device=new; Path=/; HttpOnly']);
    const app = await testGateway({ api });
    const page = await app.inject({
      url: routes.profile.href({ userId: USER }),
      headers: { cookie: 'sp_device=old', 'user-agent': 'a phone' },
    });
    expect(requested.map((one) => one.path)).toContain(`/api/v1/view/profile?id=${USER}`);
    expect(requested[0]).toMatchObject({ cookie: 'sp_device=old', userAgent: 'a phone' });
    expect(page.headers['set-cookie']).toContain('sp_device=new; Path=/; HttpOnly');
  });

  it('takes no member-dependent reply for a browser that is signed in', async () => {
    const { api, requested } = answering({ data: {} });
    const app = await testGateway({ api });
    const page = await app.inject({ url: '/profiles', headers: { cookie: 'a=b; sp_member=1' } });
    expect(requested.map((one) => one.path)).not.toContain('/api/v1/view/profiles/all');
    expect(page.body).not.toContain('href="/login"');
  });

  it('has the look that was chosen for this device before any script runs', async () => {
    const app = await testGateway();
    const opened = async (cookie: string) =>
      /<html[^>]*>/.exec((await app.inject({ url: '/', headers: { cookie } })).body)?.[0];
    expect(await opened('a=b; sp_theme=dark')).toBe('<html lang="en" data-theme="dark">');
    expect(await opened('sp_theme=light')).toBe('<html lang="en" data-theme="light">');
    expect(await opened('sp_theme="><script>')).toBe('<html lang="en">');
    expect(await opened('')).toBe('<html lang="en">');
  });

  it('colours the browser’s own bars as the chosen look, or as the device has it', async () => {
    const app = await testGateway();
    const bars = async (cookie: string) =>
      (await app.inject({ url: '/', headers: { cookie } })).body.match(
        /<meta name="theme-color"[^>]*>/g,
      );
    expect(await bars('sp_theme=dark')).toEqual(['<meta name="theme-color" content="#1b1315">']);
    expect(await bars('sp_theme=light')).toEqual(['<meta name="theme-color" content="#fffaf3">']);
    expect(await bars('')).toHaveLength(2);
  });

  it('comes without the reply when the API fails', async () => {
    const api: FirstReplyPort = () => Promise.reject(new Error('the API is away'));
    const app = await testGateway({ api });
    const page = await app.inject('/blogs');
    expect(page.statusCode).toBe(200);
    expect(pageData(page.body)['replies']).toEqual({});
  });

  it('is compressed as the browser wants it', async () => {
    const app = await testGateway();
    const ask = (encoding: string) =>
      app.inject({ url: '/blogs', headers: { 'accept-encoding': encoding } });
    const br = await ask('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<!doctype html>');
    const gz = await ask('gzip;q=0.5');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<!doctype html>');
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
    expect((await ask('br;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('inlines a small stylesheet under the nonce of a member’s policy, and links a large one', async () => {
    const app = await testGateway();
    const page = await app.inject({ url: '/', headers: { cookie: 'sp_member=1' } });
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body).toContain(`<style nonce="${nonce}">.sp-frame{color:red}</style>`);
    expect(pageData(page.body)['nonce']).toBe(nonce);

    const large = await fakeBuild('shell', 's2', { 'main.css': `.a{}${' '.repeat(61 * 1024)}` });
    const linked = await (await testGateway({ builds: [large] })).inject('/');
    expect(linked.body).toContain('<link rel="stylesheet" href="/a/shell/s2/main.css" integrity=');
    expect(linked.body).not.toContain('<style');
  });

  it('gives every page its own nonce', async () => {
    const app = await testGateway();
    const [one, other] = [await app.inject('/'), await app.inject('/')];
    expect(pageData(one.body)['nonce']).not.toBe(pageData(other.body)['nonce']);
  });

  it('names a blog post to those who share it, and keeps profiles out of search engines', async () => {
    const post = {
      id: '7',
      title: 'How to begin',
      image: '/files/blog-7.webp',
      summary: 'A first talk.',
      published_on: '2026-01-01',
      reading_minutes: 3,
      content: 'x',
    };
    const app = await testGateway({
      api: answering({ data: post }).api,
      origin: 'https://example.org',
    });
    const { body } = await app.inject({ url: '/blog/%37/?a=b', headers: { host: 'evil.example' } });
    expect(body).toContain('<meta property="og:title" content="How to begin">');
    expect(body).toContain('<meta property="og:url" content="https://example.org/blog/7">');
    expect(body).toContain('content="https://example.org/files/blog-7.webp"');
    expect(body).not.toContain('evil.example');
    const profile = await app.inject(routes.profile.href({ userId: USER }));
    expect(profile.body).toContain('<meta name="robots" content="noindex">');
    expect(profile.body).toContain('<meta property="og:title" content="Profile">');
  });

  it('asks early for the remote of its route only where that is switched on', async () => {
    const off = await (await testGateway()).inject('/profiles');
    expect(off.body).not.toContain('rel="preload"');
    const on = await (await testGateway({ hints: 'low' })).inject('/profiles');
    const hints = on.body.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(hints).toHaveLength(2);
    expect(hints[0]).toContain('href="/a/mf-profiles/p1/remoteEntry.js" integrity="sha384-');
    expect(hints[1]).toContain('crossorigin="anonymous" fetchpriority="low"');
  });
});

describe('headers', () => {
  it('let in our own scripts only, with Trusted Types, and no frame around us', async () => {
    const app = await testGateway({
      api: emptyApi,
      config: {
        ...testConfig,
        apiOrigin: 'https://api.example.org',
        socketUrl: 'wss://rt.example.org/socket',
      },
    });
    const policy = String((await app.inject('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' '${START_GUARD_HASH}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
    expect(policy).toContain("connect-src 'self' https://api.example.org wss://rt.example.org");
    expect(policy.join()).not.toContain('unsafe');
  });

  it('stand on every answer; HSTS only over https, and only a trusted proxy can say so', async () => {
    const https = { url: '/', headers: { 'x-forwarded-proto': 'https' } };
    const plain = await (await testGateway()).inject(https);
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(plain.headers['permissions-policy']).toContain('geolocation=()');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const behind = await (await testGateway({ trustProxy: true })).inject(https);
    expect(behind.headers['strict-transport-security']).toContain('max-age=');
    const asset = await (await testGateway()).inject('/a/shell/s1/main.js');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
  });
});
