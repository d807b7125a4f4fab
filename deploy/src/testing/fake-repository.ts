import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/units.ts';

/** Writes files into a new folder that is laid out like this repository, with our lint configuration. */
export async function fakeRepository(
  files: Readonly<Record<string, string>>,
): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'saptapadi-lint-'));
  for (const name of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'tsconfig.json']) {
    await cp(join(ROOT, name), join(root, name));
  }
  await cp(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Makes workspaces and packages importable by name, as npm does; a workspace names one of its files as exported. */
export async function linkPackages(
  root: string,
  workspaces: readonly string[],
  packages: readonly string[],
): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  for (const name of workspaces) {
    await writeFile(
      join(root, name, 'package.json'),
      JSON.stringify({
        name,
        type: 'module',
        exports: { './start.ts': './src/start.ts', './*': './src/*' },
      }),
    );
    await symlink(join(root, name), join(root, 'node_modules', name));
  }
  for (const name of packages) {
    await mkdir(join(root, 'node_modules', name), { recursive: true });
    await writeFile(join(root, 'node_modules', name, 'index.js'), 'export const it = 1;\n');
    await writeFile(
      join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, main: 'index.js' }),
    );
  }
}
