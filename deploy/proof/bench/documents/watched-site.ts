import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runUntilStopped } from 'api/entry';
import { startSite } from '../../../src/site/site.ts';

// A site as a process that can be asked for how long its event loop stood still since it was asked before, in ms.
await runUntilStopped(async () => {
  const site = await startSite({ env: process.env, builds: process.argv.slice(2) });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', () => {
    process.send?.(delay.count === 0 ? 0 : delay.max / 1e6);
    delay.reset();
  });
  process.stdout.write(`${site.url}\n`);
  return site;
});
