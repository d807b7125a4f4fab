import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitestCounts, vitestFailures, vitestTimes } from './reports.mjs';

/** What needs neither a database nor a build, but for the remotes. */
const HOUSE_PROJECTS = ['shared-contracts', 'shell', 'deploy'];

/** The checker of types: TypeScript's native port, a third of the processor time (decision 074). */
const TYPES = 'typescript-native/bin/tsc';

/** How Vitest's JSON report is read. */
const VITEST = { counts: vitestCounts, times: vitestTimes, failures: vitestFailures };

/** A tool of node_modules, started with this Node. */
export function tool(root, path, ...args) {
  return toolOn(process.execPath, root, path, ...args);
}

function toolOn(node, root, path, ...args) {
  return [node, [join(root, 'node_modules', path), ...args], { cwd: root }];
}

/** Format, lint, import rules and types, each a task that is one check; `remotesToo` when nothing else checks their types. */
export function checkTasks(runner, root, { remotesToo = true } = {}) {
  const check =
    (name, path, ...args) =>
    () =>
      runner.check(name, ...tool(root, path, ...args));
  const rules = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
  const project = remotesToo ? 'tsconfig.json' : 'tsconfig.house.json';
  return [
    // One thread does the least work, and the lanes keep the other cores busy.
    check('types', TYPES, '--noEmit', '--singleThreaded', '--project', project),
    check('format', 'oxfmt/bin/oxfmt', '--check'),
    check('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
    check('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', ...rules, ...workspaces(root)),
  ];
}

function workspaces(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

/** The folders of the remotes, those with the most tests first. */
export function remotesOf(root) {
  const remotes = workspaces(root).filter((name) => name.startsWith('mf-'));
  const tests = (name) => readdirSync(join(root, name), { recursive: true }).filter(isTest).length;
  return remotes.toSorted((one, other) => tests(other) - tests(one));
}

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Remotes, each in a checkout that holds nothing of the others: built, checked and tested there. Their builds are kept. */
export function aloneTasks(runner, root, remotes = remotesOf(root)) {
  return remotes.map((remote) => () => {
    const report = join(root, '.cache', `vitest-alone-${remote}.json`);
    const main = 'deploy/src/alone/main.ts';
    const [command, args, options] = tool(
      root,
      'tsx/dist/cli.mjs',
      ...[main, remote, '--report', report],
    );
    return runner.tests(`alone ${remote}`, { command, args, options, report, ...VITEST });
  });
}

/** Builds the named units, all by default, where their source changed. */
export function buildTask(runner, root, ...units) {
  const main = 'deploy/src/build/build-all.ts';
  return () => runner.check('build', ...tool(root, 'tsx/dist/cli.mjs', main, ...units));
}

/**
 * Runs Vitest projects, or those of their files whose path holds one of `files`, and counts their JSON report. `changed`
 * names a revision: only files that what changed since can touch, and none is well too. `node` is the path of another Node.
 */
export function vitestStep(
  runner,
  root,
  name,
  projects,
  { env = {}, files = [], changed, node = process.execPath } = {},
) {
  const report = join(root, '.cache', `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  const [command, args, options] = toolOn(
    node,
    root,
    'vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...(changed === undefined ? [] : ['--changed', changed]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return runner.tests(name, {
    command,
    args,
    options: { ...options, env: { ...process.env, ...env } },
    report,
    ...VITEST,
    counts: (path) => vitestCounts(path, { mayBeNone: changed !== undefined }),
  });
}

/** The unit tests but those of the remotes, which `aloneTasks` runs. */
export function houseTask(runner, root, changed) {
  return () => vitestStep(runner, root, 'unit', HOUSE_PROJECTS, { changed });
}

/** The projects of all unit tests. */
export const unitProjects = [...HOUSE_PROJECTS, 'mf-*'];

/** The unit tests of all, without what makes the remotes stand alone. */
export function unitTask(runner, root) {
  return () => vitestStep(runner, root, 'unit', unitProjects);
}
