import { spawn } from 'node:child_process';
import { startOf } from '../build/units.ts';
import { supervise } from '../run/supervise.ts';

// A site under the supervisor of `npm start`, but with the builds named on the command line.
supervise({
  start: () =>
    spawn(process.execPath, [...startOf('site-child'), ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  exit: (code) => process.exit(code),
});
