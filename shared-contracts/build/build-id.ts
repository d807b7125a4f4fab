import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'gallery']);
const NOT_IN_A_BUILD = /\.(test\.tsx?|md)$|(^|\/)testing\//;

/**
 * The id of a build, known before bundling: 12 hex digits over everything that decides its bytes, that is the unit's
 * source, the contracts, the lockfile and the mode. Two builds that differ never share a `uniqueName` (design section 3).
 */
export function buildId(root: string, unit: string, mode: string): string {
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
  return hash.digest('hex').slice(0, 12);
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
