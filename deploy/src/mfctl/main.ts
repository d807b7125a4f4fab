import { buildUnit } from '../build/build-all.ts';
import { buildUnits } from '../build/units.ts';
import { checkUnit } from './check-unit.ts';
import { connect } from './connect.ts';
import { runMfctl } from './run-mfctl.ts';

// `npm run mfctl -- <command>`
process.exitCode = await runMfctl(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  now: () => performance.now(),
  connect,
  build: (unit) => buildUnit(unit),
  check: checkUnit,
  isLocal: (unit) => buildUnits().includes(unit),
});
