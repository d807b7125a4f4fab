import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'deploy',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/registry-image.ts'],
    // The first test of a file opens a copy of the registry; on two busy cores that can take a while.
    testTimeout: 60_000,
  },
});
