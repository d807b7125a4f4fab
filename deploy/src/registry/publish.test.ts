import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeBuild, temporaryFolder } from '../testing/fake-build.ts';
import { publish } from './publish.ts';
import { openReleases } from './releases.ts';

const remote = (build: string, text: string) =>
  fakeBuild('mf-profiles', build, { 'expose.js': text });

describe('publishing', () => {
  it('makes builds stable, all in one generation', async () => {
    const dataDir = await temporaryFolder();
    const generation = await publish(dataDir, [
      await fakeBuild('shell', 's1'),
      await remote('p1', '1'),
    ]);
    expect(generation).toMatchObject({
      generation: 1,
      units: {
        shell: { stable: 's1', previous: [] },
        'mf-profiles': { stable: 'p1', previous: [] },
      },
    });
  });

  it('makes no generation of what is already live', async () => {
    const dataDir = await temporaryFolder();
    const builds = [await fakeBuild('shell', 's1')];
    await publish(dataDir, builds);
    expect((await publish(dataDir, builds)).generation).toBe(1);
  });

  it('offers the build before as the last known good, also after going back to it', async () => {
    const dataDir = await temporaryFolder();
    const old = await remote('p1', '1');
    await publish(dataDir, [await fakeBuild('shell', 's1'), old]);
    await publish(dataDir, [await remote('p2', '2')]);
    const tracks = async () =>
      (await openReleases(dataDir)).resolution.remotes['mf-profiles']?.map((one) => [
        one.build,
        one.track,
      ]);
    expect(await tracks()).toEqual([
      ['p2', 'stable'],
      ['p1', 'lastKnownGood'],
    ]);
    await publish(dataDir, [old]);
    expect(await tracks()).toEqual([
      ['p1', 'stable'],
      ['p2', 'lastKnownGood'],
    ]);
  });

  it('gives the loader the entry with its hash and the global', async () => {
    const dataDir = await temporaryFolder();
    await publish(dataDir, [await fakeBuild('shell', 's1'), await remote('p1', '1')]);
    const [candidate] = (await openReleases(dataDir)).resolution.remotes['mf-profiles'] ?? [];
    expect(candidate).toMatchObject({
      entry: '/a/mf-profiles/p1/remoteEntry.js',
      base: '/a/mf-profiles/p1/',
      global: 'mf_profiles_p1',
    });
    expect(candidate?.integrity).toMatch(/^sha384-/);
  });

  it('refuses the same build with other bytes and keeps what is there', async () => {
    const dataDir = await temporaryFolder();
    await publish(dataDir, [await fakeBuild('shell', 's1'), await remote('p1', 'first')]);
    await expect(publish(dataDir, [await remote('p1', 'second')])).rejects.toThrow(
      'Build p1 of mf-profiles was published before with other bytes; a build never changes.',
    );
    const kept = join(dataDir, 'releases/mf-profiles/p1/expose.js');
    expect(await readFile(kept, 'utf8')).toBe('first');
  });

  it.each([
    ['a file', 'expose.js'],
    ['a compressed copy', 'expose.js.br'],
  ])('refuses a build in which %s is not what it says', async (_what, path) => {
    const dataDir = await temporaryFolder();
    const build = await remote('p1', '1');
    await writeFile(join(build, path), 'something else');
    await expect(publish(dataDir, [build])).rejects.toThrow(path);
    await expect(readFile(join(dataDir, 'releases/generations.jsonl'))).rejects.toThrow('ENOENT');
  });

  it('refuses a description whose paths lead out of its folder', async () => {
    const dataDir = await temporaryFolder();
    const file = { path: '../outside.js', bytes: 1, sha384: `sha384-${'A'.repeat(64)}` };
    const build = await fakeBuild('mf-profiles', 'p1', {}, { files: [file] });
    await expect(publish(dataDir, [build])).rejects.toThrow('does not describe a build');
  });

  it('says so when there is no build to publish', async () => {
    const dataDir = await temporaryFolder();
    await expect(publish(dataDir, [join(dataDir, 'dist')])).rejects.toThrow('There is no build');
  });
});
