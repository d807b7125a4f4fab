import { existsSync } from 'node:fs';
import { readServerConfig } from 'api/config';
import { runUntilStopped } from 'api/entry';
import { READY } from '../../proof/run/supervise.ts';
import { buildAll } from '../build/build-all.ts';
import { releasesFolder } from '../registry/registry.ts';
import { greeting } from './greeting.ts';
import { startSite } from './site.ts';

/** When `npm start` began, so that every line of progress counts from there (ms since 1970). */
const began = Number(process.argv[2] ?? Date.now());

function progress(text: string): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
}

await runUntilStopped(async () => {
  // A bad environment is refused before minutes are spent on builds.
  const { dataDir, seed } = readServerConfig(process.env);
  await buildAll(({ unit }) => progress(`built ${unit}`));
  const first = seed === 'demo' && !existsSync(releasesFolder(dataDir));
  progress(first ? 'making the demo community and starting the site' : 'starting the site');
  const site = await startSite({ env: process.env });
  progress('ready');
  process.stdout.write(greeting(site));
  // From now on a death is one that a new start may mend.
  process.send?.(READY);
  return site;
});
