import { EventEmitter } from 'node:events';
import { StartError } from 'api/database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { kill } from '../registry/changes.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { placeOnServer } from '../testing/registry-place.ts';
import { testReleases } from '../testing/test-releases.ts';
import { openSiteReleases } from './site-releases.ts';

/** A site that has served before, and whose registry does not answer now. */
async function siteWithoutRegistry(
  registryDatabaseUrl: string | null,
  registry = (): Promise<never> => Promise.reject(new StartError('nothing answers there')),
) {
  const { dataDir } = await testReleases([
    await fakeBuild('shell', 's1'),
    await fakeBuild('mf-profiles', 'p1'),
  ]);
  const said: string[] = [];
  const opener = { registry, close: async () => undefined };
  const open = async (built?: readonly string[]) => {
    const releases = await openSiteReleases(
      { ...placeOnServer(''), dataDir, registryDatabaseUrl, bucket: null },
      opener,
      built ?? [await fakeBuild('mf-profiles', 'p2')],
      { warn: (_detail, sentence) => said.push(sentence), info: (sentence) => said.push(sentence) },
    );
    onTestFinished(() => releases.close());
    return releases;
  };
  return { open, said };
}

describe('a start without the registry', () => {
  it('serves what was live last, where the registry stands on a server', async () => {
    const { open, said } = await siteWithoutRegistry('postgres://registry.example/releases');
    const { cache } = await open();
    expect(cache.live().generation.units['mf-profiles']?.stable).toBe('p1');
    expect(said).toEqual([
      'nothing new is published: the release registry is away',
      'the release registry is away; what was live last is served',
    ]);
  });

  it('serves what was live last where the registry accepts a request and never answers', async () => {
    let whenAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (whenAsked = resolve));
    const { open, said } = await siteWithoutRegistry('postgres://registry.example/releases', () => {
      whenAsked();
      return new Promise<never>(() => undefined);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = open([]);
    await asked;
    await vi.advanceTimersByTimeAsync(30_000);
    const { cache } = await opening;
    expect(cache.live().generation.units['mf-profiles']?.stable).toBe('p1');
    expect(said).toEqual(['the release registry is away; what was live last is served']);
  });

  it('is refused where the registry is a folder of our own: that is damaged, or somebody else’s', async () => {
    const { open } = await siteWithoutRegistry(null);
    await expect(open()).rejects.toThrow('nothing answers there');
  });
});

describe('two gateways of one registry', () => {
  it('hear of a kill from each other, before either looks again', async () => {
    const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
    const { dataDir, registry } = await testReleases(builds);
    await publishBuilt(registry, [await fakeBuild('mf-profiles', 'p2')], 'test');
    // The time between two looks never passes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const line = new EventEmitter();
    const open = async (name: string) => {
      const told: number[] = [];
      const opener = {
        registry: async () => ({ ...registry, close: async () => undefined }),
        close: async () => undefined,
      };
      const config = { ...placeOnServer(''), dataDir, bucket: null };
      const quiet = { warn: () => undefined, info: () => undefined };
      const releases = await openSiteReleases(config, opener, [], quiet, {
        tellPages: (generation) => told.push(generation),
        news: {
          send: (generation) => void line.emit('news', name, generation),
          subscribe: (listener) => {
            const hear = (from: string, generation: number) => {
              if (from !== name) listener(generation);
            };
            line.on('news', hear);
            return () => line.off('news', hear);
          },
        },
      });
      onTestFinished(() => releases.close());
      return { ...releases, told };
    };
    const [here, there] = [await open('here'), await open('there')];
    const { generation } = await registry.generations.change(2, 'asha', 'it fails', (live) =>
      kill(live, 'mf-profiles', 'p2', 'it fails'),
    );
    await here.cache.refresh();
    await vi.waitFor(() => expect(there.told).toEqual([generation]));
    expect(there.cache.live().generation.units['mf-profiles']?.stable).toBe('p1');
    expect(here.told).toEqual([generation]);
    await there.close();
    expect(line.listenerCount('news')).toBe(1);
  });
});
