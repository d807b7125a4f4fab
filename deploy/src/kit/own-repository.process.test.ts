import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../alone/check-alone.ts';
import { buildUnit } from '../build/build-all.ts';
import { ROOT } from '../build/units.ts';
import { readArtifact } from '../registry/artifact.ts';
import { packedKit } from '../testing/packed-kit.ts';
import { installKit } from './own-folder.ts';
import type { Kit } from './pack-kit.ts';

const UNIT = 'mf-events';
const MOVED = 'mf-billing';

const run = (folder: string, command: string, ...words: string[]) =>
  promisify(execFile)(command, words, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    maxBuffer: 1e8,
  });

describe('a remote in a repository of its own', () => {
  let place = '';
  let kit: Kit;
  const folder = () => join(place, UNIT);
  const modules = (...path: string[]) => join(folder(), 'node_modules', ...path);

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'sp-own-repository-'));
    kit = await packedKit();
    await installKit(folder(), kit);
    await run(folder(), 'npx', 'mfctl', 'new', UNIT, '--owner', 'team-events', '--dir', '.');
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  it('passes every line that its workflow runs before a release', async () => {
    const workflow = await readFile(join(folder(), '.github/workflows/release.yml'), 'utf8');
    const lines = [...workflow.matchAll(/- run: (.+)$/gm)].map(([, line = '']) => line);
    expect(lines).toEqual([
      'npm ci',
      'npm run types',
      'npm run lint',
      'npm test',
      'npm run build',
      'npm ci',
      `npx mfctl publish ${UNIT} --canary 1`,
    ]);
    // The packages are there; publishing needs a site and has a test of its own.
    for (const line of lines.filter((one) => !/^npm ci|publish/.test(one))) {
      const [command = '', ...words] = line.split(' ');
      await run(folder(), command, ...words);
    }
    const artifact = await readArtifact(join(folder(), 'dist'));
    expect(artifact).toMatchObject({ unit: UNIT, owner: 'team-events', version: '0.1.0' });
    expect(artifact.contract?.declared).toMatchObject({ events: { path: '/events' } });
    expect(Object.keys(artifact.languages).toSorted()).toEqual(['hi', 'mr']);
  });

  it('does not build while remote.json and ownPages differ', async () => {
    const manifest = join(folder(), 'remote.json');
    const before = await readFile(manifest, 'utf8');
    await writeFile(manifest, before.replace('"events"', '"others"'));
    await expect(run(folder(), 'npm', 'run', 'build')).rejects.toThrow();
    await writeFile(manifest, before);
  });

  it('has the same bytes as in this repository', async () => {
    const own = join(place, 'billing');
    await cp(join(ROOT, MOVED), own, {
      recursive: true,
      filter: (path) => !/(node_modules|dist|\.cache)$/.test(path),
    });
    await writeFile(join(own, 'tsconfig.json'), '{"extends":"unit-tools/tsconfig.json"}');
    await installKit(own, kit);
    await run(own, 'npx', 'mfctl', 'build');

    const house = join(place, 'house');
    await mkdir(house);
    await furnish(house, MOVED);
    const [moved, here] = [
      await readArtifact(join(own, 'dist')),
      await readArtifact(await buildUnit(MOVED, house)),
    ];
    expect(moved.build).toBe(here.build);
    expect(moved.files).toEqual(here.files);
  });

  it('gets packages whose every export is there, with types and source maps', async () => {
    const { exports: exported } = JSON.parse(
      await readFile(modules('shared-contracts', 'package.json'), 'utf8'),
    ) as { exports: Record<string, string | Record<string, string>> };
    const files = (await readdir(modules('shared-contracts'), { recursive: true })).map(
      (path) => `./${path.replaceAll('\\', '/')}`,
    );
    const targets = Object.values(exported).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    );
    const missing = targets.filter((target) => {
      const [start = '', end = ''] = target.split('*');
      return !files.some((file) =>
        target.includes('*') ? file.startsWith(start) && file.endsWith(end) : file === target,
      );
    });
    expect(missing).toEqual([]);
    const scripts = files.filter((file) =>
      /^\.\/dist\/.*(?<!test-project|leave-styles)\.js$/.test(file),
    );
    expect(scripts.length).toBeGreaterThan(300);
    const bare = scripts.filter(
      (file) => !files.includes(`${file}.map`) || !files.includes(file.replace(/\.js$/, '.d.ts')),
    );
    expect(bare).toEqual([]);
    const there = new Set(files);
    for (const file of files.filter((one) => one.endsWith('.d.ts'))) {
      const text = await readFile(modules('shared-contracts', file), 'utf8');
      const imported = text.matchAll(/(?:from|import) ?\(?['"](\.[^'"]+)['"]/g);
      for (const [, name = ''] of imported) {
        const target = `./${join(dirname(file), name)}`;
        expect(there.has(target.replace(/\.js$/, '.d.ts')), `${file}: ${name}`).toBe(true);
      }
    }
    const map = JSON.parse(
      await readFile(modules('shared-contracts', 'dist/src/platform/remote.js.map'), 'utf8'),
    ) as { sources: string[] };
    expect(map.sources).toEqual(['../../../src/platform/remote.ts']);
  });

  it.each(['contracts', 'tools'] as const)('gets %s that publint finds clean', async (part) => {
    const publint = join(ROOT, 'node_modules/publint/src/cli.js');
    const { stdout } = await run(place, process.execPath, publint, 'run', kit[part], '--strict');
    expect(stdout).toContain('All good!');
  });

  it('gets contracts whose types are not wrong', async () => {
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    // It finds the named exports itself, of patterns none. A picture has no types.
    const entries = ['i18n/i18n', 'platform/remote', 'calls/payments', 'testing/render-remote'];
    const words = ['--profile', 'esm-only', '--exclude-entrypoints', './ui/favicon.svg'];
    for (const entry of entries) words.push('--include-entrypoints', `./${entry}`);
    await run(place, process.execPath, attw, kit.contracts, ...words);
  });

  it('gets packages that name every package that they import', async () => {
    const ofPackage = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '';
    const text = await readFile(modules('shared-contracts', 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    const paths = (await readdir(modules('shared-contracts', 'dist'), { recursive: true })).filter(
      (path) => path.endsWith('.js') || path.endsWith('.mjs'),
    );
    const imported = new Set<string>();
    for (const path of paths) {
      const source = await readFile(modules('shared-contracts', 'dist', path), 'utf8');
      const found = source.matchAll(
        /^(?:import|export)[^'"]*from ['"]([^.'"][^'"]*)['"]|^import ['"]([^.'"][^'"]*)['"]|\bresolve\(['"]([^.'"][^'"]*)['"]/gm,
      );
      for (const [, from, bare, resolved] of found)
        imported.add(ofPackage(from ?? bare ?? resolved ?? ''));
    }
    const missing = [...imported].filter(
      (name) => name !== 'shared-contracts' && !name.startsWith('node:'),
    );
    expect(missing).toContain('react-router');
    expect(missing.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
    expect(Object.values(dependencies).every((one) => /^\d/.test(one))).toBe(true);
  });

  it('gets a help that speaks of its own folder', async () => {
    const { stdout } = await run(folder(), 'npx', 'mfctl', '--help');
    expect(stdout).toContain('the folder that it runs in');
    expect(stdout).not.toMatch(/DATA_DIR|checkout/);
    const { stdout: publishing } = await run(folder(), 'npx', 'mfctl', 'publish', '--help');
    expect(publishing).not.toContain('checkout');
  });

  it('names the file and the field of a manifest that is wrong', async () => {
    const manifest = join(folder(), 'remote.json');
    const before = await readFile(manifest, 'utf8');
    await writeFile(manifest, before.replace('"public"', '"everybody"'));
    await expect(run(folder(), 'npm', 'run', 'build')).rejects.toMatchObject({
      stderr: expect.stringContaining('remote.json, pages.events.access: '),
    });
    await writeFile(manifest, before);
  });

  it('gets a changelog of the contracts', async () => {
    const changelog = await readFile(modules('shared-contracts', 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^# Changelog of shared-contracts\n\n## \d+\.\d+\.\d+\n\n- /);
  });
});
