import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: [
      'src/**/*.test.ts',
      'seed/**/*.test.ts',
      'migrations/**/*.test.ts',
      'harness/**/*.test.ts',
    ],
    globalSetup: ['./test/template-database.ts', './test/redis-server.ts'],
    // A whole in-memory PostgreSQL starts per file; on two busy cores that can take a while.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
