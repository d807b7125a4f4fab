import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../src/browser/find-chromium.ts';

// Two workers, each with a site of its own on a copy of one data folder, with the builds that lie in the `dist` folders.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: join(import.meta.dirname, 'site/seeded-folder.ts'),
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // In CI a failed test runs once more in a new worker, with a new site; the proof lists it as flaky when it then passes.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Caps for a machine that is busy with other things; tests wait for what they look for, not for time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // `--trace on` by hand shows every step, with pictures. In the proof a failure leaves the page as a tree of roles: a
    // trace costs more than the pages do, and a picture for the case of a failure is taken of every page that closes.
    // A camera that shows a clock, for whoever asks: nobody is there to be asked.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...chromiumFlags(),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
