import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runTask } from 'api/entry';
import { makeAllPrograms, TEST_PROGRAMS } from '../../../src/build/programs.ts';
import { ROOT } from '../../../src/build/units.ts';
import { buildCanaries } from '../faults/canary-builds.ts';

/** Makes the demo community in the data folder, publishes the builds and stops in good order: the folder may be copied. */
async function seed(): Promise<void> {
  const site = fork(join(ROOT, 'deploy/dist/run-site.js'), {
    env: { ...process.env, PORT: '0' },
    execArgv: ['--enable-source-maps'],
  });
  site.once('message', () => site.kill('SIGTERM'));
  const [code] = (await once(site, 'close')) as [number | null];
  if (code !== 0) throw new Error(`e2e: the site that makes the demo community ended with ${code}`);
}

await runTask(async () => {
  await makeAllPrograms(TEST_PROGRAMS);
  await Promise.all([seed(), buildCanaries()]);
});
// Nothing that is left over may hold up the tests.
process.exit();
