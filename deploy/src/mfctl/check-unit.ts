import { execFile } from 'node:child_process';
import { CommandFailed, EXIT } from './failures.ts';

/** What a team runs on its unit before a release, by the scripts of its package.json. */
const CHECKS = ['types', 'lint', 'test'] as const;

/** Lines of a failed check that are shown: the last ones say what is wrong. */
const SHOWN = 30;

/** Runs types, lint and tests in the folder of a unit; rejects with CommandFailed at the first that fails. */
export async function runChecks(unit: string, folder: string): Promise<void> {
  for (const check of CHECKS) await run(unit, folder, check);
}

function run(unit: string, folder: string, check: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      ['run', '--silent', check],
      { cwd: folder, env: { ...process.env, NODE_ENV: undefined }, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        if (error === null) {
          resolve();
          return;
        }
        const lines = `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN);
        const sentence = `${unit}: ${check} fails. Fix it, or publish with --skip-checks, which is recorded.`;
        reject(new CommandFailed(EXIT.refused, sentence, 'release.checks', lines));
      },
    );
  });
}
