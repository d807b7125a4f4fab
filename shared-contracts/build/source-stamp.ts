import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

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
    ...filesBelow(join(root, 'shared-contracts')),
    join(root, 'package-lock.json'),
  ];
  for (const file of inputs) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
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
