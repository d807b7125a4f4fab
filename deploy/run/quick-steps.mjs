import { join } from 'node:path';
import { vitestCounts } from './reports.mjs';

/** Everything but the API and the browser; these need no database and no build. */
const UNIT_PROJECTS = ['shared-contracts', 'shell', 'mf-*', 'deploy'];

/** A tool of node_modules, started with this Node. */
export function tool(root, path, ...args) {
  return [process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root }];
}

/** Format, lint, import rules and types: each is one check. Types take as long as the others together. */
export async function checkSteps(runner, root) {
  const types = runner.check('types', ...tool(root, 'typescript/bin/tsc', '--noEmit'));
  await runner.check(
    'format',
    ...tool(root, 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
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
      ...FOLDERS,
    ),
  );
  await types;
}

/** Folders whose imports are checked. */
const FOLDERS = ['shared-contracts', 'shell', 'mf-profiles', 'mf-content', 'api', 'deploy'];

/** Runs Vitest projects and counts their JSON report. */
export function vitestStep(runner, root, name, projects, env = {}) {
  const report = join(root, '.cache', `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  const [command, args, options] = tool(
    root,
    'vitest/vitest.mjs',
    'run',
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

export function unitStep(runner, root) {
  return vitestStep(runner, root, 'unit', UNIT_PROJECTS);
}
