import { runTask } from 'api/entry';
import { buildAll, buildUnit, type BuildStep } from './build-all.ts';
import { makeAllPrograms } from './programs.ts';

/** Names the server and its commands. */
const API = 'api';

// `npm run build [-- api | UNIT …]`
const named = process.argv.slice(2);
const onBuilt = ({ unit, seconds }: BuildStep): void => {
  process.stdout.write(`built ${unit} in ${seconds.toFixed(1)} s\n`);
};
await runTask(async () => {
  if (named.length === 0 || named.includes(API)) await makeAllPrograms();
  if (named.length === 0) await buildAll(onBuilt);
  for (const unit of named) if (unit !== API) await buildUnit(unit);
});
