import { spawn } from 'node:child_process';
import { makeAllPrograms } from '../../src/build/programs.ts';
import { startOf } from '../../src/build/units.ts';
import { supervise } from './supervise.ts';

/**
 * Bundles the server where its sources changed, and runs the site of a checkout under a supervisor; `began` is when the
 * command was given, in ms since 1970.
 */
export async function superviseSite(
  root: string,
  began: number,
  report: (text: string) => void,
): Promise<void> {
  if (await makeAllPrograms()) report('bundled the server');
  supervise({
    // The channel ends with this process, however it ends, and the site then stops too.
    start: (again) =>
      spawn(process.execPath, [...startOf('site'), String(again ? Date.now() : began)], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: {
          ...process.env,
          // Requests are not logged into a terminal unless asked for.
          LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
          // Nobody else migrates the databases of a checkout.
          MIGRATE_AT_START: process.env['MIGRATE_AT_START'] || 'yes',
        },
      }),
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    exit: (code) => process.exit(code),
  });
}
