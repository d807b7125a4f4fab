import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Runs the script that it is given as tsx does, but sooner: from one file made of its sources (decision 146). */
export const RUN_PROGRAM = join(ROOT, 'deploy/src/program/run.mjs');

/** The units that are built: the folders of the repository with an rspack configuration, the shell first. */
export function buildUnits(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'rspack.config.ts')))
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'));
}

/** Where a unit's build lands. */
export function distOf(unit: string, root = ROOT): string {
  return join(root, unit, 'dist');
}
