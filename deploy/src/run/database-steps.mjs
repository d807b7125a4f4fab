import { createConnection } from 'node:net';
import { vitestStep } from './quick-steps.mjs';

const POSTGRES = {
  variable: 'TEST_DATABASE_URL',
  url: 'postgres://postgres@127.0.0.1:5432/postgres',
};
const REDIS = { variable: 'TEST_REDIS_URL', url: 'redis://127.0.0.1:6379' };

/** Folders of deploy whose tests have a database; on the embedded one they run with the unit tests. */
const RELEASES = ['registry', 'release-api', 'mfctl', 'canary', 'telemetry'];

/**
 * The API's tests on the embedded database, then on PostgreSQL where one answers, and there the
 * releases' too; what nodes share is tested in both, where a Redis answers.
 */
export async function databaseSteps(runner, root) {
  const redis = await serverFor(runner, 'api on Redis', REDIS);
  await vitestStep(runner, root, 'api on PGlite', ['api'], { TEST_DATABASE: 'pglite', ...redis });
  const postgres = await serverFor(runner, 'api on PostgreSQL', POSTGRES);
  if (postgres === null) return;
  const env = { TEST_DATABASE: 'postgres', ...postgres };
  await vitestStep(runner, root, 'api on PostgreSQL', ['api'], { ...env, ...redis });
  const folders = RELEASES.map((name) => `deploy/src/${name}/`);
  await vitestStep(runner, root, 'releases on PostgreSQL', ['deploy'], env, folders);
}

/** The environment that names a server; null, and a line that says so, where none answers. */
async function serverFor(runner, name, { variable, url }) {
  const given = process.env[variable];
  if (await answers(given || url)) return { [variable]: given || url };
  if (given) await runner.fail(name, `Nothing answers at ${variable}.`);
  else runner.skip(name, `none answers at ${new URL(url).host}; name one with ${variable}.`);
  return null;
}

/** Whether anything listens where a connection string points. */
function answers(url) {
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol.startsWith('redis') ? 6379 : 5432;
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || usual), timeout: 2000 });
    const end = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
