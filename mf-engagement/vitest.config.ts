import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-engagement',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['shared-contracts/testing/setup'],
  },
});
