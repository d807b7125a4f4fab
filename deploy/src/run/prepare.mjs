import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { requireNode } from './node-version.mjs';

/** The root of the repository. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Makes sure of Node and of what the lockfile names; ends the process with one sentence where it cannot. */
export async function prepare() {
  try {
    requireNode(root);
    await installIfNeeded(root, () => process.stdout.write('installing what the lockfile names\n'));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
