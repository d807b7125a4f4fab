import { createConnection } from 'node:net';
import { vitestStep } from './quick-steps.mjs';

const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The API's tests on the embedded database, then on PostgreSQL where one answers. */
export async function databaseSteps(runner, root) {
  await vitestStep(runner, root, 'api on PGlite', ['api'], { TEST_DATABASE: 'pglite' });
  const given = process.env.TEST_DATABASE_URL;
  const url = given || DEFAULT_URL;
  if (await answers(url)) {
    await vitestStep(runner, root, 'api on PostgreSQL', ['api'], {
      TEST_DATABASE: 'postgres',
      TEST_DATABASE_URL: url,
    });
  } else if (given) {
    await runner.fail('api on PostgreSQL', 'Nothing answers at TEST_DATABASE_URL.');
  } else {
    runner.skip(
      'api on PostgreSQL',
      'none answers at 127.0.0.1:5432; name one with TEST_DATABASE_URL.',
    );
  }
}

/** Whether anything listens where a connection string points. */
function answers(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 5432), timeout: 2000 });
    const end = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
