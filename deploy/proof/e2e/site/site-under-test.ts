import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../src/build/units.ts';
import type { Site } from '../../../src/site/site.ts';
import { freePort } from './free-port.ts';

/** The site that the tests of this worker look at. */
export interface SiteUnderTest {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Makes an account staff, or a member again, on the server: its data folder is locked to the command that does so. */
  readonly changeRole: (...requested: Parameters<Site['changeRole']>) => Promise<void>;
  /** Makes the code by which staff set up a second factor, for the same reason. */
  readonly enrolmentCode: (email: string) => Promise<string>;
}

interface RunningSite extends SiteUnderTest {
  /** Resolves when the site has ended. */
  readonly stop: () => Promise<void>;
}

/** Another program may take the port between the look and the start. */
const TRIES = 3;

/** A worker is a process of its own, and has one site. */
let current: SiteUnderTest | null = null;

/** Copies a data folder and starts a site on the copy; rejects with what the site said when it ends instead. */
export async function startSiteOnCopy(seeded: string, dataDir: string): Promise<RunningSite> {
  const running = await startSiteBeside(seeded, dataDir);
  current = running;
  return running;
}

/** The same beside the worker's site, for a test that needs another configuration; the test stops it. */
export async function startSiteBeside(
  seeded: string,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  await cp(seeded, dataDir, { recursive: true });
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await start(dataDir, await freePort(), environment);
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('in use');
      if (!isTaken || left === 0) throw error;
    }
  }
}

/** The site of this worker; there is one as soon as a test has a page or a request of its own. */
export function siteUnderTest(): SiteUnderTest {
  if (current === null) throw new Error('e2e: the site of this worker was not started');
  return current;
}

async function start(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<RunningSite> {
  // A process of its own: the test runner compiles what it loads in its own way, JSX above all.
  const child = fork(join(ROOT, 'deploy/dist/run-site.js'), {
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
    process.stderr.write(text);
  });
  const ended = once(child, 'close');
  const url = await Promise.race([
    once(child, 'message').then(([told]) => String(told)),
    ended.then(() => Promise.reject(new Error(`e2e: the site did not start. ${said}`))),
  ]);
  return {
    url,
    dataDir,
    changeRole: async (email, wanted) => {
      const answered = once(child, 'message');
      child.send({ email, wanted });
      const [{ duties }] = (await answered) as [{ duties: readonly string[] | null }];
      if (duties === null) throw new Error(`e2e: no confirmed account has the address ${email}`);
    },
    enrolmentCode: async (email) => {
      const answered = once(child, 'message');
      child.send({ email });
      const [{ code }] = (await answered) as [{ code: string | null }];
      if (code === null) throw new Error(`e2e: no enrolment code for ${email}`);
      return code;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
