import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages, WORKSPACES } from '../../../src/alone/check-alone.ts';
import { ROOT } from '../../../src/build/units.ts';

/** Where the patches lie, one per fault. */
export const PATCHES = import.meta.dirname;

/** Applies a patch to the files below `root`, or with `--check` only sees whether it fits; throws with git's words. */
export function applyPatch(root: string, name: string, ...options: string[]): void {
  const patch = join(PATCHES, `${name}.patch`);
  const { status, stderr } = spawnSync('git', ['apply', ...options, patch], {
    cwd: root,
    encoding: 'utf8',
    // In a folder below another repository git would skip the patch without an error.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) },
  });
  if (status !== 0) throw new Error(`${name}.patch does not fit. ${stderr.trim()}`);
}

/** Copies the checkout's tracked files into a new folder, with its installed packages; its workspaces are those of the copy. */
export async function copyCheckout(): Promise<{ copy: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'saptapadi-planted-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 1e8 });
  for (const file of files.toString().split('\0').slice(0, -1)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file));
  }
  await linkPackages(copy, WORKSPACES);
  return { copy, remove: () => rm(copy, { recursive: true, force: true }) };
}
