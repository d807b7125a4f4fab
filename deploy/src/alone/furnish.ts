import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { REMOTES } from 'shared-contracts/platform/routes';
import { ROOT } from '../build/units.ts';

/** What stands beside a remote in its team's checkout: the contracts and the files of the house. */
const HOUSE = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.oxlintrc.json'];

/** The folders that npm links into node_modules. */
export const WORKSPACES = ['shell', 'api', 'deploy', 'shared-contracts', ...REMOTES];

/** Lays out a checkout of one remote in an empty folder: the contracts, the installed packages, nothing of the others. */
export async function furnish(house: string, remote: string): Promise<void> {
  const units = [remote, 'shared-contracts'];
  for (const name of [...HOUSE, ...units]) {
    await cp(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist', '.cache'].includes(basename(path)),
    });
  }
  await linkPackages(house, units);
}

/** Gives a folder the installed packages, and of the workspaces the folder's own units. */
export async function linkPackages(house: string, units: readonly string[]): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  const modules = join(house, 'node_modules');
  const workspaces = new Set<string>(WORKSPACES);
  await mkdir(modules);
  for (const name of await readdir(installed)) {
    if (workspaces.has(name) || name.startsWith('.')) continue;
    await symlink(join(installed, name), join(modules, name));
  }
  for (const unit of units) await symlink(join(house, unit), join(modules, unit));
}
