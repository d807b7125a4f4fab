import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the patches lie, one per fault. */
export const PATCHES = import.meta.dirname;

/** Applies a patch to the files below `root`, or with `--check` only sees whether it fits; throws with git's words. */
export function applyPatch(root: string, name: string, ...options: string[]): void {
  const patch = join(PATCHES, `${name}.patch`);
  const { status, stderr } = spawnSync('git', ['apply', ...options, patch], {
    cwd: root,
    encoding: 'utf8',
    // A folder inside a repository is patched as if it were none.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) },
  });
  if (status !== 0) throw new Error(`${name}.patch does not fit. ${stderr.trim()}`);
}

/** Copies the checkout's tracked files into a new folder, with its installed packages; its workspaces are those of the copy. */
export async function copyCheckout(
  root: string,
): Promise<{ copy: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'saptapadi-planted-'));
  const listed = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of listed.stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  const folders = await readdir(root);
  await linkPackages(
    join(root, 'node_modules'),
    join(copy, 'node_modules'),
    new Set(folders),
    copy,
  );
  return { copy, remove: () => rm(copy, { recursive: true, force: true }) };
}

async function linkPackages(
  from: string,
  to: string,
  workspaces: ReadonlySet<string>,
  copy: string,
) {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '.cache' || name === '.vite') continue;
    await symlink(workspaces.has(name) ? join(copy, name) : join(from, name), join(to, name));
  }
}
