import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { furnish } from './furnish.ts';

/** What every team does with its remote, by the tools' paths below node_modules. */
const STEPS = [
  { name: 'build', tool: '@rspack/cli/bin/rspack.js', args: ['build'] },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--noEmit'] },
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
 * Builds, checks, lints and tests one remote in a folder that holds nothing of the others; Vitest's JSON report goes
 * into the file `report` where one is named.
 */
export async function checkAlone(remote: string, report?: string): Promise<void> {
  const reported = report === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`];
  const house = await mkdtemp(join(tmpdir(), `sp-alone-${remote}-`));
  try {
    await furnish(house, remote);
    for (const step of STEPS) await run(house, remote, step);
    await run(house, remote, { ...TEST, args: [...TEST.args, ...reported] });
  } finally {
    await rm(house, { recursive: true, force: true });
  }
}

function run(house: string, remote: string, step: Step): Promise<void> {
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
