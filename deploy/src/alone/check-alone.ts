import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, mkdir, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, basename } from 'node:path';
import { sourceCommit } from 'shared-contracts/build/source-commit';
import { sourceStamp, stampIn } from 'shared-contracts/build/source-stamp';
import { REMOTES } from 'shared-contracts/platform/routes';
import { distOf, ROOT } from '../build/units.ts';
import { readArtifact } from '../registry/artifact.ts';

/** What a team's checkout holds beside its remote: the contracts and the shared configuration files. */
const HOUSE = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.oxlintrc.json'];

/** The folders that npm links into node_modules. */
export const WORKSPACES = ['shell', 'api', 'deploy', 'shared-contracts', ...REMOTES];

/** What every team does with its remote, by the tools' paths below node_modules. */
const BUILD = { name: 'build', tool: '@rspack/cli/bin/rspack.js', args: ['build'] } as const;
const STEPS = [
  { name: 'types', tool: 'typescript-native/bin/tsc', args: ['--noEmit', '--singleThreaded'] },
  {
    name: 'lint',
    tool: 'oxlint/bin/oxlint',
    args: ['-c', '../.oxlintrc.json', '--deny-warnings', '.'],
  },
] as const;
const TEST = { name: 'test', tool: 'vitest/vitest.mjs', args: ['run', '--reporter=default'] };

/** A tool below node_modules and what it is called with. */
interface Step {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/** A step that failed in a remote's own checkout; the message carries what the tool said. */
class NotAlone extends Error {
  override readonly name = 'NotAlone';
}

/**
 * Builds one remote in a folder that holds nothing of the others. The build is the one that a build of the whole would
 * make, so it becomes the remote's `dist`.
 */
export function buildAlone(remote: string): Promise<void> {
  return inOwnFolder(remote, async (house) => {
    await run(house, remote, BUILD);
    await takeBuild(house, remote);
  });
}

/**
 * Checks the types of one remote, lints and tests it in a folder that holds nothing of the others; Vitest's JSON report
 * goes into the file `report` where one is named.
 */
export function checkAlone(remote: string, report?: string): Promise<void> {
  const reported =
    report === undefined
      ? []
      : ['--reporter=json', '--includeTaskLocation', `--outputFile.json=${report}`];
  return inOwnFolder(remote, async (house) => {
    for (const step of STEPS) await run(house, remote, step);
    await run(house, remote, { ...TEST, args: [...TEST.args, ...reported] });
  });
}

async function inOwnFolder(remote: string, work: (house: string) => Promise<void>): Promise<void> {
  const house = await mkdtemp(join(tmpdir(), `sp-alone-${remote}-`));
  try {
    await furnish(house, remote);
    await work(house);
  } finally {
    await rm(house, { recursive: true, force: true });
  }
}

/** Puts the build that was made in `house` where the site and its tests look for it; one of the same source has the same id. */
async function takeBuild(house: string, remote: string): Promise<void> {
  const made = distOf(remote, house);
  const dist = distOf(remote);
  const stamp = sourceStamp(ROOT, remote, 'production');
  if (stampIn(made) !== stamp) throw new NotAlone(`${remote}: alone it is made of other source.`);
  if (stampIn(dist) === stamp) {
    const [alone, among] = [await readArtifact(made), await readArtifact(dist)];
    if (alone.build !== among.build) {
      throw new NotAlone(
        `${remote}: built alone it is ${alone.build}, among the others ${among.build}.`,
      );
    }
  }
  await rm(dist, { recursive: true, force: true });
  await cp(made, dist, { recursive: true });
}

function run(house: string, remote: string, step: Step): Promise<void> {
  const tool = join(house, 'node_modules', step.tool);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tool, ...step.args],
      { cwd: join(house, remote), env: environment(), maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else reject(new NotAlone(`${remote}: ${step.name} fails alone.\n${stdout}${stderr}`));
      },
    );
  });
}

/** The folder has no repository, so the build gets its commit from here. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, BUILD_COMMIT: sourceCommit(ROOT) ?? undefined };
}

/** Lays out a checkout of one unit or some in an empty folder: the contracts, the installed packages, nothing of the others. */
export async function furnish(house: string, ...built: readonly string[]): Promise<void> {
  const units = [...built, 'shared-contracts'];
  for (const name of [...HOUSE, ...units]) {
    await cp(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist', '.cache'].includes(basename(path)),
    });
  }
  await linkPackages(house, units);
}

/** Gives a folder the installed packages, and of the workspaces the folder's own units. */
export async function linkPackages(house: string, units: readonly string[]): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  const modules = join(house, 'node_modules');
  const workspaces = new Set<string>(WORKSPACES);
  await mkdir(modules, { recursive: true });
  for (const name of await readdir(installed)) {
    if (workspaces.has(name) || name.startsWith('.')) continue;
    await symlink(join(installed, name), join(modules, name));
  }
  for (const unit of units) await symlink(join(house, unit), join(modules, unit));
}
