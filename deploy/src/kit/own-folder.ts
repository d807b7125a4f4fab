import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from '../alone/check-alone.ts';
import { CONTRACTS, TOOLS, type Kit } from './pack-kit.ts';

/**
 * Gives a folder outside of the checkout what `npm install` would: the two packed packages, and of everything else the
 * packages that the checkout has installed.
 */
export async function installKit(folder: string, kit: Kit): Promise<void> {
  const modules = join(folder, 'node_modules');
  await linkPackages(folder, []);
  for (const [name, tarball] of [
    [CONTRACTS, kit.contracts],
    [TOOLS, kit.tools],
  ] as const) {
    await mkdir(join(modules, name));
    const args = ['-xzf', tarball, '-C', join(modules, name), '--strip-components=1'];
    await promisify(execFile)('tar', args);
  }
  await mkdir(join(modules, '.bin'));
  await symlink(`../${TOOLS}/mfctl.js`, join(modules, '.bin', 'mfctl'));
}
