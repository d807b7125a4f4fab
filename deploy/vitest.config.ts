import { defineProject } from 'vitest/config';
import { testFilesIn, wanted } from '../vitest.files.ts';

const files = testFilesIn(import.meta.dirname);
const include = wanted([...files.shared, ...files.isolated], files);

// On PostgreSQL test files share a process, and with it one registry, whose tables are made anew for each test
// (decision 070). Beside all others they have one each: builds and sites were not proven to share.
export default defineProject({
  test: {
    name: 'deploy',
    environment: 'node',
    include,
    isolate:
      process.env['TEST_FILES'] !== 'database' ||
      include.some((file) => files.isolated.includes(file)),
    globalSetup: ['./src/testing/registry-image.ts'],
    // The first test of a process opens a copy of the registry; on two busy cores that can take a while.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
