import { defineConfig } from 'vitest/config';

// One run for everybody; each workspace keeps its own configuration and runs alone with it.
export default defineConfig({
  test: {
    projects: [
      'shared-contracts',
      'shell',
      'mf-*',
      'deploy',
      'api',
      'api/vitest.isolated.config.ts',
    ],
  },
});
