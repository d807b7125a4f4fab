import type { Candidate } from 'shared-contracts/platform/resolution';
import { describe, expect, it } from 'vitest';
import { isInCohort } from '../canary/cohort.ts';
import { startCanary } from '../registry/canary-changes.ts';
import { retire } from '../registry/changes.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { answering } from '../testing/answering-api.ts';
import { fakeArtifact } from '../testing/fake-artifact.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { pageData } from '../testing/page-data-of.ts';
import { gatewayOver } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';
import { declaredForDevices } from './declared-units.ts';
import { resolvePerDevice } from './resolve-per-device.ts';

const TITLES = { en: 'Events', mr: 'कार्यक्रम', hi: 'आयोजन' };
const DESCRIPTIONS = { en: 'What is on.', mr: 'काय आहे ते.', hi: 'क्या हो रहा है।' };

const page = (path: string) => ({
  path,
  access: 'public' as const,
  pageView: `Page ${path}`,
  title: TITLES,
  description: DESCRIPTIONS,
});

const events = (build = 'e1', paths = ['/events']) =>
  fakeBuild(
    'mf-events',
    build,
    {},
    {
      contract: fakeArtifact('mf-events', {
        declared: Object.fromEntries(paths.map((path) => [path.slice(1), page(path)])),
        slots: { fills: ['settings.section'] },
      }).contract,
    },
  );

const SECRET = 'a secret of this test';
const HALF = { rollout: 'r1', basisPoints: 5000, startedAt: '2026-11-21T09:00:00.000Z' };
const cidWhere = (inside: boolean) =>
  Array.from({ length: 99 }, (_, index) => `device-number-${10_000_000 + index}`).find(
    (cid) => isInCohort(HALF, 'mf-events', cid) === inside,
  ) ?? '';
const POSTS = { data: { data: [], next: null, prev: null } };

describe('a unit that the contracts do not name', () => {
  it('has its page, its title in three languages and its addresses without a restart', async () => {
    const { cache, registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await fakeBuild('mf-profiles', 'p1'),
    ]);
    const app = await gatewayOver({
      releases: cache,
      api: answering(POSTS).api,
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
    // The head has it; the shell reads none of it.
    expect(JSON.stringify(data)).not.toContain(DESCRIPTIONS.en);
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('<loc>https://example.org/events?lang=mr</loc>');
  });

  it('gives a page of its canary to the devices of the canary alone, and to no search engine', async () => {
    const { cache, registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await events(),
    ]);
    await insertBuild(registry, await events('e2', ['/events', '/fairs']), 'test');
    await registry.generations.change(
      cache.live().generation.generation,
      'test',
      'a test',
      (live) => startCanary(live, 'mf-events', { ...HALF, build: 'e2' }),
    );
    await cache.refresh();
    const app = await gatewayOver({
      releases: cache,
      api: answering(POSTS).api,
      resolve: resolvePerDevice(SECRET),
      origin: 'https://example.org',
    });
    const open = (inside: boolean, url = '/fairs') =>
      app.inject({ url, headers: { cookie: `cid=${cidWhere(inside)}` } });

    expect((await open(true)).statusCode).toBe(200);
    expect((await open(false)).statusCode).toBe(404);
    const [inside, outside] = [await open(true, '/events'), await open(false, '/events')];
    expect([inside.statusCode, outside.statusCode]).toEqual([200, 200]);
    expect(pageData(inside.body)).toMatchObject({
      declared: { pages: { 'mf-events': { fairs: { path: '/fairs' } } } },
    });
    expect(pageData(outside.body)).not.toMatchObject({
      declared: { pages: { 'mf-events': { fairs: { path: '/fairs' } } } },
    });
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('<loc>https://example.org/events</loc>');
    expect(body).not.toContain('/fairs');
  });

  it('answers a request that was under way when the unit was taken away', async () => {
    const { cache, registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await events(),
    ]);
    let isRetired = false;
    const app = await gatewayOver({
      releases: cache,
      api: async () => {
        if (!isRetired) {
          isRetired = true;
          const { generation } = cache.live().generation;
          await registry.generations.change(generation, 'test', 'a test', (live) =>
            retire(live, 'mf-events'),
          );
          await cache.refresh();
        }
        return { status: 404, contentType: 'application/json', body: '{}', cookies: [] };
      },
    });
    const under = await app.inject('/events');
    expect(isRetired).toBe(true);
    expect(under.statusCode).toBe(200);
    expect(under.body).toContain(`<title>${TITLES.en} – Saptapadi</title>`);
    expect((await app.inject('/events')).statusCode).toBe(404);
  });
});

describe('the key of what a device’s builds declare', () => {
  const declaredOf = declaredForDevices(async (unit, build) =>
    fakeArtifact(unit, unit === 'mf-events' ? { declared: { events: page('/events') } } : {}, {
      build,
    }),
  );
  const candidate = (build: string): Candidate => ({
    build,
    version: '1.0.0',
    track: 'stable',
    format: 'container',
    entry: '/remoteEntry.js',
    global: build,
    integrity: '',
    early: [],
    base: '/',
  });
  const keyOf = async (builds: Readonly<Record<string, string>>) => {
    const remotes = Object.fromEntries(
      Object.entries(builds).map(([unit, build]) => [unit, [candidate(build)]]),
    );
    return (await declaredOf({ generation: 1, complete: true, remotes })).key;
  };

  it('names no build of a unit that declares nothing, for a page is kept once for each key', async () => {
    expect(await keyOf({ 'mf-profiles': 'p1', 'mf-content': 'c1' })).toBe('');
    expect(await keyOf({ 'mf-profiles': 'p1', 'mf-content': 'c2' })).toBe('');
    const first = await keyOf({ 'mf-profiles': 'p1', 'mf-events': 'e1' });
    expect(first).toBe('mf-events e1');
    expect(await keyOf({ 'mf-profiles': 'p2', 'mf-events': 'e1' })).toBe(first);
    expect(await keyOf({ 'mf-profiles': 'p1', 'mf-events': 'e2' })).not.toBe(first);
  });
});
