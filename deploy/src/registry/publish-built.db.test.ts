import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { testReleaseApi, TEST_TOKEN } from '../testing/mfctl-site.ts';
import { testRegistry, type TestReleases } from '../testing/test-releases.ts';
import { startCanary } from './canary-changes.ts';
import { publishStable, rollback, type Change } from './changes.ts';
import { insertBuild, takeFile } from './insert-build.ts';
import { publishBuilt } from './publish-built.ts';
import { resolutionFor } from './resolution-for.ts';

const remote = (build: string, text: string) =>
  fakeBuild('mf-profiles', build, { 'expose.js': text });

type Under = Pick<TestReleases, 'registry'>;

const publish = ({ registry }: Under, ...folders: string[]) =>
  publishBuilt(registry, folders, 'test');

async function change({ registry }: Under, what: Change) {
  const now = await registry.generations.current();
  return registry.generations.change(now?.generation ?? 0, 'asha', 'test', what);
}

describe('publishing what was built', () => {
  it('makes builds stable, all in one generation', async () => {
    const under = await testRegistry();
    const { generation } = await publish(
      under,
      await fakeBuild('shell', 's1'),
      await remote('p1', '1'),
    );
    expect(generation).toMatchObject({
      generation: 1,
      by: 'test',
      units: {
        shell: { stable: 's1', previous: [], canary: null },
        'mf-profiles': { stable: 'p1', previous: [], canary: null },
      },
    });
  });

  it('makes no generation of what is already live', async () => {
    const under = await testRegistry();
    const build = await fakeBuild('shell', 's1');
    await publish(under, build);
    expect((await publish(under, build)).generation.generation).toBe(1);
  });

  it('refuses a remote whose stylesheets reach outside of it, whatever it says of itself', async () => {
    const { registry } = await testRegistry();
    const styled = (build: string, css: string) =>
      fakeBuild('mf-profiles', build, { '3.css': '.pf-a{color:red}', '5.css': css });
    await expect(
      insertBuild(registry, await styled('p1', '.pf-a{color:red}header{opacity:0}'), 'test'),
    ).rejects.toThrow(/Styles of build p1 reach outside of mf-profiles.* 5\.css: header\./);
    expect(await registry.artifacts.find('mf-profiles', 'p1')).toBeNull();
    await insertBuild(registry, await styled('p2', '.pf-a header{opacity:0}'), 'test');
    expect(await registry.artifacts.find('mf-profiles', 'p2')).not.toBeNull();
  });

  it('publishes a build again whose source maps alone differ', async () => {
    const under = await testRegistry();
    const withMap = async (map: string) => {
      const folder = await fakeBuild('shell', 's1', {}, { maps: ['main.js.map'] });
      await writeFile(join(folder, 'main.js.map'), map);
      return folder;
    };
    await publish(under, await withMap('a comment'));
    await publish(under, await withMap('another comment'));
    const kept = await under.registry.files.read('shell', 's1', 'main.js.map');
    expect(kept?.toString()).toBe('a comment');
    const place = { unit: 'shell', build: 's1', path: 'main.js.map' };
    await takeFile(under.registry, place, Buffer.from('sent again'));
    expect(await under.registry.files.read('shell', 's1', 'main.js.map')).toEqual(kept);
  });

  it('offers the build before as the last known good, also after going back to it', async () => {
    const under = await testRegistry();
    const [old, young] = [await remote('p1', '1'), await remote('p2', '2')];
    const tracks = async (...folders: string[]) => {
      const { generation } = await publish(under, ...folders);
      const found = await Promise.all(
        ['p1', 'p2'].map((build) => under.registry.artifacts.find('mf-profiles', build)),
      );
      const { remotes } = resolutionFor(
        generation,
        (_unit, build) => found.find((one) => one?.build === build) ?? undefined,
      );
      return remotes['mf-profiles']?.map((one) => [one.build, one.track]);
    };
    await publish(under, old);
    expect(await tracks(young)).toEqual([
      ['p2', 'stable'],
      ['p1', 'lastKnownGood'],
    ]);
    expect(await tracks(old)).toEqual([
      ['p1', 'stable'],
      ['p2', 'lastKnownGood'],
    ]);
  });

  it('gives a build a version of its own, for a package’s stays the same from commit to commit', async () => {
    const under = await testRegistry();
    await publish(under, await remote('p1', '1'), await remote('p2', '2'));
    const versions = (await under.registry.artifacts.list({ unit: 'mf-profiles', limit: 50 })).map(
      (one) => one.version,
    );
    expect(versions.toSorted()).toEqual(['0.1.0+p1', '0.1.0+p2']);
  });

  it('decides nothing about a build that is a canary or was taken back', async () => {
    const under = await testRegistry();
    const [old, young] = [await remote('p1', '1'), await remote('p2', '2')];
    await publish(under, young);
    await publish(under, old);
    const start = { build: 'p2', rollout: 'r', basisPoints: 100, startedAt: '' };
    await change(under, (live) => startCanary(live, 'mf-profiles', start));
    expect(await publish(under, young)).toMatchObject({
      generation: { units: { 'mf-profiles': { stable: 'p1', canary: { build: 'p2' } } } },
      left: ['mf-profiles p2'],
    });
    await change(under, (live) => rollback(live, 'mf-profiles', 'it fails'));
    expect(await publish(under, young)).toMatchObject({
      generation: { units: { 'mf-profiles': { stable: 'p1', canary: null } } },
      left: ['mf-profiles p2'],
    });
  });

  it('shows edited code at once where nothing was ever released by hand', async () => {
    const under = await testRegistry();
    for (const build of ['p1', 'p2', 'p3']) await publish(under, await remote(build, build));
    const { generation, stays } = await publish(under, await remote('p2', 'p2'));
    expect(generation.units['mf-profiles']).toMatchObject({ stable: 'p2', previous: ['p3', 'p1'] });
    expect(stays).toEqual([]);
  });

  it('leaves live what somebody released, until they say otherwise', async () => {
    const under = await testRegistry();
    await publish(under, await fakeBuild('shell', 's1'), await remote('p1', '1'));
    await insertBuild(under.registry, await remote('p2', '2'), 'asha');
    await change(under, (live) => publishStable(live, 'mf-profiles', 'p2'));
    for (const build of ['p1', 'p3']) {
      const { generation, stays } = await publish(
        under,
        await fakeBuild('shell', `s-${build}`),
        await remote(build, build === 'p1' ? '1' : '3'),
      );
      expect(generation.units).toMatchObject({
        shell: { stable: `s-${build}` },
        'mf-profiles': { stable: 'p2', previous: ['p1'] },
      });
      expect(stays).toEqual([{ unit: 'mf-profiles', live: 'p2', build }]);
    }
  });

  it('leaves live what somebody went back to', async () => {
    const under = await testRegistry();
    await publish(under, await remote('p1', '1'));
    await publish(under, await remote('p2', '2'));
    await change(under, (live) => rollback(live, 'mf-profiles', 'it fails'));
    const { generation, stays } = await publish(under, await remote('p3', '3'));
    expect(generation.units['mf-profiles']?.stable).toBe('p1');
    expect(stays).toEqual([{ unit: 'mf-profiles', live: 'p1', build: 'p3' }]);
  });

  it('leaves live what came from a checkout and was then released as it is', async () => {
    const releases = await testReleaseApi();
    await publish(releases, await remote('p1', '1'));
    const reply = await releases.app.inject({
      method: 'POST',
      url: '/releases/api/trains',
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
      payload: {
        builds: [
          {
            unit: 'mf-profiles',
            build: 'p1',
          },
        ],
      },
    });
    expect(reply.statusCode).toBe(200);
    const { generation, stays } = await publish(releases, await remote('p2', '2'));
    expect(generation.units['mf-profiles']?.stable).toBe('p1');
    expect(stays).toHaveLength(1);
  });

  it('ends no canary, also one of another build than its own', async () => {
    const under = await testRegistry();
    await publish(under, await remote('p1', '1'));
    await insertBuild(under.registry, await remote('p2', '2'), 'asha');
    const start = { build: 'p2', rollout: 'r', basisPoints: 100, startedAt: '' };
    await change(under, (live) => startCanary(live, 'mf-profiles', start));
    for (const text of ['1', '3'])
      expect(await publish(under, await remote(`p${text}`, text))).toMatchObject({
        generation: { units: { 'mf-profiles': { stable: 'p1', canary: { build: 'p2' } } } },
      });
  });

  it('refuses the same build with other bytes and keeps what is there', async () => {
    const under = await testRegistry();
    await publish(under, await remote('p1', 'first'));
    await expect(publish(under, await remote('p1', 'second'))).rejects.toThrow(
      'Build p1 of mf-profiles was published before with other bytes; a build never changes.',
    );
    const kept = await under.registry.files.read('mf-profiles', 'p1', 'expose.js');
    expect(kept?.toString()).toBe('first');
  });

  it('refuses another build under a version that was used', async () => {
    const under = await testRegistry();
    const named = (build: string) => fakeBuild('mf-profiles', build, {}, { version: '1.0.0+rc' });
    await publish(under, await named('p1'));
    await expect(publish(under, await named('p2'))).rejects.toThrow(
      'Version 1.0.0+rc of mf-profiles was published before with other bytes',
    );
  });

  it.each([
    ['a file', 'expose.js'],
    ['a compressed copy', 'expose.js.br'],
  ])('refuses a build in which %s is not what it says', async (_what, path) => {
    const under = await testRegistry();
    const build = await remote('p1', '1');
    await writeFile(join(build, path), 'something else');
    await expect(publish(under, build)).rejects.toThrow(path);
    expect(await under.registry.generations.current()).toBeNull();
  });

  it('refuses a description whose paths lead out of its folder', async () => {
    const under = await testRegistry();
    const file = { path: '../outside.js', bytes: 1, sha384: `sha384-${'A'.repeat(64)}` };
    const build = await fakeBuild('mf-profiles', 'p1', {}, { files: [file] });
    await expect(publish(under, build)).rejects.toThrow('does not describe a build');
  });

  it('puts back what was lost or spoilt of a published build', async () => {
    const under = await testRegistry();
    const build = await remote('p1', '1');
    await publish(under, build);
    const kept = join(under.dataDir, 'releases/mf-profiles/p1');
    await writeFile(join(kept, 'expose.js'), 'spoilt');
    await rm(join(kept, 'remoteEntry.js'));
    await publish(under, build);
    expect(await readFile(join(kept, 'expose.js'), 'utf8')).toBe('1');
    expect(await readFile(join(kept, 'remoteEntry.js'), 'utf8')).toBe('var mf-profiles');
  });

  it('says so when there is no build to publish', async () => {
    const under = await testRegistry();
    await expect(publish(under, join(under.dataDir, 'dist'))).rejects.toThrow('There is no build');
  });
});
