import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { supervise } from '../run/supervise.ts';

// A site under the supervisor of `npm start`, but with the builds named on the command line.
const script = fileURLToPath(new URL('./site-child.ts', import.meta.url));

supervise({
  start: () =>
    spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  exit: (code) => process.exit(code),
});
