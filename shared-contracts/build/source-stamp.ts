import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTRACTS } from './contracts-folder.ts';

/** Beside the files of a build and none of them: the stamp of the source that it was made from. */
export const STAMP_FILE = '.source';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'gallery']);
const NOT_IN_A_BUILD = /\.(test\.tsx?|md)$|(^|\/)testing\//;

/**
 * A hash of everything that could reach a build: the unit's source, the contracts, the lockfile and the mode. It decides
 * whether a unit is built again, and nothing else: the id of a build is made of its bytes (build-id.ts).
 */
export function sourceStamp(root: string, unit: string, mode: string): string {
  const hash = createHash('sha256').update(`${unit} ${mode}\n`);
  const inputs = [
    ...filesBelow(join(root, unit)),
    ...filesBelow(contractsOf(root)),
    // A remote in its own repository has its lockfile beside its source.
    ...[join(root, 'package-lock.json'), join(root, unit, 'package-lock.json')].filter(existsSync),
  ];
  for (const file of inputs) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Beside the unit in this repository; else the package that this file is part of. */
function contractsOf(root: string): string {
  const beside = join(root, 'shared-contracts');
  return existsSync(beside) ? beside : CONTRACTS;
}

/** The stamp in the folder of a build; null where there is none. */
export function stampIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, STAMP_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => !SKIPPED.has(name) && !name.startsWith('.'))
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    })
    .filter((path) => !NOT_IN_A_BUILD.test(path.replaceAll('\\', '/')));
}
