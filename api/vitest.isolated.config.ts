import { defineProject } from 'vitest/config';

// A file that replaces modules replaces them for its whole process, so each has one of its own. None has a database.
export default defineProject({
  test: {
    name: 'api-isolated',
    environment: 'node',
    include: ['**/*.isolated.test.ts'],
    sequence: { groupOrder: 2 },
    setupFiles: ['./test/leave-nothing.ts'],
    // Caps, never waits: a machine that stands still for a minute, paused or short of disk, is no failure.
    hookTimeout: 180_000,
    testTimeout: 180_000,
  },
});
