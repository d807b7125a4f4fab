import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/testing/fake-build.ts';
import { isInstalled, requireNode } from './install.mjs';

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

const lock: Packages = {
  '': { version: '0.1.0' },
  shell: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/other-system': { version: '3.0.0', integrity: 'sha512-c', optional: true },
};

async function clone(installed?: Packages): Promise<string> {
  const root = await temporaryFolder();
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (installed !== undefined) {
    await mkdir(join(root, 'node_modules'));
    const list = join(root, 'node_modules/.package-lock.json');
    await writeFile(list, JSON.stringify({ packages: installed }));
  }
  return root;
}

const { 'node_modules/other-system': _other, ...here } = lock;

describe('whether to install', () => {
  it('is no when everything that this system needs is there', async () => {
    expect(isInstalled(await clone(here))).toBe(true);
  });

  it('is no when npm found a hash that the lockfile lacks', async () => {
    const other = { version: '3.0.0', integrity: 'sha512-c' };
    const root = await clone({ ...here, 'node_modules/other-system': other });
    const unhashed = { ...lock, 'node_modules/other-system': { version: '3.0.0', optional: true } };
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: unhashed }));
    expect(isInstalled(root)).toBe(true);
  });

  it.each<[string, Packages | undefined]>([
    ['a fresh clone', undefined],
    ['an installation that was broken off', {}],
    ['a lockfile with another version', { ...here, 'node_modules/a': { version: '0.9.0' } }],
    [
      'a lockfile with another content',
      { ...here, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
    ],
  ])('is yes for %s', async (_what, installed) => {
    expect(isInstalled(await clone(installed))).toBe(false);
  });
});

describe('the version of Node', () => {
  const engines = '{"engines":{"node":"^20.19.0 || ^22.12.0"}}';

  it.each(['20.19.0', '20.20.1', '22.12.0', '22.13.4'])('may be %s', async (version) => {
    const root = await temporaryFolder();
    await writeFile(join(root, 'package.json'), engines);
    expect(() => requireNode(root, version)).not.toThrow();
  });

  it.each(['18.20.8', '20.9.0', '20.18.9', '21.7.3', '22.11.9', '23.1.0'])(
    'is refused in one sentence where it is %s',
    async (version) => {
      const root = await temporaryFolder();
      await writeFile(join(root, 'package.json'), engines);
      expect(() => requireNode(root, version)).toThrow(
        `This needs Node 20.19.0, 22.12.0 or a newer one of these lines, but this is Node ${version}.`,
      );
    },
  );
});
