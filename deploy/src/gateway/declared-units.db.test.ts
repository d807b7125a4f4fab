import { describe, expect, it } from 'vitest';
import { publishBuilt } from '../registry/publish-built.ts';
import { answering } from '../testing/answering-api.ts';
import { fakeArtifact } from '../testing/fake-artifact.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { pageData } from '../testing/page-data-of.ts';
import { gatewayOver } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';

const TITLES = { en: 'Events', mr: 'कार्यक्रम', hi: 'आयोजन' };
const DESCRIPTIONS = { en: 'What is on.', mr: 'काय आहे ते.', hi: 'क्या हो रहा है।' };

const events = () =>
  fakeBuild(
    'mf-events',
    'e1',
    {},
    {
      contract: fakeArtifact('mf-events', {
        declared: {
          events: {
            path: '/events',
            access: 'public',
            pageView: 'Events',
            title: TITLES,
            description: DESCRIPTIONS,
          },
        },
        slots: { fills: ['settings.section'] },
      }).contract,
    },
  );

describe('a unit that the contracts do not name', () => {
  it('has its page, its title in three languages and its addresses without a restart', async () => {
    const { cache, registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await fakeBuild('mf-profiles', 'p1'),
    ]);
    const posts = { data: { data: [], next: null, prev: null } };
    const app = await gatewayOver({
      releases: cache,
      api: answering(posts).api,
      origin: 'https://example.org',
    });
    const before = await app.inject('/events');
    expect(before.statusCode).toBe(404);
    expect(pageData(before.body)).not.toHaveProperty('declared');

    await publishBuilt(registry, [await events()], 'test');
    await cache.refresh();

    for (const [language, title] of Object.entries(TITLES)) {
      const page = await app.inject(`/events?lang=${language}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<title>${title} – Saptapadi</title>`);
      expect(page.body).toContain(DESCRIPTIONS[language as keyof typeof TITLES]);
    }
    const data = pageData((await app.inject('/events')).body);
    expect(data).toMatchObject({
      resolution: { remotes: { 'mf-events': [{ build: 'e1' }] } },
      declared: {
        pages: { 'mf-events': { events: { path: '/events' } } },
        fillers: { 'settings.section': ['mf-events'] },
      },
    });
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('<loc>https://example.org/events?lang=mr</loc>');
  });
});
