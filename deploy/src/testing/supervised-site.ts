import { spawn } from 'node:child_process';
import { supervise } from '../../proof/run/supervise.ts';
import { startOf } from '../build/units.ts';

// A site under the supervisor of `npm start`, but with the builds named on the command line.
supervise({
  start: () =>
    spawn(process.execPath, [...startOf('site-child'), ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  exit: (code) => process.exit(code),
});
