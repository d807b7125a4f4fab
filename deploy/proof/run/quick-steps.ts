import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVitestReport, type Failure } from './reports.ts';
import type { CommandOptions } from './run-command.ts';
import type { Repetition, Runner, TestStep } from './runner.ts';

export type Task = () => Promise<boolean>;
type Command = [command: string, args: string[], options: CommandOptions];

/** Tests that start processes of their own: in CI a failed one runs again (`*.process.test.ts`, `*.process.db.test.ts`). */
const PROCESS_TEST = /\.process\.(?:db\.)?test\.ts$/;

/** The contracts and the shell: neither needs a database or a build. */
const HOUSE_PROJECTS = ['shared-contracts', 'shell'];

/** The checker of types: TypeScript's native port, a third of the processor time (decision 074). */
const TYPES = 'typescript-native/bin/tsc';

/** A tool of node_modules, started with this Node. */
export function tool(root: string, path: string, ...args: string[]): Command {
  return toolOn(process.execPath, root, path, ...args);
}

function toolOn(node: string, root: string, path: string, ...args: string[]): Command {
  return [node, [join(root, 'node_modules', path), ...args], { cwd: root }];
}

/** Format, lint, import rules and types, each a task that is one check; `remotesToo` when nothing else checks their types. */
export function checkTasks(runner: Runner, root: string, { remotesToo = true } = {}): Task[] {
  const check =
    (name: string, path: string, ...args: string[]): Task =>
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

function workspaces(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces;
}

/** The folders of the remotes, those with the most tests first. */
export function remotesOf(root: string): string[] {
  const remotes = workspaces(root).filter((name) => name.startsWith('mf-'));
  const tests = (name: string) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).filter(isTest).length;
  return remotes.toSorted((one, other) => tests(other) - tests(one));
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const ALONE = 'deploy/src/alone/main.ts';

/** Builds each remote in a checkout that holds nothing of the others, and keeps the builds. */
export function aloneBuildTasks(runner: Runner, root: string): Task[] {
  return remotesOf(root).map(
    (remote) => () =>
      runner.check(
        `build ${remote} alone`,
        ...tool(root, 'tsx/dist/cli.mjs', ALONE, '--build', remote),
      ),
  );
}

/** Types, lint and tests of remotes, each in a checkout that holds nothing of the others; `builds` too. */
export function aloneTasks(
  runner: Runner,
  root: string,
  { remotes = remotesOf(root), builds = true }: AloneRun = {},
): Task[] {
  return remotes.map((remote) => () => {
    const report = join(root, '.cache', `vitest-alone-${remote}.json`);
    const part = builds ? [] : ['--check'];
    const [command, args, options] = tool(
      root,
      'tsx/dist/cli.mjs',
      ALONE,
      ...part,
      remote,
      '--report',
      report,
    );
    return runner.tests(`alone ${remote}`, {
      command,
      args,
      options,
      report,
      read: readVitestReport,
    });
  });
}

interface AloneRun {
  readonly remotes?: readonly string[];
  /** Whether each is built there as well. */
  readonly builds?: boolean;
}

/** Builds the named units, all by default, where their source changed. */
export function buildTask(runner: Runner, root: string, ...units: string[]): Task {
  const main = 'deploy/src/build/main.ts';
  return () => runner.check('build', ...tool(root, 'tsx/dist/cli.mjs', main, ...units));
}

export interface VitestRun {
  readonly env?: NodeJS.ProcessEnv;
  /** Parts of paths: only test files that match one. */
  readonly files?: readonly string[];
  /** A revision: only test files that a change since then can touch, and none is fine too. */
  readonly changed?: string | undefined;
  /** The path of another Node. */
  readonly node?: string;
}

/** Runs Vitest projects and counts their JSON report. In CI failed process tests run once more. */
export function vitestStep(
  runner: Runner,
  root: string,
  name: string,
  projects: readonly string[],
  run: VitestRun = {},
): Promise<boolean> {
  const step = vitestCommand(root, name, projects, run);
  return runner.tests(name, {
    ...step,
    repeat: (failures) =>
      process.env['CI'] === undefined ? null : repeatProcessTests(step, failures),
  });
}

function vitestCommand(
  root: string,
  name: string,
  projects: readonly string[],
  { env = {}, files = [], changed, node = process.execPath }: VitestRun,
): TestStep {
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
    '--includeTaskLocation',
    `--outputFile.json=${report}`,
  );
  return {
    command,
    args,
    options: {
      ...options,
      env: {
        ...process.env,
        ...env,
      },
    },
    report,
    read: (path) => readVitestReport(path, { mayBeEmpty: changed !== undefined }),
  };
}

/** The failed tests of `*.process.test.ts` and nothing else, in a Vitest of their own; null where there are none. */
export function repeatProcessTests(
  step: TestStep,
  failures: readonly Failure[],
): Repetition | null {
  const repeated = failures.filter(({ file }) => PROCESS_TEST.test(file));
  if (repeated.length === 0) return null;
  const names = repeated.flatMap(({ name }) => (name === undefined ? [] : [escaped(name)]));
  const byName = names.length === repeated.length ? ['-t', `^(?:${names.join('|')})$`] : [];
  return {
    step: {
      ...step,
      args: [...step.args, ...new Set(repeated.map(({ file }) => file)), ...byName],
    },
    failures: repeated,
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The unit tests but those of the remotes, which `aloneTasks` runs. */
export function houseTask(runner: Runner, root: string, changed?: string): Task {
  return () => vitestStep(runner, root, 'unit', HOUSE_PROJECTS, { changed });
}

/** The projects of all unit tests. */
export const unitProjects = [...HOUSE_PROJECTS, 'deploy', 'mf-*'];

/** The unit tests of all, without what makes the remotes stand alone. */
export function unitTask(runner: Runner, root: string): Task {
  return () => vitestStep(runner, root, 'unit', unitProjects);
}
