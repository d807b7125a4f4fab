import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Whoever changes it adds a migration. */
const MIGRATIONS = 'api/migrations/list.ts';
/** What servers and migrations of that time are made of. */
const PARTS = ['api', 'deploy', 'shared-contracts', 'package.json', 'tsconfig.base.json'];
const SIBLINGS = ['api', 'deploy', 'shared-contracts'];

/** A checkout of the code before the last migration, on the packages that are installed here. */
export interface OlderCheckout {
  readonly folder: string;
  readonly revision: string;
  remove(): Promise<void>;
}

/** The commit before the last migration; a sentence where the history does not reach so far. */
export async function beforeLastMigration(): Promise<{ revision: string } | { why: string }> {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    return { why: 'a shallow clone does not know the commit before the last migration' };
  const last = await git('log', '-1', '--format=%H', '--', MIGRATIONS);
  return { revision: await git('rev-parse', `${last}^`) };
}

/** Lays the code of a revision out in a folder of its own. */
export async function checkOut(revision: string): Promise<OlderCheckout> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-older-'));
  const remove = () => rm(folder, { recursive: true });
  try {
    const archive = join(folder, 'code.tar');
    await git('archive', `--output=${archive}`, revision, '--', ...PARTS);
    await run('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    await linkPackages(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, revision, remove };
}

async function linkPackages(folder: string): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(installed)) {
    if (!SIBLINGS.includes(name)) await symlink(join(installed, name), join(modules, name));
  }
  for (const name of SIBLINGS) {
    await symlink(join(folder, name), join(modules, name));
    // Versions that only this package has.
    const own = await readdir(join(ROOT, name));
    if (!own.includes('node_modules')) continue;
    await symlink(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: ROOT });
  return stdout.trim();
}
