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

export const POSTGRES: Server = {
  variable: 'TEST_DATABASE_URL',
  url: 'postgres://postgres@127.0.0.1:5432/postgres',
};
export const REDIS: Server = { variable: 'TEST_REDIS_URL', url: 'redis://127.0.0.1:6379' };

/** The API's tests, and those that replace modules. */
const API = ['api', 'api-isolated'];

/** Steps run side by side, so each keeps one core busy. */
const ALONE = { TEST_WORKERS: '1' };

/**
 * What the embedded database can break beyond its own tests, which never ask for PostgreSQL: the folder after a crash,
 * migrations, jobs, statements as each module writes them. Every day; everything else on it is in the long
 * proof (decision 209).
 */
const EMBEDDED_EVERY_DAY = [
  'api/proof/harness/crash/crash.',
  'api/proof/harness/crash/file-crash.',
  'api/migrations/',
  'api/demo/seed/load.db.test.ts',
  'api/src/platform/database/',
  'api/src/platform/jobs/run-jobs.db.test.ts',
  'api/src/modules/accounts/delete-account.db.test.ts',
  'api/src/modules/analytics/page-views.db.test.ts',
  'api/src/modules/assistant/answer-question.db.test.ts',
  'api/src/modules/billing/orders/capture.db.test.ts',
  'api/src/modules/chat/conversation.db.test.ts',
  'api/src/modules/content/ads.db.test.ts',
  'api/src/modules/engagement/interests.db.test.ts',
  'api/src/modules/profiles/listing/listing.db.test.ts',
  'api/src/modules/staff/call-logs/save-call-log.db.test.ts',
  'api/src/modules/verification/documents.db.test.ts',
  'deploy/src/canary/leadership.db.test.ts',
  'deploy/src/registry/generation-store.db.test.ts',
];

/** The two halves of the API's tests, of about the same length; no new folder is left out. */
function halves(root: string): { harness: string[]; rest: string[] } {
  const api = join(root, 'api');
  const folders = readdirSync(api, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `api/${name}/`);
  const harness = 'api/proof/';
  return {
    harness: [harness],
    rest: folders.filter((folder) => folder !== harness),
  };
}

/** Names of files as Vitest's command line takes them. */
const DATABASE_TESTS = '.db.test.ts';

/**
 * The tests of API and deploy, the longest first: on PostgreSQL where one answers, and then on the embedded database
 * what that can break, or in the long proof everything; else all on the embedded one. What nodes share is tested where
 * a Redis answers. `changed` names a revision: only what changed since then can touch.
 */
export async function databaseTasks(
  runner: Runner,
  root: string,
  changed?: string,
): Promise<Task[]> {
  const redis = await serverFor(runner, 'api on Redis', REDIS);
  const postgres = await serverFor(runner, 'api on PostgreSQL', POSTGRES);
  const step =
    (
      name: string,
      projects: readonly string[],
      env: NodeJS.ProcessEnv,
      files: readonly string[] = [],
    ): Task =>
    () =>
      vitestStep(runner, root, name, projects, {
        env: {
          ...ALONE,
          ...redis,
          TEST_DATABASES: postgres === null ? 'pglite' : 'pglite postgres',
          ...env,
        },
        files,
        changed,
      });
  const everything = (on: string, env: NodeJS.ProcessEnv) => [
    step(`api harness on ${on}`, API, env, halves(root).harness),
    step(`api on ${on}`, API, env, halves(root).rest),
    step(`deploy on ${on}`, ['deploy'], env),
  ];
  const onPglite = { TEST_DATABASE: 'pglite' };
  if (postgres === null) return everything('PGlite', onPglite);
  const embedded = process.env['PROOF'] === 'long' ? [DATABASE_TESTS] : EMBEDDED_EVERY_DAY;
  return [
    ...everything('PostgreSQL', {
      TEST_DATABASE: 'postgres',
      ...postgres,
    }),
    step('embedded database', ['api', 'deploy'], onPglite, embedded),
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
export function answers(url: string): Promise<boolean> {
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
