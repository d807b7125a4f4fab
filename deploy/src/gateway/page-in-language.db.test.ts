import { describe, expect, it } from 'vitest';
import { answering } from '../testing/answering-api.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { pageData } from '../testing/page-data-of.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { pageTexts } from './page-texts.ts';

/** What a build says of its texts in Marathi. */
const spoken = (integrity: string) => ({
  languages: { mr: [{ path: 'language-mr.js', integrity }] },
});

describe('the HTML of a page', () => {
  it('asks early for the texts of its language, of the shell and of its route alone', async () => {
    const builds = [
      await fakeBuild('shell', 's1', {}, spoken('sha256-shell')),
      await fakeBuild('mf-profiles', 'p1', {}, spoken('sha256-profiles')),
      await fakeBuild('mf-content', 'c1', {}, spoken('sha256-content')),
    ];
    const app = await testGateway({ builds });
    const requested = async (address: string) => {
      const { body } = await app.inject(address);
      const links = body.match(/<link rel="preload"[^>]*>/g) ?? [];
      return links.map((link) => [/href="([^"]+)"/.exec(link)?.[1], link.includes('sha256-')]);
    };
    expect(await requested('/profiles?lang=mr')).toEqual([
      ['/a/shell/s1/language-mr.js', true],
      ['/a/mf-profiles/p1/language-mr.js', true],
    ]);
    expect(await requested('/login?lang=mr')).toEqual([['/a/shell/s1/language-mr.js', true]]);
    expect(await requested('/profiles?lang=hi')).toEqual([]);
    expect(await requested('/profiles')).toEqual([]);
  });

  it('is in its language from the first byte: frame, title, page data, and what it asks for', async () => {
    const { api, requested } = answering({ data: {} });
    const app = await testGateway({ api });
    const page = await app.inject({ url: '/blogs', headers: { 'accept-language': 'mr-IN' } });
    expect(page.headers['vary']).toBe('accept-encoding, accept-language, cookie');
    expect(page.body).toContain('<html lang="mr">');
    const words = await pageTexts('mr');
    const english = await pageTexts('en');
    const blogs = words.pageName('blogs');
    expect(page.body).toContain(
      `<title>${words.gateway('page.title', { page: blogs, product: 'Saptapadi' })}</title>`,
    );
    expect(page.body).toContain(words.description('blogs'));
    for (const key of ['frame.skip', 'frame.loading'] as const) {
      expect(page.body).toContain(words.gateway(key));
      expect(page.body).not.toContain(english.gateway(key));
    }
    expect(pageData(page.body)).toMatchObject({ language: 'mr' });
    expect(new Set(requested.map(({ language }) => language))).toEqual(new Set(['mr']));
  });

  it('stays in the language of an address that was opened once, as a checkout needs it that names none', async () => {
    const app = await testGateway();
    const first = await app.inject('/subscription?lang=mr');
    const cookie = [first.headers['set-cookie']]
      .flat()
      .find((line) => line?.startsWith('sp_visit_locale='))
      ?.split(';')[0];
    const later = await app.inject({
      url: '/subscription?buy=belief-year',
      headers: { cookie: cookie ?? '' },
    });
    expect(later.body).toContain('<html lang="mr">');
  });

  it('has the language that nobody is offered only on a site for previews', async () => {
    const opened = async (previewLanguages: boolean, address: string) => {
      const app = await testGateway({ previewLanguages });
      const { body } = await app.inject(address);
      const { language } = pageData(body);
      const preview = /"previewLanguage":"(\w+)"/.exec(body)?.[1];
      return [/<html[^>]*>/.exec(body)?.[0], language, preview];
    };
    expect(await opened(true, '/profiles?lang=xx')).toEqual(['<html lang="xx">', 'en', 'xx']);
    for (const [previews, address] of [
      [true, '/profiles?lang=fr'],
      [true, '/?language=xx'],
      [false, '/profiles?lang=xx'],
    ] as const) {
      const english = ['<html lang="en">', 'en', undefined];
      expect(await opened(previews, address), address).toEqual(english);
    }
  });
});
