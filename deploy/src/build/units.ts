import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The arguments of Node that start a program of `deploy` (programs.ts). */
export function startOf(name: string): string[] {
  return ['--enable-source-maps', join(ROOT, 'deploy/dist', `${name}.js`)];
}

/** The units that are built: the folders of the repository with an rspack configuration, the shell first. */
export function buildUnits(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'rspack.config.ts')))
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'));
}

/** The folder of the release dashboard, which is built as units are and released with the gateway. */
export const DASHBOARD = 'deploy/src/dashboard';

/** Where a unit's build lands. */
export function distOf(unit: string, root = ROOT): string {
  return join(root, unit, 'dist');
}
