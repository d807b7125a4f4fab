import { greeting } from './greeting.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startSite } from './site.ts';

await runUntilStopped(async () => {
  const site = await startSite({ env: process.env });
  process.stdout.write(greeting(site));
  return site;
});
