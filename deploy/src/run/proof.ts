import { parseArgs } from 'node:util';
import { benchStep } from './bench-steps.ts';
import { browserStep } from './browser-step.ts';
import { changeScope, filesChanged } from './change-scope.ts';
import { databaseTasks } from './database-steps.ts';
import { lanesOfCores, runInLanes } from './lanes.ts';
import { nginxStep } from './nginx-step.ts';
import { nodeTasks } from './node-steps.ts';
import { PLANTED_FAULTS } from './planted/faults.ts';
import {
  aloneTasks,
  buildTask,
  checkTasks,
  houseTask,
  remotesOf,
  tool,
  unitTask,
} from './quick-steps.ts';
import { runCommand } from './run-command.ts';
import { createRunner, type Runner } from './runner.ts';

/**
 * The proof; resolves to its exit code. `--changed [REVISION]`: only what the changes since then can touch. `--long`:
 * the long forms of random tests and matrices, other Nodes, planted faults, and every measurement at its smallest size.
 */
export async function runProof(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: {
        type: 'boolean',
        default: false,
      },
      long: {
        type: 'boolean',
        default: false,
      },
    },
  });
  if (values.long) process.env['PROOF'] = 'long';
  const runner = createRunner({ root });
  await nginxStep(runner);
  if (values.changed) await proveChanges(runner, root, positionals[0]);
  else await proveAll(runner, root);
  if (values.long) {
    await runInLanes([...nodeTasks(runner, root), ...plantedTasks(runner, root)]);
    // Alone, so that a measurement waits for nothing else.
    await benchStep(runner, root);
  }
  return runner.finish();
}

/** The quick half, without database, build and browser; resolves to its exit code. */
export async function runQuickChecks(root: string): Promise<number> {
  const runner = createRunner({ root });
  await runInLanes([unitTask(runner, root), ...checkTasks(runner, root)]);
  const list = tool(root, 'tsx/dist/cli.mjs', 'api/src/platform/calls/list-unhandled.ts');
  process.stdout.write((await runCommand(...list)).output);
  return runner.finish();
}

/** Faults planted in copies of the checkout, each of which its tests have to find. */
function plantedTasks(runner: Runner, root: string): (() => Promise<boolean>)[] {
  const main = 'deploy/src/run/planted/main.ts';
  return PLANTED_FAULTS.map(
    ({ name }) =>
      () =>
        runner.check(`planted ${name}`, ...tool(root, 'tsx/dist/cli.mjs', main, name)),
  );
}

/** As many steps at once as there are cores; first the builds that later steps look at. */
async function proveAll(runner: Runner, root: string): Promise<void> {
  await runInLanes([
    ...aloneTasks(runner, root),
    ...checkTasks(runner, root, { remotesToo: false }),
  ]);
  const isBuilt = await buildTask(runner, root)();
  const browser = () =>
    isBuilt
      ? browserStep(runner, root)
      : runner.fail('browser', 'There is nothing to look at: the build failed.');
  // One more than there are cores: steps with a database or a browser wait for it half of the time.
  await runInLanes(
    [browser, ...(await databaseTasks(runner, root)), houseTask(runner, root)],
    lanesOfCores + 1,
  );
}

async function proveChanges(runner: Runner, root: string, revision?: string): Promise<void> {
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
