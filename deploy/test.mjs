// `npm test`: everything, from a fresh clone. Plain Node: nothing is installed when it begins.
// `--changed [REVISION]`: only what the changes since then can touch. `--long`: the long forms of random tests and matrices,
// and other Nodes.
import { parseArgs } from 'node:util';
import { browserStep } from './src/run/browser-step.mjs';
import { changeScope, filesChanged } from './src/run/change-scope.mjs';
import { databaseTasks } from './src/run/database-steps.mjs';
import { lanesOfCores, runInLanes } from './src/run/lanes.mjs';
import { nodeTasks } from './src/run/node-steps.mjs';
import { prepare, root } from './src/run/prepare.mjs';
import { aloneTasks, buildTask, checkTasks, houseTask, remotesOf } from './src/run/quick-steps.mjs';
import { createRunner } from './src/run/runner.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
if (values.long) process.env.PROOF = 'long';
await prepare();
const runner = createRunner({ root });
if (values.changed) await runChanged(positionals[0]);
else await runAll();
process.exit(runner.finish());

/** Side by side as far as there are cores; first what makes the builds that later steps look at. */
async function runAll() {
  await runInLanes([
    ...aloneTasks(runner, root),
    ...checkTasks(runner, root, { remotesToo: false }),
  ]);
  const built = await buildTask(runner, root)();
  const browser = () =>
    built
      ? browserStep(runner, root)
      : runner.fail('browser', 'There is nothing to look at: the build failed.');
  // Two more than there are cores: whoever has a database or a browser waits for it half of the time.
  await runInLanes(
    [browser, ...(await databaseTasks(runner, root)), houseTask(runner, root)],
    lanesOfCores + 2,
  );
  if (values.long) await runInLanes(nodeTasks(runner, root));
}

async function runChanged(revision) {
  const { base, paths } = filesChanged(root, revision);
  const { remotes, databases, specs } = changeScope(paths, remotesOf(root));
  process.stdout.write(`${paths.length} files differ from ${base}\n`);
  await runInLanes([
    ...aloneTasks(runner, root, remotes),
    ...checkTasks(runner, root),
    ...(databases ? await databaseTasks(runner, root, base) : []),
    houseTask(runner, root, base),
  ]);
  if (specs.length === 0) return runner.skip('browser', 'no browser test sees what changed.');
  if (await buildTask(runner, root)()) await browserStep(runner, root, specs);
}
