import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LARGE_BUDGETS } from 'api/large-budgets';
import { buildUnits, distOf, ROOT } from '../../src/build/units.ts';

/** A site that runs beside the measurement and not in its way. */
export interface SiteProcess {
  /** Without a trailing slash. */
  readonly url: string;
  /** Sends a word to a script that answers to any; resolves to its answer. */
  ask(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts the built site as a process of its own, by its bundle unless a script of the measurement is named, on a free port with the demo community; throws when it ends instead. */
export async function siteProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  script?: string,
): Promise<SiteProcess> {
  const child = fork(
    script ?? join(ROOT, 'deploy/dist/site-child.js'),
    buildUnits().map((unit) => distOf(unit)),
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SEED: 'demo',
        LOG_LEVEL: 'silent',
        ...LARGE_BUDGETS,
        RATE_LIMIT: '1000000',
        ADDRESS_VIEWS: '1000000',
        VISITOR_VIEWS: '100000',
        MEMBER_VIEWS: '100000',
        MEMBER_REQUESTS: '1000000',
        ...env,
      },
      execArgv: script === undefined ? ['--enable-source-maps'] : ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const url = await addressOf(child);
  return {
    url,
    async ask() {
      const answer = once(child, 'message');
      child.send('ask');
      return ((await answer) as unknown[])[0];
    },
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('bench: the site did not start');
  });
  let text = '';
  const told = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  return Promise.race([told, ended]);
}
