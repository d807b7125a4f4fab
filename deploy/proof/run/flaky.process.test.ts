import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './install.mjs';
import { repeatProcessTests, tool } from './quick-steps.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { createRunner, type TestStep } from './runner.ts';

/** A test file whose first test fails the first time that it runs, and whose second test always fails. */
const plantedTests = (runner: string, marker: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { expect, test } from '${runner}';
  test('fails (once)', () => {
    const ranBefore = existsSync('${marker}');
    writeFileSync('${marker}', '');
    expect(ranBefore, 'the first try').toBe(true);
  });
  test('fails always', () => expect(1).toBe(2));
  test('is fine', () => expect(1).toBe(1));
`;

/** A folder inside the checkout, where planted tests find the runners. */
async function plantedFolder(): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'planted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function endOf(step: TestStep): Promise<string> {
  const lines: string[] = [];
  const runner = createRunner({ root, write: (text) => lines.push(text) });
  await runner.tests('planted', step);
  runner.finish();
  return lines.join('');
}

it("lists a flaky test and fails a broken one, in Vitest's process tests", async () => {
  const folder = await plantedFolder();
  const file = join(folder, 'planted.process.test.ts');
  await writeFile(file, plantedTests('vitest', join(folder, 'ran')));
  await writeFile(join(folder, 'vitest.config.ts'), 'export default {};');
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const [command, args, options] = tool(
    root,
    'vitest/vitest.mjs',
    'run',
    `--root=${folder}`,
    ...reporters,
  );
  const step = { command, args, options, report, read: readVitestReport };
  const end = await endOf({
    ...step,
    repeat: (failures) => repeatProcessTests(step, failures),
  });
  expect(end).toMatch(/what failed:\n.*planted\.process\.test\.ts › fails always/);
  expect(end).toMatch(/Flaky .*\n.*planted\.process\.test\.ts › fails \(once\).*\n.*the first try/);
  expect(end).toMatch(/\n2 passed, 1 failed\n$/);
});

it("lists a flaky test and fails a broken one, in Playwright's", async () => {
  const folder = await plantedFolder();
  await writeFile(
    join(folder, 'planted.spec.ts'),
    plantedTests('@playwright/test', join(folder, 'ran')),
  );
  await writeFile(
    join(folder, 'playwright.config.ts'),
    "export default { retries: 1, outputDir: './results' };",
  );
  const report = join(folder, 'report.json');
  const [command, args, options] = tool(
    root,
    '@playwright/test/cli.js',
    'test',
    `--config=${folder}`,
    '--reporter=json',
  );
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const end = await endOf({
    command,
    args,
    options: { ...options, env },
    report,
    read: readPlaywrightReport,
  });
  expect(end).toMatch(/what failed:\n.*planted\.spec\.ts › fails always/);
  expect(end).toMatch(/Flaky .*\n.*planted\.spec\.ts › fails \(once\).*\n.*the first try/);
  expect(end).toMatch(/\n2 passed, 1 failed\n$/);
});
