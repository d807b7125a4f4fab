import { rm } from 'node:fs/promises';
import { runUntilStopped } from '../../src/site/run-until-stopped.ts';
import { startSite } from '../../src/site/site.ts';
import { buildCanaries } from '../faults/canary-builds.ts';
import { siteUnderTest } from './site-under-test.ts';

const { port, dataDir } = siteUnderTest();

// A process of its own: the test runner compiles what it loads in its own way, JSX above all.
await runUntilStopped(async () => {
  await buildCanaries();
  const site = await startSite({
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      RATE_LIMIT: '100000',
    },
  });
  return {
    close: async () => {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});
