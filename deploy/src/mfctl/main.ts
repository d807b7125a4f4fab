import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildUnit } from '../build/build-all.ts';
import { buildUnits, ROOT } from '../build/units.ts';
import { askAt } from './ask.ts';
import { runChecks } from './check-unit.ts';
import { connect, reach } from './connect.ts';
import { addNew } from './new-command.ts';
import { runMfctl } from './run-mfctl.ts';

// `npm run mfctl -- <command>`
process.exitCode = await runMfctl(
  process.argv.slice(2),
  {
    env: process.env,
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    now: () => performance.now(),
    connect,
    reach,
    ask: askAt(process.stdin, process.stderr),
    reaches: `It talks to the site that runs on DATA_DIR, to the one named with --site or RELEASE_SITE (after
"mfctl login", or with RELEASE_TOKEN, the site's or one of "mfctl token create"), or opens the registry itself while no site runs.`,
    build: (unit) => buildUnit(unit),
    check: (unit) => runChecks(unit, join(ROOT, unit)),
    isLocal: (unit) => buildUnits().includes(unit),
  },
  (program, surroundings) => {
    const manifest = createRequire(join(ROOT, 'package.json'));
    const versionOf = (name: string) =>
      (manifest(`${name}/package.json`) as { version: string }).version;
    addNew(program, surroundings, versionOf);
  },
);
