import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { ROOT, startOf } from '../build/units.ts';
import { fakeBuild, temporaryFolder } from './fake-build.ts';

/** A whole site as a process of its own. */
export interface SiteProcess {
  readonly child: ChildProcess;
  /** Resolves to the address once the site serves, rejects when it ends before. */
  readonly url: Promise<string>;
  /** Exit code and what stood on stderr. */
  readonly end: Promise<{ code: number | null; complaint: string }>;
}

/** How a site is started. */
export interface SiteStart {
  /** Beside a free port and a data folder of its own without accounts. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files that the process may have open at once; default: as many as this one. */
  readonly files?: number;
}

/** Starts a site over two builds; gone after the test. */
export async function startSiteProcess({ env = {}, files }: SiteStart): Promise<SiteProcess> {
  const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
  const command = [process.execPath, ...startOf('site-child'), ...builds];
  const limited = ['/bin/sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh', ...command];
  const [program = '', ...args] = files === undefined ? command : limited;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      SEED: 'none',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: env['DATA_DIR'] ?? (await temporaryFolder()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const end = new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, complaint }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    void end.then(() => reject(new Error(`ended: ${complaint}`)));
  });
  url.catch(() => 'a start that has to fail');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await end;
  });
  return { child, url, end };
}
