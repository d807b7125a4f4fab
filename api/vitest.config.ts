import { availableParallelism } from 'node:os';
import { configDefaults, defineProject } from 'vitest/config';

// Test files share processes, and each process has one database that is emptied for the next file (decision 070).
export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.isolated.test.ts'],
    isolate: false,
    // One process per core unless the proof runs steps side by side: each takes the next file when it is free.
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? availableParallelism()),
    sequence: { groupOrder: 1 },
    setupFiles: ['./test/leave-nothing.ts'],
    globalSetup: [
      './src/build/programs.ts',
      './test/template-database.ts',
      './test/redis-server.ts',
    ],
    // A whole in-memory PostgreSQL starts per process; on two busy cores that can take a while.
    // Caps, never waits: a machine that stands still for a minute, paused or short of disk, is no failure.
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
