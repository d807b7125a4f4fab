import { describe, expect, it } from 'vitest';
import { foreignFolder, manifest, mfctlSite, UNIT } from '../testing/mfctl-site.ts';

describe('a finished build of another bundler', () => {
  const ENTRY = 'var theirs;';
  const publish = (dir: string, version: string, ...more: string[]) => [
    'publish',
    '--remote',
    UNIT,
    '--dir',
    dir,
    '--version',
    version,
    ...more,
  ];

  it('goes without its folders and files with a dot, which is said in one line', async () => {
    const { mfctl, registry } = await mfctlSite();
    const dir = await foreignFolder({
      'remoteEntry.js': ENTRY,
      '.vite/manifest.json': '{}',
      '.vite/deps/a.js': '1',
      'assets/.DS_Store': '1',
      'assets/page.js': '1',
    });
    const { exit, err } = await mfctl(...publish(dir, '2.0.0'));
    expect(exit).toBe(0);
    expect(err.split('\n').filter((line) => line.includes('dot'))).toEqual([
      'Left out, because their names begin with a dot: .vite, assets/.DS_Store',
    ]);
    const published = await registry.artifacts.find(UNIT, '2.0.0');
    expect(published?.files.map(({ path }) => path)).toEqual(['assets/page.js', 'remoteEntry.js']);
  });

  it.each(['(page).js', '$lib/a.js', 'assets/+page.js'])(
    'with the file %s is refused in a sentence that names it',
    async (path) => {
      const { mfctl, registry } = await mfctlSite();
      const dir = await foreignFolder({ 'remoteEntry.js': ENTRY, [path]: '1' });
      const { exit, err } = await mfctl(...publish(dir, '2.0.0'));
      expect(exit).toBe(1);
      expect(err).toMatch(/^[^\n]+ cannot be published: .*\.$/m);
      expect(err).toContain(`"${path}"`);
      expect(err).not.toMatch(/invalid_format|ZodError|[{[]/);
      expect(await registry.artifacts.find(UNIT, '2.0.0')).toBeNull();
    },
  );

  it('whose manifest names no file of it is refused in a sentence too', async () => {
    const { mfctl } = await mfctlSite();
    const entry = { name: 'entry.js', path: '../js', type: 'module' };
    const dir = await foreignFolder({ 'mf-manifest.json': manifest({ remoteEntry: entry }) });
    const { exit, err } = await mfctl(...publish(dir, '2.0.0'));
    expect(exit).toBe(1);
    expect(err).toContain('"../js/entry.js"');
    expect(err).not.toContain('invalid_format');
  });
});

describe('a unit that nobody knows', () => {
  it('is refused with the nearest name, unless it is said to be new', async () => {
    const { mfctl, registry } = await mfctlSite();
    const dir = await foreignFolder({ 'remoteEntry.js': 'var theirs;' });
    const publish = (version: string, ...more: string[]) =>
      mfctl('publish', '--remote', 'mf-profles', '--dir', dir, '--version', version, ...more);
    const { exit, err } = await publish('1.0.0', '--stable');
    expect(exit).toBe(1);
    expect(err).toContain('Nobody knows a unit "mf-profles"; did you mean mf-profiles?');
    expect(err).toContain('--new');
    expect(await registry.artifacts.list({ unit: 'mf-profles', limit: 50 })).toEqual([]);
    expect((await registry.generations.current())?.units).not.toHaveProperty('mf-profles');

    expect((await publish('1.0.0', '--stable', '--new')).exit).toBe(0);
    expect((await registry.generations.current())?.units).toHaveProperty('mf-profles');
    expect((await publish('1.0.1')).exit).toBe(0);
  });

  it('is told with its code in JSON', async () => {
    const { mfctl } = await mfctlSite();
    const dir = await foreignFolder({ 'remoteEntry.js': 'var theirs;' });
    const { out } = await mfctl(
      '--json',
      'publish',
      '--remote',
      'mf-nobody',
      '--dir',
      dir,
      '--version',
      '1.0.0',
    );
    expect(JSON.parse(out)).toMatchObject({ error: { exit: 1, code: 'release.unknownUnit' } });
  });
});
