import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and resolves to its exit code and everything it printed. `live` shows the
 * output while it comes. The child ends with us.
 */
export function runCommand(command, args, { live = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    const take = (stream) => (chunk) => {
      chunks.push(chunk);
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    const finish = (code) => {
      process.off('exit', end);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
