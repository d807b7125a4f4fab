import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { vitestStep, type Task } from './quick-steps.ts';
import type { Runner } from './runner.ts';

/** A server that tests use where it answers. */
interface Server {
  readonly variable: string;
  readonly url: string;
}

const POSTGRES = {
  variable: 'TEST_DATABASE_URL',
  url: 'postgres://postgres@127.0.0.1:5432/postgres',
};
const REDIS = { variable: 'TEST_REDIS_URL', url: 'redis://127.0.0.1:6379' };

/** The API's tests, and those that mock modules. */
const API = ['api', 'api-isolated'];
/** Where everything has run once, only what is another test on another database (`vitest.files.ts`). */
const ON_DATABASE = {
  TEST_DATABASE: 'postgres',
  TEST_DATABASES: 'pglite postgres',
  TEST_FILES: 'database',
};

/** Steps run side by side, so each keeps one core busy. */
const ALONE = { TEST_WORKERS: '1' };

/** Folders of deploy whose tests have a database; on the embedded one they run with the unit tests. */
const RELEASES = ['registry', 'release-api', 'mfctl', 'canary', 'telemetry'];

/**
 * The API's tests in two parts of about the same length: the harness, and everything else that has a folder of its own,
 * so that no new folder is left out.
 */
function parts(root: string): { harness: string[]; rest: string[] } {
  const api = join(root, 'api');
  const folders = readdirSync(api, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `api/${name}/`);
  const harness = 'api/harness/';
  return { harness: [harness], rest: folders.filter((folder) => folder !== harness) };
}

/**
 * Tasks, the longest first: the API's tests that have a database on PostgreSQL where one answers, all of them on the embedded
 * one, and the releases' on PostgreSQL too; what nodes share is tested where a Redis answers. `changed` names a revision: only what changed since then
 * can touch.
 */
export async function databaseTasks(
  runner: Runner,
  root: string,
  changed?: string,
): Promise<Task[]> {
  const redis = await serverFor(runner, 'api on Redis', REDIS);
  const step =
    (name: string, projects: readonly string[], env: NodeJS.ProcessEnv, files?: string[]): Task =>
    () =>
      vitestStep(runner, root, name, projects, {
        env: {
          ...ALONE,
          ...env,
        },
        files: files ?? [],
        changed,
      });
  const postgres = await serverFor(runner, 'api on PostgreSQL', POSTGRES);
  const onPglite = {
    TEST_DATABASE: 'pglite',
    ...redis,
    // Random tests look less far on a database that is not the only one (`api/harness/proof.ts`).
    TEST_DATABASES: postgres === null ? 'pglite' : 'pglite postgres',
  };
  const { harness, rest } = parts(root);
  const embedded = [
    step('api on PGlite, harness', API, onPglite, harness),
    step('api on PGlite', API, onPglite, rest),
  ];
  if (postgres === null) return embedded;
  const env = { ...ON_DATABASE, ...postgres };
  const folders = RELEASES.map((name) => `deploy/src/${name}/`);
  return [
    step('api on PostgreSQL', API, { ...env, ...redis }),
    ...embedded,
    step('releases on PostgreSQL', ['deploy'], env, folders),
  ];
}

/** The environment that names a server; null, and a line that says so, where none answers. */
async function serverFor(
  runner: Runner,
  name: string,
  { variable, url }: Server,
): Promise<Record<string, string> | null> {
  const given = process.env[variable];
  if (await answers(given || url)) return { [variable]: given || url };
  if (given) await runner.fail(name, `Nothing answers at ${variable}.`);
  else runner.skip(name, `none answers at ${new URL(url).host}; name one with ${variable}.`);
  return null;
}

/** Whether anything listens where a connection string points. */
function answers(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol.startsWith('redis') ? 6379 : 5432;
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || usual), timeout: 2000 });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
