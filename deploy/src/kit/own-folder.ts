import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACES } from '../alone/check-alone.ts';
import { ROOT } from '../build/units.ts';
import { CONTRACTS, TOOLS, type Kit } from './pack-kit.ts';

/**
 * Gives a folder outside of the checkout what `npm install` would: the two packed packages, and of everything else the
 * packages that the checkout has installed.
 */
export async function installKit(folder: string, kit: Kit): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '.bin'), { recursive: true });
  const skipped = new Set<string>([...WORKSPACES, CONTRACTS, TOOLS]);
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (skipped.has(name) || name.startsWith('.')) continue;
    await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const [name, tarball] of [
    [CONTRACTS, kit.contracts],
    [TOOLS, kit.tools],
  ] as const) {
    await mkdir(join(modules, name));
    const args = ['-xzf', tarball, '-C', join(modules, name), '--strip-components=1'];
    await promisify(execFile)('tar', args);
  }
  await symlink(`../${TOOLS}/mfctl.js`, join(modules, '.bin', 'mfctl'));
}
