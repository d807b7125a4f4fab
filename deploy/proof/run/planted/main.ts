import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '../quick-steps.ts';
import { readPlaywrightReport, readVitestReport, type Report } from '../reports.ts';
import { runCommand } from '../run-command.ts';
import { PLANTED_FAULTS, type PlantedFault } from './faults.ts';
import { applyPatch, copyCheckout } from './plant.ts';

// For `npm run proof:long`, or by hand with the name of a fault: plants it in a copy of the checkout and runs the tests
// that have to find it there. Exit code 1 when they do not.
const [wanted] = process.argv.slice(2);
const fault = PLANTED_FAULTS.find(({ name }) => name === wanted);
if (fault === undefined) {
  process.stderr.write(`Name one of ${PLANTED_FAULTS.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}
const { copy, remove } = await copyCheckout();
try {
  applyPatch(copy, fault.name);
  const { report, output } = await stepOf(copy, fault);
  const found = report.failures.filter(({ name = '' }) => fault.failing.test(name));
  if (found.length > 0) process.stdout.write(`${fault.name}: found by ${found[0]?.name}\n`);
  else {
    const others = report.failures.map(({ name, file }) => name ?? file).join(', ');
    process.stdout.write(`${output}\n${fault.name}: not found; what failed: ${others}\n`);
  }
  process.exitCode = found.length > 0 ? 0 : 1;
} finally {
  await remove();
}

async function stepOf(
  copy: string,
  { step, foundBy }: PlantedFault,
): Promise<{ report: Report; output: string }> {
  mkdirSync(join(copy, '.cache'));
  const file = join(copy, '.cache', 'report.json');
  if ('database' in step) {
    const env = { ...process.env, PROOF: foundBy, TEST_DATABASE: step.database, TEST_WORKERS: '1' };
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const [command, args, options] = tool(
      copy,
      'vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      ...step.files,
      ...reporters,
    );
    const { output } = await runCommand(command, args, { ...options, env });
    return { report: readVitestReport(file), output };
  }
  const build = await runCommand(...tool(copy, 'tsx/dist/cli.mjs', 'deploy/src/build/main.ts'));
  if (build.code !== 0) throw new Error(build.output);
  const env = { ...process.env, PROOF: foundBy, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const config = ['--config', 'deploy/proof/e2e/playwright.config.ts', '--reporter=list,json'];
  const [command, args, options] = tool(
    copy,
    '@playwright/test/cli.js',
    'test',
    ...config,
    '--workers=1',
    ...step.browser,
  );
  const { output } = await runCommand(command, args, { ...options, env });
  return { report: readPlaywrightReport(file), output };
}
