import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../src/browser/find-chromium.ts';
import { prepareSite } from './site/site-under-test.ts';

const site = await prepareSite();

// One site for the whole run, in a process of its own, with the builds that lie in the `dist` folders.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: {
    command: 'node --import tsx deploy/e2e/site/run-site.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${site.url}/readyz`,
    // The first start makes the demo community, which takes its time on a slow machine.
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  use: {
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags() },
  },
});
