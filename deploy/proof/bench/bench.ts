import { parseArgs } from 'node:util';
import { makeAllPrograms, TEST_PROGRAMS } from '../../src/build/programs.ts';
import { impossibleFigures } from './figures.ts';
import { ROWS } from './rows.ts';
import { SMALLEST } from './smallest.ts';

// `npm run bench -- [rows]`: fails when a gate does not hold or a figure cannot be. `--smallest` runs each row with as
// little as it takes, and judges the figures alone: gates are meant for the whole size and a quiet machine.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    smallest: {
      type: 'boolean',
      default: false,
    },
  },
});
// Rows read their sizes when they are loaded.
if (values.smallest) for (const [name, value] of SMALLEST) process.env[name] ??= value;

const unknown = wanted.filter((name) => !Object.hasOwn(ROWS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `bench: no row "${unknown.join('", "')}"; there are: ${Object.keys(ROWS).join(', ')}\n`,
  );
  process.exit(2);
}

await makeAllPrograms(TEST_PROGRAMS);
let held = true;
for (const [name, load] of Object.entries(ROWS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const row = await load();
  const lines: string[] = [];
  const holds = await row((line) => {
    lines.push(line);
    process.stdout.write(`${line}\n`);
  });
  const impossible = impossibleFigures(lines);
  for (const sentence of impossible) process.stderr.write(`bench: cannot be: ${sentence}\n`);
  held = held && (holds || values.smallest) && impossible.length === 0;
}
process.exitCode = held ? 0 : 1;
