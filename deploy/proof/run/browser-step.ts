import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowser } from '../../src/browser/find-chromium.ts';
import { tool } from './quick-steps.ts';
import { readPlaywrightReport } from './reports.ts';
import { runCommand } from './run-command.ts';
import type { Runner } from './runner.ts';

/**
 * The browser tests on the built site, in whatever Chromium this machine has or may get; all of them, or what Playwright
 * finds by `files` (paths of specs, `--grep` with a pattern).
 */
export async function browserStep(
  runner: Pick<Runner, 'tests' | 'fail'>,
  root: string,
  files: readonly string[] = [],
): Promise<boolean> {
  const found = await browserHere();
  if ('sentence' in found) return runner.fail('browser', found.sentence);
  const report = join(root, '.cache', 'playwright.json');
  const [command, args, options] = tool(
    root,
    '@playwright/test/cli.js',
    'test',
    '--config',
    'deploy/proof/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...files,
  );
  return runner.tests('browser', {
    command,
    args,
    options: {
      ...options,
      env: {
        ...process.env,
        CHROMIUM_PATH: found.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
    report,
    read: readPlaywrightReport,
    hasBrowsers: true,
  });
}

/** An installed browser, after an attempt to install Debian's where that is allowed; else what to do. */
async function browserHere(): Promise<{ path: string } | { sentence: string }> {
  const first = findBrowser();
  if ('path' in first || !mayInstall()) return first;
  await runCommand('apt-get', ['update']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const name of ['chromium', 'chromium-headless-shell'])
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return findBrowser();
}

function findBrowser(): { path: string } | { sentence: string } {
  try {
    return { path: findTestBrowser() };
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : String(error) };
  }
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/usr/bin/apt-get') && !process.env['CHROMIUM_PATH'];
}
