import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROWS } from '../bench/rows.ts';
import { browserStep } from './browser-step.ts';
import { changeScope, filesChanged } from './change-scope.ts';
import { databaseTasks, POSTGRES, REDIS, answers } from './database-steps.ts';
import { npmCommand } from './install.mjs';
import { lanesOfCores, runInLanes } from './lanes.ts';
import { nginxStep } from './nginx-step.ts';
import { PLANTED_FAULTS } from './planted/faults.ts';
import {
  aloneBuildTasks,
  aloneTasks,
  buildTask,
  checkTasks,
  houseTask,
  remotesOf,
  tool,
  unitTask,
  type Task,
  unitProjects,
  vitestStep,
} from './quick-steps.ts';
import { runCommand } from './run-command.ts';
import { createRunner, type Runner } from './runner.ts';

/** One of each line of Node that `engines` names; the package registry brings them, each as a package of its own. */
const NODES = ['20.20.2', '22.23.3', '24.21.0'];

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
    await runInLanes([...nodeTasks(runner, root), ...(await plantedTasks(runner, root))]);
    // Alone, so that a measurement waits for nothing else.
    await benchStep(runner, root);
  }
  return runner.finish();
}

/** The quick half, without database, build and browser; resolves to its exit code. */
export async function runQuickChecks(root: string): Promise<number> {
  const runner = createRunner({ root });
  await runInLanes([unitTask(runner, root), ...checkTasks(runner, root)]);
  const list = tool(root, 'tsx/dist/cli.mjs', 'api/src/commands/list-unhandled.ts');
  process.stdout.write((await runCommand(...list)).output);
  return runner.finish();
}

/** Faults planted in copies of the checkout, each of which its tests have to find; those on PostgreSQL where one answers. */
async function plantedTasks(runner: Runner, root: string): Promise<Task[]> {
  const url = process.env[POSTGRES.variable] || POSTGRES.url;
  const hasPostgres = await answers(url);
  const main = 'deploy/proof/run/planted/main.ts';
  return PLANTED_FAULTS.flatMap(({ name, step }): Task[] => {
    if (!hasPostgres && 'database' in step && step.database === 'postgres') {
      runner.skip(`planted ${name}`, `none answers at ${new URL(url).host}.`);
      return [];
    }
    return [() => runner.check(`planted ${name}`, ...tool(root, 'tsx/dist/cli.mjs', main, name))];
  });
}

/** First the builds that later steps look at, then everything else beside the browser, which waits most of its time. */
async function proveAll(runner: Runner, root: string): Promise<void> {
  await runInLanes(aloneBuildTasks(runner, root));
  const isBuilt = await buildTask(runner, root)();
  const browser = () =>
    isBuilt
      ? browserStep(runner, root)
      : runner.fail('browser', 'There is nothing to look at: the build failed.');
  const [longest, ...others] = await databaseTasks(runner, root);
  // One more than there are cores: steps with a database or a browser wait for it half of the time.
  await runInLanes(
    [
      browser,
      ...(longest === undefined ? [] : [longest]),
      ...checkTasks(runner, root, { remotesToo: false }),
      ...others,
      ...aloneTasks(runner, root, { builds: false }),
      houseTask(runner, root),
    ],
    lanesOfCores + 1,
  );
}

async function proveChanges(runner: Runner, root: string, revision?: string): Promise<void> {
  const { base, paths } = filesChanged(root, revision);
  const { remotes, databases, specs } = changeScope(paths, remotesOf(root));
  process.stdout.write(`${paths.length} files differ from ${base}\n`);
  await runInLanes([
    ...aloneTasks(runner, root, { remotes }),
    ...checkTasks(runner, root),
    ...(databases ? await databaseTasks(runner, root, base) : []),
    houseTask(runner, root, base),
  ]);
  if (specs.length === 0) return runner.skip('browser', 'no browser test sees what changed.');
  if (await buildTask(runner, root)()) await browserStep(runner, root, specs);
}

/** Each measurement at its smallest size, one after the other: it has to end, with figures that can be. */
async function benchStep(runner: Runner, root: string): Promise<void> {
  const servers = { BENCH_DATABASE_URL: POSTGRES, BENCH_REDIS_URL: REDIS };
  const env = { ...process.env };
  for (const [name, { variable, url }] of Object.entries(servers)) {
    const here = process.env[name] ?? (process.env[variable] || url);
    if (!(await answers(here))) {
      runner.skip('benches', `none answers at ${new URL(here).host}; name one with ${name}.`);
      return;
    }
    env[name] = here;
  }
  for (const row of Object.keys(ROWS)) await benchTask(runner, root, row, env)();
}

function benchTask(runner: Runner, root: string, row: string, env: NodeJS.ProcessEnv): Task {
  const [command, args, options] = tool(
    root,
    'tsx/dist/cli.mjs',
    'deploy/proof/bench/bench.ts',
    '--smallest',
    row,
  );
  return () => runner.check(`bench ${row}`, command, args, { ...options, env });
}

/** The unit tests and the API's on the embedded database, once on each Node of `engines` that is not the machine's own. */
function nodeTasks(runner: Runner, root: string): (() => Promise<void>)[] {
  const others = NODES.filter((version) => majorOf(version) !== majorOf(process.versions.node));
  return others.map((version) => async () => {
    const node = await install(join(root, '.cache', `node-${version}`), version);
    const step = (name: string, projects: readonly string[], files: readonly string[] = []) =>
      vitestStep(runner, root, `${name} on Node ${version}`, projects, {
        node,
        files,
        env: {
          TEST_DATABASE: 'pglite',
          TEST_DATABASES: 'pglite',
          TEST_WORKERS: '1',
          PROOF: 'daily',
          PATH: [dirname(node), process.env['PATH']].join(delimiter),
        },
      });
    await step('unit', unitProjects);
    await step('api', ['api', 'api-isolated'], ['api/src/', 'api/demo/', 'api/test/']);
  });
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0];
}

/** Installs a Node into a folder, unless it is there, and gives its path. */
async function install(folder: string, version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  const options = ['--no-audit', '--no-fund', '--prefix', folder];
  const [command, ...args] = npmCommand('install', ...options, `${name}@${version}`);
  const { code, output } = await runCommand(command, args, { cwd: dirname(folder) });
  if (code !== 0) throw new Error(`Node ${version} could not be installed.\n${output}`);
  return node;
}
