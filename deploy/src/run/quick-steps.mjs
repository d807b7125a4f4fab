import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitestCounts } from './reports.mjs';

/** What needs neither a database nor a build, but for the remotes. */
const HOUSE_PROJECTS = ['shared-contracts', 'shell', 'deploy'];

/** A tool of node_modules, started with this Node. */
export function tool(root, path, ...args) {
  return [process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root }];
}

/** Format, lint, import rules and types: each is one check. Types take as long as the others together. */
export async function checkSteps(runner, root) {
  const types = runner.check('types', ...tool(root, 'typescript/bin/tsc', '--noEmit'));
  await runner.check(
    'format',
    ...tool(
      root,
      'prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
      '.',
    ),
  );
  await runner.check('lint', ...tool(root, 'oxlint/bin/oxlint', '--deny-warnings'));
  await runner.check(
    'imports',
    ...tool(
      root,
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...workspaces(root),
    ),
  );
  await types;
}

function workspaces(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

/** Every remote in a checkout that holds nothing of the others: built, checked and tested there, two at a time. */
export async function aloneSteps(runner, root) {
  const remotes = workspaces(root).filter((name) => name.startsWith('mf-'));
  const next = async () => {
    for (let remote = remotes.shift(); remote !== undefined; remote = remotes.shift()) {
      const report = join(root, '.cache', `vitest-alone-${remote}.json`);
      const [node, args, options] = tool(
        root,
        'tsx/dist/cli.mjs',
        'deploy/src/alone/main.ts',
        remote,
        '--report',
        report,
      );
      await runner.tests(`alone ${remote}`, {
        ...{ command: node, args, options },
        ...{ report, counts: vitestCounts },
      });
    }
  };
  await Promise.all([next(), next()]);
}

/** Runs Vitest projects, or those of their files whose path holds one of `files`, and counts their JSON report. */
export function vitestStep(runner, root, name, projects, env = {}, files = []) {
  const report = join(root, '.cache', `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  const [command, args, options] = tool(
    root,
    'vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return runner.tests(name, {
    command,
    args,
    options: { ...options, env: { ...process.env, ...env } },
    report,
    counts: vitestCounts,
  });
}

/** The unit tests but those of the remotes, which `aloneSteps` runs. */
export function houseStep(runner, root) {
  return vitestStep(runner, root, 'unit', HOUSE_PROJECTS);
}

/** The unit tests of all, without what makes the remotes stand alone. */
export function unitStep(runner, root) {
  return vitestStep(runner, root, 'unit', [...HOUSE_PROJECTS, 'mf-*']);
}
