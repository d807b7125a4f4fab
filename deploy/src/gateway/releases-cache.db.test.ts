import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ARTIFACT_FILE } from '../registry/artifact.ts';
import { kill } from '../registry/changes.ts';
import { hashOf } from '../registry/generation-hash.ts';
import type { Generation } from '../registry/live-unit.ts';
import { buildFilesOf } from '../registry/registry.ts';
import { keepFresh } from '../site/site-releases.ts';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { gatewayOver } from '../testing/test-gateway.ts';
import { publishedBuilds } from './published-builds.ts';
import { openReleasesCache, type ReleasesCache } from './releases-cache.ts';
import { rememberedRelease } from './remembered-release.ts';
import type { StoredJson } from './stored-json.ts';
import { waitingKills } from './waiting-kills.ts';

function generation(number: number, build: string, shell = 's1'): Generation {
  const content = {
    generation: number,
    at: '2026-11-21T09:00:00.000Z',
    by: 'asha',
    why: 'test',
    units: {
      shell: { stable: shell, previous: [], canary: null },
      'mf-profiles': { stable: build, previous: [], canary: null },
    },
    quarantined: [],
    forerunner: null,
  };
  return { ...content, hash: hashOf(content) };
}

/** The units of a generation, whose remote could fall back. */
function withPrevious({ units }: Generation, previous: string): Generation['units'] {
  const remote = units['mf-profiles'] ?? { stable: '', previous: [], canary: null };
  return { ...units, 'mf-profiles': { ...remote, previous: [previous] } };
}

/** A data folder with the files of four builds, and a registry that can be put away. */
async function surroundings() {
  const dataDir = await temporaryFolder();
  const files = buildFilesOf({ dataDir, bucket: null });
  const addBuild = async (unit: string, build: string) => {
    const folder = await fakeBuild(unit, build);
    const paths = unit === 'shell' ? ['main.js', 'main.css'] : ['remoteEntry.js', 'expose.js'];
    for (const path of [...paths, ARTIFACT_FILE]) {
      await files.write(unit, build, path, await readFile(join(folder, path)));
    }
  };
  await addBuild('shell', 's1');
  await addBuild('shell', 's2');
  await addBuild('mf-profiles', 'p1');
  await addBuild('mf-profiles', 'p2');
  const said: string[] = [];
  const announced: number[] = [];
  const registry = { is: generation(1, 'p1') as Generation | null, away: false, refuses: false };
  const disk = { isFull: false };
  /** Carried out once, while the gateway reads the description of a build. */
  const meanwhile: (() => Promise<unknown>)[] = [];
  const builds = publishedBuilds(files);
  const open = () =>
    openReleasesCache({
      current: async () => {
        if (registry.away) throw new Error('nothing answers there');
        return registry.is;
      },
      builds: {
        ...builds,
        find: async (unit, build) => {
          await meanwhile.pop()?.();
          return builds.find(unit, build);
        },
      },
      remembered: fillable(rememberedRelease(dataDir), disk),
      waiting: {
        kills: fillable(waitingKills(dataDir), disk),
        record: async ({ unit, build, why }) => {
          said.push(`recorded ${unit} ${build}`);
          if (registry.refuses) return;
          const before = registry.is ?? generation(1, 'p1');
          const content = { ...before, ...kill(before, unit, build, why), generation: 9 };
          registry.is = { ...content, hash: hashOf(content) };
        },
      },
      onUnstored: () => said.push('unstored'),
      onAway: () => said.push('away'),
      onBack: () => said.push('back'),
      onNew: (number) => announced.push(number),
      onKeptBack: (units) =>
        said.push(
          units.map(({ unit, build, served }) => `${unit} ${build}: ${served} is served`).join() ||
            'whole',
        ),
    });
  return { registry, disk, meanwhile, open, said, announced, files, addBuild };
}

/** A file on a disk that may be full. */
function fillable<Value>(file: StoredJson<Value>, disk: { isFull: boolean }): StoredJson<Value> {
  return {
    read: () => file.read(),
    write: async (value) => {
      if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      await file.write(value);
    },
  };
}

const KILL = {
  unit: 'mf-profiles',
  build: 'p2',
  why: 'broken',
  by: 'asha',
  at: '2026-11-21T10:00:00.000Z',
};

