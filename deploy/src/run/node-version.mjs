import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws one sentence when this Node is older than `engines` of package.json asks for. */
export function requireNode(root, running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (compare(parts(running), parts(least)) >= 0) return;
  throw new Error(`This needs Node ${least} or newer, but this is Node ${running}.`);
}

function parts(version) {
  return version.split('.').map(Number);
}

function compare(one, other) {
  for (const index of [0, 1, 2]) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
