import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../build/units.ts';
import { fakeBuild, temporaryFolder } from './fake-build.ts';

/** A whole site as a process that may have only so many files open at once; gone after the test. */
export async function limitedSite(
  files: number,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
  const script = join(ROOT, 'deploy/src/testing/site-child.ts');
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', `ulimit -n ${files}; exec "$@"`, 'sh'],
      ...[process.execPath, '--import', 'tsx', script, ...builds],
    ],
    {
      cwd: ROOT,
      env: {
        ...{ PATH: process.env['PATH'], SEED: 'none', LOG_LEVEL: 'silent', PORT: '0' },
        DATA_DIR: await temporaryFolder(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const url = await Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error(`the site ended: ${complaint}`))),
  ]);
  return { url, child };
}