/** A gateway that serves p2 and could fall back to p1. */
async function servingP2() {
  const parts = await surroundings();
  parts.registry.is = { ...generation(2, 'p2'), units: withPrevious(generation(2, 'p2'), 'p1') };
  const cache = await parts.open();
  const stableOf = (one: ReleasesCache) => one.live().generation.units['mf-profiles']?.stable;
  return { ...parts, cache, stableOf };
}

async function gatewayAbove(releases: ReleasesCache) {
  const app = await gatewayOver({ releases });
  const liveBuild = async () =>
    (await app.inject('/resolution.json')).json().remotes['mf-profiles'][0].build as string;
  return { app, liveBuild };
}

describe('what a gateway knows of the registry', () => {
  it('follows a new generation, and still serves older builds to pages that have them', async () => {
    const { registry, open, announced } = await surroundings();
    const cache = await open();
    const { app, liveBuild } = await gatewayAbove(cache);
    expect(await liveBuild()).toBe('p1');
    registry.is = generation(2, 'p2');
    expect(await liveBuild()).toBe('p1');
    await cache.refresh();
    expect(await liveBuild()).toBe('p2');
    await cache.refresh();
    expect(announced).toEqual([2]);
    expect((await app.inject('/a/mf-profiles/p1/expose.js')).statusCode).toBe(200);
  });

  it('goes on being served while the registry is away, which is said once', async () => {
    const { registry, open, said } = await surroundings();
    const cache = await open();
    const { app, liveBuild } = await gatewayAbove(cache);
    registry.away = true;
    await cache.refresh();
    await cache.refresh();
    expect((await app.inject('/profiles')).statusCode).toBe(200);
    expect((await app.inject('/a/mf-profiles/p1/remoteEntry.js')).statusCode).toBe(200);
    expect(await liveBuild()).toBe('p1');
    registry.away = false;
    registry.is = generation(2, 'p2');
    await cache.refresh();
    expect(await liveBuild()).toBe('p2');
    expect(said).toEqual(['away', 'back']);
  });

  it('kills a build by itself while the registry is away, and has it recorded then', async () => {
    const { registry, open, said, cache, stableOf } = await servingP2();
    const { liveBuild } = await gatewayAbove(cache);
    registry.away = true;
    await cache.refresh();
    expect(await cache.killHere(KILL)).toMatchObject({ isStored: true });
    expect(await liveBuild()).toBe('p1');
    await cache.refresh();
    expect(await liveBuild()).toBe('p1');
    // It starts again meanwhile, and goes on without that build.
    const again = await open();
    expect(stableOf(again)).toBe('p1');

    registry.away = false;
    await again.refresh();
    await again.refresh();
    expect(said.filter((one) => one.startsWith('recorded'))).toEqual(['recorded mf-profiles p2']);
    expect(stableOf(again)).toBe('p1');
    expect(registry.is?.quarantined).toMatchObject([{ unit: 'mf-profiles', build: 'p2' }]);
  });

  it('serves what the registry has once that has refused a kill, also after a restart', async () => {
    for (const isRestarted of [false, true]) {
      const { registry, open, said, cache, stableOf } = await servingP2();
      registry.away = true;
      registry.refuses = true;
      await cache.killHere(KILL);
      const later = isRestarted ? await open() : cache;
      expect(stableOf(later)).toBe('p1');
      registry.away = false;
      await later.refresh();
      expect(stableOf(later)).toBe('p2');
      await later.refresh();
      await open();
      expect(said.filter((one) => one.startsWith('recorded'))).toEqual(['recorded mf-profiles p2']);
    }
  });

  it('does not put a build back that was killed during a look', async () => {
    const { registry, meanwhile, cache, stableOf } = await servingP2();
    const found = generation(3, 'p2', 's2');
    registry.is = { ...found, units: withPrevious(found, 'p1') };
    meanwhile.push(() => cache.killHere(KILL));
    await cache.refresh();
    expect(cache.live().generation.generation).toBe(3);
    expect(cache.live().generation.units['shell']?.stable).toBe('s2');
    expect(stableOf(cache)).toBe('p1');
    await cache.refresh();
    expect(registry.is?.quarantined).toMatchObject([{ unit: 'mf-profiles', build: 'p2' }]);
    expect(stableOf(cache)).toBe('p1');
  });

  it('does not go back to an older generation that a kill has begun with', async () => {
    const { registry, meanwhile, cache, stableOf } = await servingP2();
    const found = generation(3, 'p2', 's2');
    registry.is = { ...found, units: withPrevious(found, 'p1') };
    meanwhile.push(() => cache.refresh());
    await cache.killHere(KILL);
    expect(cache.live().generation.units['shell']?.stable).toBe('s2');
    expect(stableOf(cache)).toBe('p1');
  });

  it('kills a build on a full disk, until it starts again', async () => {
    const { registry, disk, open, said, cache, stableOf } = await servingP2();
    registry.away = true;
    disk.isFull = true;
    expect(await cache.killHere(KILL)).toMatchObject({ isStored: false });
    await cache.refresh();
    expect(stableOf(cache)).toBe('p1');
    expect(said).toContain('unstored');
    expect(stableOf(await open())).toBe('p2');
  });

  it('follows a new generation on a full disk', async () => {
    const { registry, disk, open, said, announced } = await surroundings();
    const cache = await open();
    disk.isFull = true;
    registry.is = generation(2, 'p2');
    await cache.refresh();
    expect(announced).toEqual([2]);
    expect(said).toEqual(['unstored']);
  });

  it('begins with what was served last when the registry is away at the start', async () => {
    const { registry, open, said } = await surroundings();
    await open();
    registry.away = true;
    const { app, liveBuild } = await gatewayAbove(await open());
    expect(await liveBuild()).toBe('p1');
    expect((await app.inject('/')).statusCode).toBe(200);
    expect(said).toEqual(['away']);
  });

  it('cannot begin where nothing was ever served', async () => {
    const { registry, open } = await surroundings();
    registry.is = null;
    await expect(open()).rejects.toThrow('Nothing is published yet');
  });

  it('keeps the build that it has where files are missing, and takes the release of the others', async () => {
    const { registry, open, said, announced } = await surroundings();
    const cache = await open();
    registry.is = generation(2, 'p9', 's2');
    await cache.refresh();
    const { app, liveBuild } = await gatewayAbove(cache);
    expect(await liveBuild()).toBe('p1');
    expect(cache.live().generation.units['shell']?.stable).toBe('s2');
    expect((await app.inject('/profiles')).body).toContain('/a/shell/s2/main.js');
    await cache.refresh();
    expect(said).toEqual(['mf-profiles p9: p1 is served']);
    expect(announced).toEqual([2]);
  });

  it('starts again while files of a live build are missing, and takes it once they have come', async () => {
    const { registry, open, said, files, addBuild } = await surroundings();
    await open();
    registry.is = generation(2, 'p9');
    const cache = await open();
    const { liveBuild } = await gatewayAbove(cache);
    expect(await liveBuild()).toBe('p1');
    expect(said).toEqual(['mf-profiles p9: p1 is served']);
    await files.write('mf-profiles', 'p9', ARTIFACT_FILE, Buffer.from('damaged'));
    await cache.refresh();
    expect(await liveBuild()).toBe('p1');
    await addBuild('mf-profiles', 'p9');
    await cache.refresh();
    expect(await liveBuild()).toBe('p9');
    expect(said).toEqual(['mf-profiles p9: p1 is served', 'whole']);
  });

  it('counts units whose live build lacks files', async () => {
    const { registry, open } = await surroundings();
    const cache = await open();
    registry.is = generation(2, 'p9');
    await cache.refresh();
    const metrics = new Registry();
    await gatewayOver({ releases: cache, metrics });
    expect(await metrics.metrics()).toContain('gateway_units_kept_back{unit="mf-profiles"} 1');
  });

  it('cannot begin without any whole shell, and says which build to publish', async () => {
    const { registry, open } = await surroundings();
    registry.is = generation(1, 'p1', 's9');
    await expect(open()).rejects.toThrow('The files of build s9 of shell');
  });

  it('has the newest after a refresh that began while another went on', async () => {
    const { registry, open } = await surroundings();
    const cache = await open();
    const first = cache.refresh();
    registry.is = generation(2, 'p2');
    await cache.refresh();
    await first;
    expect(cache.live().generation.generation).toBe(2);
  });
});

describe('keepFresh', () => {
  it('looks every few seconds, after the last look has ended, until it is stopped', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let looks = 0;
    const stop = keepFresh(async () => void (looks += 1), 5000);
    await vi.advanceTimersByTimeAsync(4999);
    expect(looks).toBe(0);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(looks).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(looks).toBe(3);
  });
});
