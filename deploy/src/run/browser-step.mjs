import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from './quick-steps.mjs';
import { playwrightCounts, playwrightFailures, playwrightTimes } from './reports.mjs';
import { runCommand } from './run-command.mjs';

/**
 * The browser tests on the built site, in whatever Chromium this machine has or may get; all of them, or what Playwright
 * finds by `files` (paths of specs, `--grep` with a pattern).
 */
export async function browserStep(runner, root, files = []) {
  const found = await browserHere();
  if (found.path === undefined) return runner.fail('browser', found.sentence);
  const report = join(root, '.cache', 'playwright.json');
  const [command, args, options] = tool(
    root,
    '@playwright/test/cli.js',
    'test',
    '--config',
    'deploy/e2e/playwright.config.ts',
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
    counts: playwrightCounts,
    times: playwrightTimes,
    failures: playwrightFailures,
  });
}

/** An installed browser, after an attempt to install Debian's where that is allowed; else what to do. */
async function browserHere() {
  // Only now: tsx comes with the installation.
  const { tsImport } = await import('tsx/esm/api');
  const { findTestBrowser } = await tsImport('../browser/find-chromium.ts', import.meta.url);
  const look = () => {
    try {
      return { path: findTestBrowser() };
    } catch (error) {
      return { sentence: error.message };
    }
  };
  const first = look();
  if (first.path !== undefined || !mayInstall()) return first;
  await runCommand('apt-get', ['update']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const name of ['chromium', 'chromium-headless-shell'])
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return look();
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;
}
