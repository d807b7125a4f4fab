import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../src/browser/find-chromium.ts';
import { isLong } from './proof.ts';
import { environmentWithFace, type TextFace } from './site/text-faces.ts';

/** Tests that judge where things stand and whether words fit: they hold in more than one face. */
const GEOMETRY = [
  'checks/large-letters',
  'checks/stillness',
  'checks/whole-lines',
  'journeys/first-profile',
  'states/enlarged',
  'states/first-screen',
  'states/interest-first-screen',
  'states/long-names',
  'states/visitor-first-screen',
].map((name) => `**/${name}.spec.ts`);
/** Those that run in a second face every day; `npm run proof:long` runs all of them, and in a third face. */
const GEOMETRY_EVERY_DAY = ['**/states/long-names.spec.ts', '**/checks/whole-lines.spec.ts'];

/** A camera that shows a clock, and is allowed without a question. */
const FLAGS = [
  ...chromiumFlags(),
  // Compiles and collects on the page's own thread: a tenth less processor time where others share the cores.
  '--js-flags=--single-threaded',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

function inFace(face: TextFace, testMatch: string[]) {
  const env = { ...(process.env as Record<string, string>), ...environmentWithFace(face) };
  const launchOptions = { executablePath: findTestBrowser(), args: FLAGS, env };
  return { name: face, testMatch, use: { launchOptions } };
}

// Two workers, each with a site of its own on a copy of one data folder, with the builds that lie in the `dist` folders.
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
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
  },
  projects: [
    inFace('roboto', ['**/*.spec.ts']),
    inFace('noto-sans', isLong ? GEOMETRY : GEOMETRY_EVERY_DAY),
    ...(isLong ? [inFace('dejavu-sans', GEOMETRY)] : []),
  ],
});
