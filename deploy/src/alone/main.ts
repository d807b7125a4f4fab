import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from 'shared-contracts/platform/routes';
import { buildAlone, checkAlone } from './check-alone.ts';

// For `npm test`: exit code 1 and the tool's words for the first of the named remotes (all, when none is named) that
// does not stand alone. `--build` only builds, `--check` only checks and tests; neither does both. `--report FILE`, for
// one remote, keeps what Vitest counted.
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const report = values.report === undefined ? undefined : resolve(values.report);
const isBoth = values.build === values.check;
try {
  for (const remote of wanted.length > 0 ? wanted : REMOTES) {
    if (isBoth || values.build) await buildAlone(remote);
    if (isBoth || values.check) await checkAlone(remote, report);
    process.stdout.write(`${remote} stands alone\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
