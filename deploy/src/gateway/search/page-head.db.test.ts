import { routeList, routes } from 'shared-contracts/platform/routes';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { answering } from '../../testing/answering-api.ts';
import { pageData } from '../../testing/page-data-of.ts';
import { emptyApi, testConfig, testGateway } from '../../testing/test-gateway.ts';
import type { FirstReplyPort } from '../first-reply.ts';
import { pageTexts } from '../page-texts.ts';
import { SEARCHED_PAGES } from './search-routes.ts';

const ORIGIN = 'https://example.org';
const USER = '5f0c2a4e-1111-4222-8333-444455556666';
const POST = {
  id: '7',
  title: 'How to begin',
  image: '/files/blog/7-960.webp',
  share_image: '/files/blog/7-1200.jpg',
  summary: 'A first talk.',
  published_on: '2026-01-02',
  updated_on: '2026-02-03',
  reading_minutes: 3,
  language: 'mr',
  content: 'x',
};

const WRITTEN = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;

/** What a browser reads of a text that was escaped. */
function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:lt|gt|quot|#39|amp);/g,
    (one) => WRITTEN[one as keyof typeof WRITTEN],
  );
}

/** All elements of a name in HTML, as their attributes. */
function elements(html: string, name: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(
    ([element]) =>
      new Map(
        [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          ...([key, unescaped(value)] as const),
        ]),
      ),
  );
}

/** A site at an address of its own; `null` where nobody knows it. */
function siteWith(api: FirstReplyPort = emptyApi, origin: string | null = ORIGIN) {
  const social = { ...testConfig.social, youtube: 'https://y.example/s' };
  return testGateway({ api, origin, config: { ...testConfig, social } });
}

/** The head of a page, as far as search engines and messengers read it. */
async function headOf(address: string, site: ReturnType<typeof siteWith> = siteWith()) {
  const app = await site;
  const { body, statusCode: status } = await app.inject(address);
  const html = body.slice(body.indexOf('<head>'), body.indexOf('</head>'));
  const links = elements(html, 'link');
  const named = (name: string) =>
    elements(html, 'meta')
      .filter((one) => one.get('name') === name || one.get('property') === name)
      .map((one) => one.get('content'));
  const rel = (kind: string) => links.filter((one) => one.get('rel') === kind);
  return {
    body,
    html,
    named,
    status,
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: rel('canonical').map((one) => one.get('href')),
    feeds: rel('alternate').filter((one) => one.has('type')),
    languages: rel('alternate')
      .filter((one) => !one.has('type'))
      .map((one) => [one.get('hreflang'), one.get('href')]),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  };
}

