import { defineProject } from 'vitest/config';
import { testFilesIn, wanted } from '../vitest.files.ts';

const files = testFilesIn(import.meta.dirname);
const include = wanted(files.isolated, files);
const onDatabase = include.some((file) => files.onDatabase.has(file));

// What a file replaces it replaces for its whole process, so these have one each.
export default defineProject({
  test: {
    name: 'api-isolated',
    environment: 'node',
    include,
    sequence: { groupOrder: 2 },
    provide: { filesOnDatabase: [...files.onDatabase] },
    setupFiles: ['./test/leave-nothing.ts'],
    globalSetup: onDatabase ? ['./test/template-database.ts', './test/redis-server.ts'] : [],
    // Caps, never waits: a machine that stands still for a minute, paused or short of disk, is no failure.
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
