import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installChromium, NO_BROWSER } from './find-chromium.mjs';
import { tool } from './quick-steps.mjs';
import { playwrightCounts } from './reports.mjs';

const CONFIG = 'deploy/e2e/playwright.config.ts';

/** The browser tests on the built site, in whatever Chromium this machine has or may get. */
export async function browserStep(runner, root) {
  if (!existsSync(join(root, CONFIG))) {
    return runner.fail('browser', `There is no ${CONFIG}.`);
  }
  if ((await findChromium()) === null) await installChromium();
  const path = await findChromium();
  if (path === null) return runner.fail('browser', NO_BROWSER);
  const report = join(root, '.cache', 'playwright.json');
  const [command, args, options] = tool(
    root,
    '@playwright/test/cli.js',
    'test',
    '--config',
    CONFIG,
    '--reporter=list,json',
  );
  return runner.tests('browser', {
    command,
    args,
    options: {
      ...options,
      env: { ...process.env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
    report,
    counts: playwrightCounts,
  });
}
