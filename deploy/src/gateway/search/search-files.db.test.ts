import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BlogSummary } from 'shared-contracts/calls/content';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { describe, expect, it } from 'vitest';
import { answering } from '../../testing/answering-api.ts';
import { testGateway } from '../../testing/test-gateway.ts';
import type { FirstReplyPort } from '../first-reply.ts';
import { pageTexts } from '../page-texts.ts';
import { ICON_LINKS, ICONS } from '../site-files.ts';
import { SEARCHED_PAGES } from './search-routes.ts';
import { SITEMAP_KEPT_MS, MOST_POSTS } from './serve-search-files.ts';
import { PICTURE_NAMES, sharePicture, sharePictureOf } from './share-pictures.ts';
import { SHARE_SIZE } from './share-scene.ts';

const origin = 'https://example.org';

function post(change: Partial<BlogSummary>): BlogSummary {
  return {
    id: '7',
    title: 'A',
    image: null,
    summary: 'B',
    reading_minutes: 1,
    published_on: '2026-01-02',
    ...change,
  };
}

const listing = (posts: BlogSummary[]) => ({ data: { data: posts, next: null, prev: null } });

describe('the sitemap', () => {
  it('names every public page in every language, and each post with its day', async () => {
    const { api } = answering(
      listing([post({ id: 'changed', updated_on: '2026-01-31' }), post({ id: 'a b&c<' })]),
    );
    const app = await testGateway({ api, origin });
    const reply = await app.inject('/sitemap.xml');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const places = [...reply.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toHaveLength(SEARCHED_PAGES.length * 4 + 2);
    for (const place of ['/', '/?lang=mr', '/features?lang=en', '/blogs', '/publish-ad?lang=hi']) {
      expect(places).toContain(origin + place);
    }
    expect(places.at(-1)).toBe(`${origin}/blog/a%20b%26c%3C`);
    expect(reply.body).toContain('</loc><lastmod>2026-01-02</lastmod></url>');
    expect(reply.body).toContain('/changed</loc><lastmod>2026-01-31</lastmod></url>');
    expect(reply.body.match(/hreflang="x-default"/g)).toHaveLength(SEARCHED_PAGES.length * 4);
    for (const personal of ['/profile/', '/chats', '/settings', '/calllogs', '/delete/account']) {
      expect(reply.body).not.toContain(personal);
    }
  });

  it('is bounded', async () => {
    const many = Array.from({ length: MOST_POSTS + 5 }, (_, n) => post({ id: `p${n}` }));
    const { api } = answering(listing(many));
    const { body } = await (await testGateway({ api, origin })).inject('/sitemap.xml');
    expect(body.match(/<lastmod>/g)).toHaveLength(MOST_POSTS);
  });

  it('reads the posts once a minute, and says nothing rather than too little', async () => {
    let ticks = 0;
    let isAway = true;
    let requested = 0;
    const { api: given } = answering(listing([post({})]));
    const api: FirstReplyPort = (request) => {
      requested += 1;
      return isAway ? Promise.reject(new Error('the API is away')) : given(request);
    };
    const app = await testGateway({ api, origin, ticks: () => ticks });
    const failed = await app.inject('/sitemap.xml');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([503, 'no-store']);
    isAway = false;
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
    await app.inject('/sitemap.xml');
    expect(requested).toBe(2);
    ticks = SITEMAP_KEPT_MS + 1;
    await app.inject('/sitemap.xml');
    expect(requested).toBe(3);
  });

  it('is not there where nobody knows the site’s address', async () => {
    const app = await testGateway({ api: answering(listing([])).api });
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(404);
    expect((await app.inject('/robots.txt')).body).not.toContain('Sitemap');
  });
});

it('keeps crawlers off the API and off photos, and tells them of the sitemap', async () => {
  const app = await testGateway({ origin });
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /files/blog/',
    'Disallow: /api/',
    'Disallow: /files/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]);
});

it.each(['/sitemap.xml', '/robots.txt', '/share/home.png', '/features'])(
  'tells about %s without sending it',
  async (url) => {
    const app = await testGateway({ api: answering(listing([])).api, origin });
    const reply = await app.inject({ method: 'HEAD', url });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    const whole = await app.inject(url);
    for (const name of ['content-type', 'cache-control']) {
      expect(reply.headers[name]).toBe(whole.headers[name]);
    }
  },
);

describe('the pictures of previews', () => {
  it('are 1200 x 630, one for each public page', async () => {
    const app = await testGateway({ origin });
    expect(new Set(PICTURE_NAMES)).toEqual(new Set(SEARCHED_PAGES));
    for (const address of [...SEARCHED_PAGES.map(sharePictureOf), '/shared-profile.png']) {
      const { headers, rawPayload } = await app.inject(address);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      // Width and height stand at a fixed place in every PNG.
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], address).toEqual([
        SHARE_SIZE.width,
        SHARE_SIZE.height,
      ]);
    }
  });

  it('are those that the drawings make; else run draw-share-pictures.ts', async () => {
    const file = new URL('./pictures/drawn-from.json', import.meta.url);
    const drawn = JSON.parse(await readFile(file, 'utf8')) as unknown;
    expect(drawn).toEqual(
      Object.fromEntries(
        PICTURE_NAMES.map((name) => [
          name,
          createHash('sha256').update(sharePicture(name)).digest('hex'),
        ]),
      ),
    );
  });
});