describe('the head of a page', () => {
  it.each(SEARCHED_PAGES)(
    'of %s has a description, addresses and a picture of its own',
    async (route) => {
      const { path } = routes[route];
      const texts = await pageTexts('en');
      const head = await headOf(path);
      expect(head.title).toBe(`${texts.pageName(route)} – Saptapadi`);
      expect(head.named('description')).toEqual([texts.description(route)]);
      expect(head.named('robots')).toEqual([]);
      expect(head.canonical).toEqual([ORIGIN + path]);
      expect(head.languages).toEqual([
        ['en', `${ORIGIN}${path}?lang=en`],
        ['mr', `${ORIGIN}${path}?lang=mr`],
        ['hi', `${ORIGIN}${path}?lang=hi`],
        ['x-default', ORIGIN + path],
      ]);
      expect(head.named('og:url')).toEqual(head.canonical);
      // A link to the first page is one to the site.
      const shown = route === 'home' ? testConfig.productName : texts.pageName(route);
      expect(head.named('og:title')).toEqual([shown]);
      expect(head.named('og:description')).toEqual([texts.description(route)]);
      expect(head.named('og:image')).toEqual([`${ORIGIN}/share/${route}.png`]);
      expect(head.named('og:image:width')).toEqual(['1200']);
      expect(head.named('twitter:card')).toEqual(['summary_large_image']);
    },
  );

  it('says no description twice', async () => {
    for (const language of ['en', 'mr', 'hi'] as const) {
      const { description } = await pageTexts(language);
      const said = SEARCHED_PAGES.map((route) => description(route));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('keeps out of search engines whatever belongs to members, and gives it no preview', async () => {
    const others = routeList.filter(
      ({ name }) =>
        !['profile', 'blog'].includes(name) && !SEARCHED_PAGES.some((one) => one === name),
    );
    expect(others.length).toBeGreaterThan(15);
    const site = siteWith();
    for (const { path } of [...others, { path: '/no/such/page' }]) {
      const head = await headOf(path, site);
      expect(head.named('robots'), path).toEqual(['noindex']);
      expect([head.canonical, head.languages, head.named('og:title'), head.data], path).toEqual([
        [],
        [],
        [],
        [],
      ]);
    }
  });

  it('has the address of its language where the address names one, and no other parameter', async () => {
    const marathi = await headOf('/features?utm_source=a&lang=mr');
    const texts = await pageTexts('mr');
    expect(marathi.canonical).toEqual([`${ORIGIN}/features?lang=mr`]);
    expect(marathi.named('description')).toEqual([texts.description('features')]);
    expect(marathi.named('og:locale')).toEqual(['mr_IN']);
    expect(marathi.named('og:locale:alternate')).toEqual(['en_IN', 'hi_IN']);
    expect((await headOf('/features?lang=xx"><b>')).canonical).toEqual([`${ORIGIN}/features`]);
  });

  it('leaves out what needs the site’s address where that is not known', async () => {
    const head = await headOf('/features', siteWith(emptyApi, null));
    expect([head.canonical, head.languages, head.named('og:image'), head.data]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(head.named('og:title')).toEqual(['Features']);
  });

  it('tells on the start page who runs the site', async () => {
    expect((await headOf('/')).data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Saptapadi',
        url: `${ORIGIN}/`,
        logo: {
          '@type': 'ImageObject',
          url: `${ORIGIN}/icon-512.png`,
          width: 512,
          height: 512,
        },
        email: 'support@example.com',
        sameAs: ['https://y.example/s'],
      },
    ]);
  });
});

describe('the head of a post', () => {
  const at = routes.blog.href({ id: '7' });

  it('has its own title, words, picture and day, and one address in whatever language it is opened', async () => {
    const { api } = answering({ data: POST });
    for (const address of [at, `${at}/?lang=hi&a=b`]) {
      const head = await headOf(address, siteWith(api));
      expect(head.title).toBe('How to begin – Saptapadi');
      expect(head.named('description')).toEqual(['A first talk.']);
      expect(head.canonical).toEqual([`${ORIGIN}/blog/7`]);
      expect(head.languages).toEqual([]);
      expect(head.named('og:type')).toEqual(['article']);
      expect(head.named('og:image')).toEqual([`${ORIGIN}/files/blog/7-1200.jpg`]);
      expect(head.named('article:published_time')).toEqual(['2026-01-02']);
      expect(head.named('article:modified_time')).toEqual(['2026-02-03']);
      expect(head.data).toMatchObject([
        {
          '@type': 'BlogPosting',
          headline: 'How to begin',
          description: 'A first talk.',
          url: `${ORIGIN}/blog/7`,
          datePublished: '2026-01-02',
          dateModified: '2026-02-03',
          inLanguage: 'mr',
          image: `${ORIGIN}/files/blog/7-1200.jpg`,
          timeRequired: 'PT3M',
          publisher: {
            name: 'Saptapadi',
            logo: { '@type': 'ImageObject', url: `${ORIGIN}/icon-512.png` },
          },
        },
      ]);
    }
  });

  it('asks early for its picture, which is the largest thing on the first screen', async () => {
    const opened = await headOf(at, siteWith(answering({ data: POST }).api));
    const link =
      '<link rel="preload" as="image" href="/files/blog/7-960.webp" fetchpriority="high">';
    expect(opened.html).toContain(link);
    const { content: _, ...summary } = POST;
    const listed = { data: { data: [summary], next: null, prev: null } };
    expect((await headOf(routes.blogs.path, siteWith(answering(listed).api))).html).toContain(link);
    const block = {
      id: 'a',
      title: 'A',
      text: 'B',
      image: POST.image,
    };
    const features = await headOf(routes.features.path, siteWith(answering({ data: [block] }).api));
    expect(features.html).toContain(link);
  });

  it('stays in search engines while its reply is late, under no address that it has not', async () => {
    const late: FirstReplyPort = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('nobody waits')));
      });
    const head = await headOf(at, siteWith(late));
    expect([head.status, head.named('robots')]).toEqual([200, []]);
    expect([head.canonical, head.data]).toEqual([[], []]);
  });

  it('says of a post that does not exist that it does not', async () => {
    const api: FirstReplyPort = async () => ({
      status: 404,
      contentType: 'application/json',
      body: '{}',
      cookies: [],
    });
    const head = await headOf(at, siteWith(api));
    expect(head.status).toBe(404);
    expect(head.title).toBe('Page not found – Saptapadi');
    expect(head.named('robots')).toEqual(['noindex']);
    expect([head.named('og:title'), head.canonical, head.data]).toEqual([[], [], []]);
  });

  it('is in the language of the post for previews, whoever asks for it', async () => {
    const head = await headOf(`${at}?lang=hi`, siteWith(answering({ data: POST }).api));
    expect(head.named('og:locale')).toEqual(['mr_IN']);
  });

  it('lets no text of a post leave its place', async () => {
    const attack = `</script></title><script>alert(1)</script>"'><img src=x onerror=alert(1)><!--`;
    const { api } = answering({
      data: { ...POST, title: attack, summary: attack, share_image: `/x"><script>${attack}` },
    });
    const head = await headOf(at, siteWith(api));
    expect(head.title).toBe(`${attack} – Saptapadi`);
    expect(head.named('description')).toEqual([attack]);
    expect(head.named('og:title')).toEqual([attack]);
    expect(head.data).toMatchObject([{ headline: attack, description: attack }]);
    expect(elements(head.body, 'img')).toEqual([]);
    expect(elements(head.html, 'script').map((one) => one.get('type') ?? one.get('src'))).toEqual([
      'application/ld+json',
      undefined,
      '/a/shell/s1/main.js',
    ]);
    expect(head.html).not.toContain('<!--');
    expect(head.html.match(/<\/script>/g)).toHaveLength(3);
    expect(head.html.match(/<\/title>/g)).toHaveLength(1);
    expect(pageData(head.body)['replies']).toMatchObject({
      '/api/v1/blog/7': { data: { title: attack } },
    });
  });

  it('takes no picture from an address that is none', async () => {
    const { api } = answering({ data: { ...POST, share_image: 'https://' } });
    const head = await headOf(at, siteWith(api));
    expect([head.named('og:image'), head.named('twitter:card')]).toEqual([[], ['summary']]);
  });
});

it('tells of a profile no more than visitors see, and not at all to search engines', async () => {
  const person = limitedProfile({ id: USER, name: 'Asha', current_city: 'Pune' });
  const { api } = answering({ data: person });
  const head = await headOf(routes.profile.href({ userId: USER }), siteWith(api));
  expect(head.named('robots')).toEqual(['noindex']);
  expect([head.canonical, head.languages, head.data]).toEqual([[], [], []]);
  expect(head.named('og:title')).toEqual(['Asha, Pune']);
  expect(head.named('og:image')).toEqual([`${ORIGIN}/shared-profile.png`]);
});
