import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { REMOTES } from 'shared-contracts/routes';
import { ROOT } from '../build/units.ts';

/** What stands beside a remote in its team's checkout: the contracts and the files of the house. */
const HOUSE = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.oxlintrc.json'];

/** What every team does with its remote, by the tools' paths below node_modules. */
const STEPS = [
  { name: 'build', tool: '@rspack/cli/bin/rspack.js', args: ['build'] },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'lint',
    tool: 'oxlint/bin/oxlint',
    args: ['-c', '../.oxlintrc.json', '--deny-warnings', '.'],
  },
  { name: 'test', tool: 'vitest/vitest.mjs', args: ['run'] },
] as const;

/** A step that failed in a remote's own checkout; the message carries what the tool said. */
class NotAlone extends Error {
  override readonly name = 'NotAlone';
}

/** Builds, checks, lints and tests one remote in a folder that holds nothing of the others. */
export async function checkAlone(remote: string): Promise<void> {
  const house = await mkdtemp(join(tmpdir(), `sp-alone-${remote}-`));
  try {
    await furnish(house, remote);
    for (const step of STEPS) await run(house, remote, step);
  } finally {
    await rm(house, { recursive: true, force: true });
  }
}

async function furnish(house: string, remote: string): Promise<void> {
  const units = [remote, 'shared-contracts'];
  for (const name of [...HOUSE, ...units]) {
    await cp(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist', '.cache'].includes(basename(path)),
    });
  }
  const installed = join(ROOT, 'node_modules');
  const modules = join(house, 'node_modules');
  const siblings = new Set(['shell', 'api', 'deploy', 'shared-contracts', ...REMOTES]);
  await mkdir(modules);
  for (const name of await readdir(installed)) {
    if (siblings.has(name) || name.startsWith('.')) continue;
    await symlink(join(installed, name), join(modules, name));
  }
  for (const unit of units) await symlink(join(house, unit), join(modules, unit));
}

function run(house: string, remote: string, step: (typeof STEPS)[number]): Promise<void> {
  const tool = join(house, 'node_modules', step.tool);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tool, ...step.args],
      { cwd: join(house, remote), env: { ...process.env, NODE_ENV: undefined }, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else reject(new NotAlone(`${remote}: ${step.name} fails alone.\n${stdout}${stderr}`));
      },
    );
  });
}