describe('the feed of the blog', () => {
  const posts = [
    post({ id: 'b', title: 'Ask < & "listen"', language: 'mr', published_on: '2026-03-04' }),
    post({ id: 'a&c', updated_on: '2026-03-05' }),
  ];

  it.each(LOCALES)('in %s has its texts, and each post in its own language', async (language) => {
    const app = await testGateway({ api: answering(listing(posts)).api, origin });
    const { body, headers } = await app.inject(`/blogs.atom?lang=${language}`);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const texts = (name: string) =>
      [...body.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text]) => text);
    const given = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value]) => value);
    const { pageName, description } = await pageTexts(language);
    expect(given(/<feed [^>]*xml:lang="(\w+)"/g)).toEqual([language]);
    expect(texts('title')).toEqual([
      `${pageName('blogs')} - Saptapadi`,
      'Ask &lt; &amp; &quot;listen&quot;',
      'A',
    ]);
    expect(texts('subtitle')).toEqual([description('blogs')]);
    expect(texts('updated')).toEqual(['2026-03-05', '2026-03-04', '2026-03-05'].map(begins));
    expect(texts('id').slice(1)).toEqual([`${origin}/blog/b`, `${origin}/blog/a%26c`]);
    expect(given(/<entry xml:lang="(\w+)"/g)).toEqual(['mr', 'en']);
    expect(given(/rel="self"[^>]*href="([^"]*)"/g)).toEqual([
      `${origin}/blogs.atom?lang=${language}`,
    ]);
  });

  it('is linked from the blog alone, in the language of the page', async () => {
    const app = await testGateway({ api: answering(listing(posts)).api, origin });
    const feed = (lang: string) => `type="application/atom+xml" title="`.concat(lang);
    const linked = async (address: string) => (await app.inject(address)).body;
    expect(await linked('/blogs?lang=mr')).toContain(`href="${origin}/blogs.atom?lang=mr"`);
    expect(await linked('/blogs')).toContain(feed('Blogs - Saptapadi'));
    expect(await linked('/features')).not.toContain('atom+xml');
  });

  it('of a blog that cannot be read, or is empty, says so', async () => {
    const away: FirstReplyPort = () => Promise.reject(new Error('the API is away'));
    const failed = await testGateway({ api: away, origin });
    expect((await failed.inject('/blogs.atom')).statusCode).toBe(503);
    const empty = await testGateway({ api: answering(listing([])).api, origin });
    const { body, statusCode } = await empty.inject('/blogs.atom?lang=xx');
    expect([statusCode, body.includes('<entry')]).toEqual([200, false]);
  });
});

const begins = (day: string) => `${day}T00:00:00Z`;

describe('files at known addresses', () => {
  it('name the contact for weak points, for at most a year', async () => {
    const securityContact = 'security@example.org';
    const app = await testGateway({ origin, securityContact });
    const { body, headers } = await app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:security@example.org\n');
    expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('are icons of the size that they name, also in the manifest', async () => {
    const app = await testGateway({ origin });
    for (const [address, { size, type }] of Object.entries(ICONS)) {
      const { rawPayload, headers } = await app.inject(address);
      expect(headers['content-type'], address).toBe(type);
      const png = type === 'image/x-icon' ? rawPayload.subarray(22) : rawPayload;
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([size, size]);
    }
    const manifest = (await app.inject('/site.webmanifest')).json<{
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    }>();
    expect(manifest.name).toBe('Saptapadi');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of manifest.icons) expect(ICONS).toHaveProperty([src]);
    const { body } = await app.inject('/features');
    for (const link of ICON_LINKS) expect(body).toContain(link);
  });
});
