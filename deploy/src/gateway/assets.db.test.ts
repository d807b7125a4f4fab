import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { gatewayOver, testGateway } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';
import { DOCUMENT_HEADERS } from './security-headers.ts';

describe('files of builds', () => {
  it('are immutable for a year and come in the copy that the build compressed', async () => {
    const app = await testGateway();
    const asset = await app.inject({
      url: '/a/shell/s1/main.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('start();');
  });

  it('carry what is said of documents only where a browser may open them as one', async () => {
    const shell = await fakeBuild('shell', 's1', { 'font.woff2': 'x', 'a.svg': '<svg/>' });
    const app = await testGateway({ builds: [shell] });
    const headersOf = async (path: string) => (await app.inject(`/a/shell/s1/${path}`)).headers;
    for (const path of ['main.js', 'main.css', 'font.woff2']) {
      const headers = await headersOf(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(DOCUMENT_HEADERS.filter((name) => name in headers)).toEqual([]);
    }
    const drawn = await headersOf('a.svg');
    expect(DOCUMENT_HEADERS.filter((name) => !(name in drawn))).toEqual([]);
  });

  it('come as they are where the browser takes no compression', async () => {
    const app = await testGateway();
    const asset = await app.inject('/a/mf-profiles/p1/remoteEntry.js');
    expect(asset.headers['content-encoding']).toBeUndefined();
    expect(asset.body).toBe('var mf-profiles');
  });

  it('have their own types', async () => {
    const shell = await fakeBuild('shell', 's1', { 'font.woff2': 'x', 'a.svg': '<svg/>' });
    const app = await testGateway({ builds: [shell] });
    const typeOf = async (path: string) =>
      (await app.inject(`/a/shell/s1/${path}`)).headers['content-type'];
    expect(await typeOf('main.css')).toBe('text/css; charset=utf-8');
    expect(await typeOf('font.woff2')).toBe('font/woff2');
    expect(await typeOf('a.svg')).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    '/a/shell/s1/gone.js',
    '/a/shell/s1/main.js.br',
    '/a/shell/s1/artifact.json',
    '/a/shell/s9/main.js',
    '/a/mf-nobody/p1/remoteEntry.js',
    '/a/shell/s1/%2e%2e%2f%2e%2e%2fgenerations.jsonl',
    '/a/..%2f..%2f/s1/main.js',
    '/a/shell/s1/',
  ])('are a real 404 where there is none, never the HTML: %s', async (url) => {
    const app = await testGateway();
    const asset = await app.inject(url);
    expect(asset.statusCode).toBe(404);
    expect(asset.body).not.toContain('<');
    expect(asset.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(asset.headers['cache-control']).not.toContain('immutable');
  });

  it('have source maps that the registry stores and no address serves', async () => {
    const shell = await fakeBuild('shell', 's1', {}, { maps: ['main.js.map'] });
    await writeFile(join(shell, 'main.js.map'), '{"version":3}');
    const { cache, registry } = await testReleases([shell]);
    const app = await gatewayOver({ releases: cache });
    expect((await registry.files.read('shell', 's1', 'main.js.map'))?.toString()).toBe(
      '{"version":3}',
    );
    for (const path of ['main.js.map', 'main.js.map.br', 'main.js/../main.js.map'])
      expect((await app.inject(`/a/shell/s1/${path}`)).statusCode).toBe(404);
    expect((await app.inject('/a/shell/s1/main.js')).statusCode).toBe(200);
  });

  it('are no source maps, whatever a description lists', async () => {
    const shell = await fakeBuild('shell', 's1', { 'main.js.map': '{"version":3}' });
    await expect(testReleases([shell])).rejects.toThrow('does not describe a build');
  });

  it('are not sent again to who has them', async () => {
    const app = await testGateway();
    const first = await app.inject('/a/shell/s1/main.js');
    const again = await app.inject({
      url: '/a/shell/s1/main.js',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('fixed addresses', () => {
  it('tell a page that retries what to run now', async () => {
    const app = await testGateway();
    const resolution = await app.inject('/resolution.json');
    expect(resolution.headers['cache-control']).toBe('private, no-cache');
    expect(resolution.json()).toMatchObject({
      generation: 1,
      remotes: { 'mf-profiles': [{ build: 'p1' }] },
    });
  });

  it('have an icon, and keep photos out of picture search', async () => {
    const app = await testGateway();
    expect((await app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await app.inject('/robots.txt')).body).toContain('Disallow: /files/');
  });

  it('take nothing but GET', async () => {
    const app = await testGateway();
    const answer = await app.inject({ method: 'POST', url: '/profiles' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });
});
