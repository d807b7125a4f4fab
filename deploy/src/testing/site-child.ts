import { runUntilStopped } from 'api/entry';
import { READY } from '../../proof/run/supervise.ts';
import { startSite } from '../site/site.ts';

// A site as a process, as `npm start` runs it, but with the builds named on the command line.
await runUntilStopped(async () => {
  const site = await startSite({ env: process.env, builds: process.argv.slice(2) });
  process.stdout.write(`${site.url}\n`);
  process.send?.(READY);
  return site;
});
