import { defineProject } from 'vitest/config';
// Test files share a process, and with it one registry, whose tables are made anew for each test (decision 070).
export default defineProject({
  test: {
    name: 'deploy',
    environment: 'node',
    include: ['**/*.test.ts'],
    isolate: false,
    setupFiles: ['../api/test/leave-nothing.ts'],
    globalSetup: ['./src/build/programs.ts', './src/testing/registry-image.ts'],
    // The first test of a process opens a copy of the registry; on two busy cores that can take a while.
    // Caps, never waits: a machine that stands still for a minute, paused or short of disk, is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
